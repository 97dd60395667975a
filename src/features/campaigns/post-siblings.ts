import type { CampaignDetail } from './campaigns.contract.ts'
import type { Post } from './post-shape.ts'

/** Whether the campaign posts to further accounts of the same platform. */
export const hasSiblings = ({ posts }: Pick<CampaignDetail, 'posts'>, post: Pick<Post, 'id' | 'platform'>) =>
  posts.some(({ id, platform }) => id !== post.id && platform === post.platform)
