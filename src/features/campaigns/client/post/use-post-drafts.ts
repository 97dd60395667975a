import { useEffect, useState } from 'react'
import type { Post } from '#features/campaigns/post-shape.ts'
import { type PostText, readStoredDrafts, type StoredDrafts, storeDrafts } from './stored-drafts.ts'

const without = (drafts: StoredDrafts, postId: string): StoredDrafts =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== postId))

/** Unsaved edits per post, so that switching posts or leaving the page loses nothing. */
export function usePostDrafts(campaignId: string) {
  const [drafts, setDrafts] = useState<StoredDrafts>(() => readStoredDrafts(campaignId))
  useEffect(() => storeDrafts(campaignId, drafts), [campaignId, drafts])

  const textOf = ({ id, title, text }: Post): PostText => ({
    title: drafts[id]?.title ?? title,
    text: drafts[id]?.text ?? text,
  })
  const isChanged = (post: Post) => {
    const { title, text } = textOf(post)
    return title !== post.title || text !== post.text
  }
  return {
    textOf,
    isChanged,
    type: (post: Post, changes: Partial<PostText>) =>
      setDrafts((now) => ({ ...now, [post.id]: { ...now[post.id], ...changes } })),
    forget: (postId: string) => setDrafts((now) => without(now, postId)),
    /** Drops the saved text; an edited title stays. */
    forgetText: (postId: string) =>
      setDrafts((now) => {
        const title = now[postId]?.title
        return title === undefined ? without(now, postId) : { ...now, [postId]: { title } }
      }),
    /** Drops what was saved, but keeps edits made while saving. */
    keepNewer: (postId: string, saved: PostText) =>
      setDrafts((now) => {
        const { title = saved.title, text = saved.text } = now[postId] ?? {}
        const newer = { ...(title !== saved.title && { title }), ...(text !== saved.text && { text }) }
        return Object.keys(newer).length > 0 ? { ...now, [postId]: newer } : without(now, postId)
      }),
  }
}
export type PostDrafts = ReturnType<typeof usePostDrafts>
