import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/faults/')

/**
 * Faults take their time, most of it waiting: begun last, they would be waited for alone. So they are spread over the first half
 * of the run, where the others go on beside them; begun all at once, they would be in each other's way.
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
