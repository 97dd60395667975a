import * as z from 'zod'
import type { Problem } from '#connectors/social/checks/problem.ts'
import { contentTextSchema, newCampaignSchema } from '#features/campaigns/campaigns.contract.ts'
import { type CampaignWords, problemsOfNew } from '#features/campaigns/post-problems.ts'

const { title, description, platforms, scheduledFor, brandId, withPictures, imageId } =
  newCampaignSchema.shape

/** The API input as a flat form. */
export const newCampaignFormSchema = z.object({
  title,
  description,
  platforms,
  content: contentTextSchema,
  scheduledFor,
  brandId,
  withPictures,
  imageId,
})
export type NewCampaignForm = z.output<typeof newCampaignFormSchema>

export const toCall = ({ content, ...rest }: NewCampaignForm) => ({
  ...rest,
  content: { content, variations: [], suggestedHashtags: [], visualSuggestions: [] },
})

const needed = ['title', 'description', 'platforms'] as const

/** Required fields that are empty. */
export const missingIn = (values: Pick<NewCampaignForm, (typeof needed)[number]>) =>
  needed.filter((field) => values[field].length === 0)

/**
 * Problems the server would refuse. While the person is still writing, empty fields are ignored, and a draft can get
 * its media later; with a time, every rule applies.
 */
export const problemsWhileWriting = (
  words: CampaignWords,
  { isScheduled }: { isScheduled: boolean },
): Problem[] =>
  problemsOfNew(words).filter(({ field, rule }) => (field === 'media' ? isScheduled : rule !== 'required'))
