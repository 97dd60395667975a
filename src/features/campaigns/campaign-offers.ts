import { editableStates, type PostState } from './campaign-status.ts'
import { isFinishedInApp } from './post-reasons.ts'
import type { Post } from './post-shape.ts'

type Offered = Pick<Post, 'id' | 'state' | 'reason' | 'destination'> & { media: readonly unknown[] }

const toCome = new Set<PostState>(['draft', 'scheduled', 'needs_you'])
const cancellable = new Set<PostState>(['scheduled', 'needs_you'])

export type CampaignOffers = {
  publish: boolean
  schedule: 'schedule' | 'reschedule' | null
  /** Posts that can be unscheduled. A post that is being sent does not block the others. */
  cancel: string[]
  retry: number
  delete: boolean
  pictures: boolean
  results: boolean
}

/**
 * Posts that "publish" sends: all posts of a draft, otherwise those that needed a person and now have an account. What
 * waits in a network's app is there already.
 */
export function toPublish<Each extends Pick<Offered, 'state' | 'reason'>>(
  posts: readonly Each[],
  hasAccount: (post: Each) => boolean,
): Each[] {
  if (posts.every(({ state }) => state === 'draft')) return [...posts]
  return posts.filter(
    (post) => post.state === 'needs_you' && !isFinishedInApp(post.reason) && hasAccount(post),
  )
}

/** The actions a campaign allows now. The screen offers exactly these, and the server accepts them. */
export function offersOf(posts: readonly Offered[]): CampaignOffers {
  const has = (...states: PostState[]) => posts.some(({ state }) => states.includes(state))
  const isAhead = posts.some(({ state }) => toCome.has(state))
  const isOnlyMoved = has('scheduled') && !has('draft')
  return {
    publish: toPublish(posts, ({ destination }) => destination !== 'person').length > 0,
    schedule: isAhead ? (isOnlyMoved ? 'reschedule' : 'schedule') : null,
    cancel: posts.filter(({ state }) => cancellable.has(state)).map(({ id }) => id),
    retry: posts.filter(({ state }) => state === 'failed').length,
    delete: !has('sending'),
    pictures: posts.some(({ state, media }) => media.length === 0 && editableStates.has(state)),
    results: has('published'),
  }
}
