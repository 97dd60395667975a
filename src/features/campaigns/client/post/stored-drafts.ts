import * as z from 'zod'
import type { Post } from '#features/campaigns/post-shape.ts'

export type PostText = Pick<Post, 'title' | 'text' | 'followUps' | 'options'>

const draftSchema = z
  .object({
    title: z.string(),
    text: z.string(),
    followUps: z.array(z.string()),
    options: z.record(z.string(), z.string()),
  })
  .partial()
const keptSchema = z.record(z.string(), draftSchema)
/** Unsaved edits by post id. */
export type StoredDrafts = z.output<typeof keptSchema>

const keyOf = (campaignId: string) => `post-drafts ${campaignId}`

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

/** Unsaved edits from earlier in this tab. */
export const readStoredDrafts = (campaignId: string): StoredDrafts =>
  keptSchema.safeParse(readJson(sessionStorage.getItem(keyOf(campaignId)))).data ?? {}

export function storeDrafts(campaignId: string, drafts: StoredDrafts): void {
  if (Object.keys(drafts).length === 0) sessionStorage.removeItem(keyOf(campaignId))
  else sessionStorage.setItem(keyOf(campaignId), JSON.stringify(drafts))
}
