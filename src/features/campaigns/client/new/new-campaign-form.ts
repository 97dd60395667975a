import * as z from 'zod'
import type { Problem } from '#connectors/social/problem.ts'
import { contentTextSchema, newCampaignSchema } from '#features/campaigns/campaigns.contract.ts'
import { type CampaignWords, problemsOfNew } from '#features/campaigns/post-problems.ts'

const { title, description, platforms, scheduledFor, brandId, withPictures } = newCampaignSchema.shape

/** The call as a form: its text stands flat beside the rest. */
export const newCampaignFormSchema = z.object({
  title,
  description,
  platforms,
  content: contentTextSchema,
  scheduledFor,
  brandId,
  withPictures,
})
export type NewCampaignForm = z.output<typeof newCampaignFormSchema>

export const toCall = ({ content, ...rest }: NewCampaignForm) => ({
  ...rest,
  content: { content, variations: [], suggestedHashtags: [], visualSuggestions: [] },
})

const needed = ['title', 'description', 'platforms'] as const

/** What a campaign cannot be without. */
export const missingIn = (values: Pick<NewCampaignForm, (typeof needed)[number]>) =>
  needed.filter((field) => values[field].length === 0)

/**
 * What the server would refuse of a campaign as it stands. What is still empty is no reason while somebody writes, and what a draft
 * shows can be added later; with a time everything counts.
 */
export const problemsWhileWriting = (
  words: CampaignWords,
  { isScheduled }: { isScheduled: boolean },
): Problem[] =>
  problemsOfNew(words).filter(({ field, rule }) => (field === 'media' ? isScheduled : rule !== 'required'))
