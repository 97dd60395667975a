import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/faults/')

/**
 * Fault tests are slow, mostly waiting: started last, they would run alone. So they are spread over the first half of
 * the run; started all at once, they would slow each other.
 */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { slow = [], others = [] } = Object.groupBy(await super.sort(files), (file) =>
      isSlow(file) ? 'slow' : 'others',
    )
    const apart = Math.floor(others.length / 2 / Math.max(slow.length, 1))
    return slow.reduce((order, file, place) => order.toSpliced(place * (apart + 1), 0, file), others)
  }
}
