import { editableStates, type PostState } from './campaign-status.ts'
import type { Post } from './post-shape.ts'

type Offered = Pick<Post, 'id' | 'state' | 'destination'> & { media: readonly unknown[] }

const toCome = new Set<PostState>(['draft', 'scheduled', 'needs_you'])
const cancellable = new Set<PostState>(['scheduled', 'needs_you'])

export type CampaignOffers = {
  publish: boolean
  schedule: 'schedule' | 'reschedule' | null
  /** The posts that can be taken back; what is being sent meanwhile does not keep the others from it. */
  cancel: string[]
  retry: number
  delete: boolean
  pictures: boolean
  results: boolean
}

/** What "publish" sends: a draft as a whole, else what waited for a person and has an account by now. */
export function toPublish<Each extends Pick<Offered, 'state'>>(
  posts: readonly Each[],
  hasAccount: (post: Each) => boolean,
): Each[] {
  if (posts.every(({ state }) => state === 'draft')) return [...posts]
  return posts.filter((post) => post.state === 'needs_you' && hasAccount(post))
}

/** What can be done with a campaign as it stands: the screen offers this and nothing else, and the server does all of it. */
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
