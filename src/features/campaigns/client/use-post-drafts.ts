import { useState } from 'react'
import type { Post } from '../post-shape.ts'

export type PostText = Pick<Post, 'title' | 'text'>

/** What was typed and not saved yet, post by post, so that looking at another one loses nothing. */
export function usePostDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, PostText>>(new Map())
  const textOf = ({ id, title, text }: Post): PostText => drafts.get(id) ?? { title, text }
  const isChanged = (post: Post) => {
    const { title, text } = textOf(post)
    return title !== post.title || text !== post.text
  }
  function forget(postId: string) {
    setDrafts((now) => new Map([...now].filter(([id]) => id !== postId)))
  }
  /** Takes away what was saved; what was typed while it was being saved stays. */
  function keepNewer(postId: string, saved: PostText) {
    setDrafts((now) => {
      const draft = now.get(postId)
      const isNewer = draft && (draft.title !== saved.title || draft.text !== saved.text)
      return isNewer ? now : new Map([...now].filter(([id]) => id !== postId))
    })
  }
  return {
    textOf,
    isChanged,
    type: (post: Post, changes: Partial<PostText>) =>
      setDrafts((now) => new Map(now).set(post.id, { ...textOf(post), ...changes })),
    forget,
    keepNewer,
  }
}
export type PostDrafts = ReturnType<typeof usePostDrafts>
