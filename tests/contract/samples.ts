import { analyticsSamples } from './analytics-samples.ts'
import { campaignSamples } from './campaign-samples.ts'
import { contentSamples } from './content-samples.ts'
import { inboxSamples } from './inbox-samples.ts'
import { peopleSamples } from './people-samples.ts'
import { salesSamples } from './sales-samples.ts'
import type { Build } from './sample.ts'
import { shopSamples } from './shop-samples.ts'
import { teamSamples } from './team-samples.ts'

/** One row for each endpoint that takes an id, a body or a query that must be there; the run fails when one is missing. */
export const samples: Record<string, Build> = {
  ...peopleSamples,
  ...shopSamples,
  ...campaignSamples,
  ...contentSamples,
  ...inboxSamples,
  ...teamSamples,
  ...salesSamples,
  ...analyticsSamples,
}
