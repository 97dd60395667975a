import type { FastifyInstance } from 'fastify'
import type { DemoPart } from './demo/demo-part.ts'
import type { Job } from './jobs/define-job.ts'
import type { SealedColumn } from './rotate-secret/sealed-column.ts'

/** What a feature brings to the server. `src/app/server/features.ts` lists them all. */
export type ServerFeature = {
  routes?: (app: FastifyInstance) => void | Promise<void>
  jobs?: readonly Job[]
  /** Those of its jobs that look after what an earlier process may have left behind. */
  jobsAtStart?: readonly Job[]
  /** Its part of the made-up shop. */
  demo?: readonly DemoPart[]
  /** What it seals with the app secret. A test holds it against the schema and the source. */
  sealedColumns?: readonly SealedColumn[]
}
