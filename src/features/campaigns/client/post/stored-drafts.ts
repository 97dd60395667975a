import * as z from 'zod'
import type { Post } from '#features/campaigns/post-shape.ts'

export type PostText = Pick<Post, 'title' | 'text'>

const keptSchema = z.record(z.string(), z.object({ title: z.string(), text: z.string() }).partial())
/** By the id of the post; only what was typed. */
export type StoredDrafts = Record<string, { title?: string | undefined; text?: string | undefined }>

const keyOf = (campaignId: string) => `post-drafts ${campaignId}`

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

/** What was typed in this tab before, and not saved. */
export const readStoredDrafts = (campaignId: string): StoredDrafts =>
  keptSchema.safeParse(readJson(sessionStorage.getItem(keyOf(campaignId)))).data ?? {}

export function storeDrafts(campaignId: string, drafts: StoredDrafts): void {
  if (Object.keys(drafts).length === 0) sessionStorage.removeItem(keyOf(campaignId))
  else sessionStorage.setItem(keyOf(campaignId), JSON.stringify(drafts))
}
