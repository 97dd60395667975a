import type { FastifyInstance } from 'fastify'
import type { ScreenPath } from '#platform/screens.ts'
import type { DemoPart } from './demo/demo-part.ts'
import type { Job } from './jobs/define-job.ts'
import type { SealedColumn } from './rotate-secret/sealed-column.ts'

/** What screens ask for when they open without filters; the server puts the answers into the page. */
export type FirstAnswers = Partial<
  Record<
    ScreenPath,
    {
      /** Asked for as they stand; `:id` is that of the address. */
      plain?: readonly string[]
      /** Narrowed to the brand that is shown. */
      byBrand?: readonly string[]
    }
  >
>

/** What a feature brings to the server. `src/app/server/features.ts` lists them all. */
export type ServerFeature = {
  routes?: (app: FastifyInstance) => void | Promise<void>
  /** The codes of its refusals, as `defineErrors` returns them. */
  errors?: Readonly<Record<string, number>>
  jobs?: readonly Job[]
  /** Those of its jobs that look after what an earlier process may have left behind. */
  jobsAtStart?: readonly Job[]
  /** Its part of the made-up shop. */
  demo?: readonly DemoPart[]
  /** What it seals with the app secret. A test holds it against the schema and the source. */
  sealedColumns?: readonly SealedColumn[]
  /** Of its screens; what is missing here, the screen asks for itself. */
  firstReads?: FirstAnswers
}
