import { useEffect, useState } from 'react'
import type { WaitingPost } from '#features/campaigns/waiting.contract.ts'
import { fetchFiles, isAbort } from '../manual-publish/share-post.ts'

type Files = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; files: File[] }

/** Loaded before the tap: a browser opens its share sheet only right after one. */
export function useShareFiles(post: Pick<WaitingPost, 'platform' | 'media'>, isNeeded: boolean): Files {
  const [state, setState] = useState<Files>({ status: 'loading' })
  useEffect(() => {
    if (!isNeeded) return
    const leaving = new AbortController()
    fetchFiles(post, leaving.signal).then(
      (files) => setState({ status: 'ready', files }),
      (error: unknown) => isAbort(error) || setState({ status: 'failed' }),
    )
    return () => leaving.abort()
  }, [post, isNeeded])
  return state
}
