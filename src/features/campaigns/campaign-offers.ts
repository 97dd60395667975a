import type { PostState } from './campaign-status.ts'
import type { Post } from './post-shape.ts'

type Offered = Pick<Post, 'id' | 'state'> & { media: readonly unknown[] }

const toCome = new Set<PostState>(['draft', 'scheduled', 'needs_you'])
const cancellable = new Set<PostState>(['scheduled', 'needs_you'])
/** On their way, out, or nobody knows. */
const gone = new Set<PostState>(['sending', 'published', 'unconfirmed'])

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

/** What can be done with a campaign as it stands: the screen offers this and nothing else, and the server does all of it. */
export function offersOf(posts: readonly Offered[]): CampaignOffers {
  const has = (...states: PostState[]) => posts.some(({ state }) => states.includes(state))
  const isAhead = posts.some(({ state }) => toCome.has(state))
  const isOnlyMoved = has('scheduled') && !has('draft')
  return {
    publish: posts.length > 0 && posts.every(({ state }) => state === 'draft'),
    schedule: isAhead ? (isOnlyMoved ? 'reschedule' : 'schedule') : null,
    cancel: posts.filter(({ state }) => cancellable.has(state)).map(({ id }) => id),
    retry: posts.filter(({ state }) => state === 'failed').length,
    delete: !has('sending'),
    pictures: posts.some(({ media }) => media.length === 0) && !posts.some(({ state }) => gone.has(state)),
    results: has('published'),
  }
}
