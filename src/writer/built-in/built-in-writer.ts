import { writeCampaign } from '../copywriting/write-campaign.ts'
import { rewriteDay } from '../months/rewrite-day.ts'
import { writePlan } from '../months/write-plan.ts'
import type { Writer } from '../writer.ts'

/** Writes without a provider, from its own phrases and what it knows about the shop. */
export const builtInWriter: Writer = {
  by: { kind: 'built-in' },
  writeCampaign,
  writePlan,
  rewriteDay: async (brief) => {
    const post = await rewriteDay(brief)
    return post && { post, by: { kind: 'built-in' } }
  },
}
