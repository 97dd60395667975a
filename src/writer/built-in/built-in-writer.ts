import type { Writer } from '../writer.ts'
import { writeCampaign } from './write-campaign.ts'
import { writePlan } from './write-plan.ts'

/** Writes without a provider, from its own phrases and what it knows about the shop. */
export const builtInWriter: Writer = {
  by: { kind: 'built-in' },
  writeCampaign,
  writePlan,
}
