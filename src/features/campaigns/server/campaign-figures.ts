import { campaignStatus, type PostState } from '../campaign-status.ts'

export type PostFigures = {
  state: PostState
  scheduledFor: Date | null
  reach: number
  likes: number
  comments: number
  shares: number
  clicks: number
}

export function campaignFigures(posts: readonly PostFigures[]) {
  const sum = (of: (post: PostFigures) => number) => posts.reduce((total, post) => total + of(post), 0)
  const times = posts.flatMap(({ scheduledFor }) => scheduledFor?.getTime() ?? [])
  return {
    status: campaignStatus(posts.map(({ state }) => state)),
    scheduledFor: times.length > 0 ? new Date(Math.min(...times)) : null,
    postCount: posts.length,
    deliveredCount: posts.filter(({ state }) => state === 'published').length,
    reach: sum(({ reach }) => reach),
    engagement: sum(({ likes, comments, shares }) => likes + comments + shares),
    clicks: sum(({ clicks }) => clicks),
  }
}

export type CampaignFigures = ReturnType<typeof campaignFigures>
