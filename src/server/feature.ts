import type { FastifyInstance } from 'fastify'
import type { Choices } from '#platform/browser-choices.ts'
import type { Article } from '#platform/help-article.ts'
import type { ScreenNames } from '#platform/screen-names.ts'
import type { ScreenPath } from '#platform/screens.ts'
import type { DemoPart } from './demo/demo-part.ts'
import type { Job } from './jobs/define-job.ts'
import type { SealedColumn } from './rotate-secret/sealed-column.ts'

/** What the first reads of a page depend on. */
export type OpenedPage = {
  choices: Choices
  /** In the shop's zone. */
  today: string
}

/** The URL of a first read, or how to build it. */
type FirstUrl = string | ((page: OpenedPage) => string)

/** Reads of screens opened without filters; the server embeds the answers in the page. */
export type FirstAnswers = Partial<
  Record<
    ScreenPath,
    {
      /** Requested as they are; `:id` comes from the URL. */
      plain?: readonly FirstUrl[]
      /** Filtered by the current brand. */
      byBrand?: readonly FirstUrl[]
    }
  >
>

/** The server manifest of a feature. `src/app/server/features.ts` lists them all. */
export type ServerFeature = {
  routes?: (app: FastifyInstance) => void | Promise<void>
  /** Its error codes, as `defineErrors` returns them. */
  errors?: Readonly<Record<string, number>>
  jobs?: readonly Job[]
  /** Jobs that also run at startup, to clean up after a crashed process. */
  jobsAtStart?: readonly Job[]
  /** Its part of the demo shop. */
  demo?: readonly DemoPart[]
  /** Columns sealed with the app secret. A test checks the list against the schema and the source. */
  sealedColumns?: readonly SealedColumn[]
  screenNames?: ScreenNames
  /** Its help articles. */
  articles?: readonly Article[]
  /** First reads of its screens; the client fetches everything else. */
  firstReads?: FirstAnswers
}
