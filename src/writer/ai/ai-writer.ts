import type { AiModel } from '#connectors/ai/ai-provider.ts'
import type { Writer } from '../writer.ts'
import { rewriteDay } from './rewrite-day.ts'
import { writeCampaign } from './write-campaign.ts'
import { writePlan } from './write-plan.ts'

/** Writes with a model of the shop's choice, under the same rules as the built-in writer. */
export const createAiWriter = (model: AiModel): Writer => ({
  by: { kind: 'ai', model: model.modelId },
  writeCampaign: (brief, onNews) => writeCampaign(model, brief, onNews),
  writePlan: (brief, onDay) => writePlan(model, brief, onDay),
  rewriteDay: (brief) => rewriteDay(model, brief),
})
