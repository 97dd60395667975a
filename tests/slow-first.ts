import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longest: started last, one of them would run while the other processor waits. */
const SLOW = [
  'tests/durability.test.ts',
  'tests/regular-expressions/regular-expressions.test.ts',
  'src/features/campaigns/server/media/campaign-media.service.test.ts',
  'src/features/demo-data/server/demo-data.test.ts',
  'src/media/video/render-video.test.ts',
  'src/server/rotate-secret/rotate-secret.test.ts',
  'src/writer/copywriting/rework-post.test.ts',
]

const isSlow = ({ moduleId }: TestSpecification) =>
  moduleId.includes('/tests/faults/') || SLOW.some((path) => moduleId.endsWith(path))

/** Starts eight processes, which would count as delay in the test that compares a quiet phase with a loaded one. */
const STARTS_MOST = 'many-workers.test.ts'
const COMPARES_PHASES = 'hanging-neighbour.test.ts'

const placeOf = ({ moduleId }: TestSpecification) =>
  Number(moduleId.endsWith(COMPARES_PHASES)) - Number(moduleId.endsWith(STARTS_MOST))

/**
 * Fault tests are slow, mostly waiting: started last, they would run alone. So they and the longest others are spread
 * over the first half of the run; started all at once, they would slow each other.
 */
export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { slow = [], others = [] } = Object.groupBy(await super.sort(files), (file) =>
      isSlow(file) ? 'slow' : 'others',
    )
    slow.sort((one, other) => placeOf(one) - placeOf(other))
    const apart = Math.floor(others.length / 2 / Math.max(slow.length, 1))
    return slow.reduce((order, file, place) => order.toSpliced(place * (apart + 1), 0, file), others)
  }
}
