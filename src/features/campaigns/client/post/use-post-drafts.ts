import { useEffect, useState } from 'react'
import type { Post } from '#features/campaigns/post-shape.ts'
import { type PostText, readStoredDrafts, type StoredDrafts, storeDrafts } from './stored-drafts.ts'

const without = (drafts: StoredDrafts, postId: string): StoredDrafts =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== postId))

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, place) => text === other[place])

type Options = PostText['options']

const areSame = (one: Options, other: Options) =>
  [...Object.keys(one), ...Object.keys(other)].every((id) => (one[id] ?? '') === (other[id] ?? ''))

/** Only what differs; null if nothing does. */
function changesFrom(before: PostText, after: PostText): Partial<PostText> | null {
  const changes = {
    ...(after.title !== before.title && { title: after.title }),
    ...(after.text !== before.text && { text: after.text }),
    ...(!isSame(after.followUps, before.followUps) && { followUps: after.followUps }),
    ...(!areSame(after.options, before.options) && { options: after.options }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

/** Unsaved edits per post, so that switching posts or leaving the page loses nothing. */
export function usePostDrafts(campaignId: string) {
  const [drafts, setDrafts] = useState<StoredDrafts>(() => readStoredDrafts(campaignId))
  useEffect(() => storeDrafts(campaignId, drafts), [campaignId, drafts])

  const textOf = ({ id, title, text, followUps, options }: Post): PostText => ({
    title,
    text,
    followUps,
    options,
    ...drafts[id],
  })
  const isChanged = (post: Post) => changesFrom(post, textOf(post)) !== null
  return {
    textOf,
    isChanged,
    type: (post: Post, changes: Partial<PostText>) =>
      setDrafts((now) => ({ ...now, [post.id]: { ...now[post.id], ...changes } })),
    forget: (postId: string) => setDrafts((now) => without(now, postId)),
    /** Drops the saved text; other edits stay. */
    forgetText: (postId: string) =>
      setDrafts((now) => {
        const { text: _, ...others } = now[postId] ?? {}
        return Object.keys(others).length > 0 ? { ...now, [postId]: others } : without(now, postId)
      }),
    /** Drops what was saved, but keeps edits made while saving. */
    keepNewer: (postId: string, saved: PostText) =>
      setDrafts((now) => {
        const newer = changesFrom(saved, { ...saved, ...now[postId] })
        return newer ? { ...now, [postId]: newer } : without(now, postId)
      }),
  }
}
export type PostDrafts = ReturnType<typeof usePostDrafts>
