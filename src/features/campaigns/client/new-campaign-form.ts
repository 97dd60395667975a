import * as z from 'zod'
import { checkPost, type Problem } from '#channels/check-post.ts'
import type { Platform } from '#channels/platforms.ts'
import { manifestOf } from '#channels/registry.ts'
import { newCampaignSchema } from '../campaigns.contract.ts'

const { title, description, platforms, scheduledFor, brandId, withPictures } = newCampaignSchema.shape

/** The call as a form: its text stands flat beside the rest. */
export const newCampaignFormSchema = z.object({
  title,
  description,
  platforms,
  content: z.string(),
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

type Draft = { title: string; description: string; content: string; platforms: readonly Platform[] }

/** What the networks would not take of this text; pictures come later, so they are no reason yet. */
export const textProblems = ({ title, description, content, platforms }: Draft): Problem[] =>
  platforms
    .flatMap((platform) =>
      checkPost({
        platform,
        title: manifestOf(platform).title ? title : '',
        text: content.trim() || description,
        pictures: 0,
        videos: 0,
      }),
    )
    .filter(({ field, rule }) => field !== 'media' && rule !== 'required')
