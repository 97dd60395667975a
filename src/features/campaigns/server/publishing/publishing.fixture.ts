import { asc, eq } from 'drizzle-orm'
import type { Platform } from '#channels/platforms.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { addCampaign } from '../add-campaign.ts'
import { postAttempts, posts } from '../posts.table.ts'
import { publishPost } from './publish-post.job.ts'

export type Sender = Pick<Actor, 'workspaceId' | 'userId' | 'clientId'>

export const senderOf = async (at: TestApp, person: Person): Promise<Sender> => ({
  workspaceId: await workspaceOf(at, person),
  userId: person.user.id,
  clientId: undefined,
})

const content = { content: 'Hello', variations: [], suggestedHashtags: [], visualSuggestions: [] }

/** A draft with one post for each of these platforms. */
export const addDraft = (
  at: TestApp,
  sender: Sender,
  platforms: Platform[],
  { text = 'Hello', brandId = null }: { text?: string; brandId?: string | null } = {},
): Promise<string> =>
  addCampaign(at.deps, at.deps.db, sender, {
    brandId,
    title: 'Spring',
    description: 'Spring',
    content,
    posts: platforms.map((platform) => ({ platform, title: 'Spring', text })),
    writtenBy: null,
    scheduledFor: null,
  })

export const postsOf = (at: TestApp, campaignId: string) =>
  at.deps.db
    .select()
    .from(posts)
    .where(eq(posts.campaignId, campaignId))
    .orderBy(asc(posts.createdAt), asc(posts.id))

export async function onlyPost(at: TestApp, campaignId: string) {
  const [post] = await postsOf(at, campaignId)
  if (!post) throw new Error('The campaign has no post.')
  return post
}

export const attemptsOf = (at: TestApp, postId: string) =>
  at.deps.db
    .select()
    .from(postAttempts)
    .where(eq(postAttempts.postId, postId))
    .orderBy(asc(postAttempts.number))

/** What the queue would do, here and now. */
export async function send(at: TestApp, campaignId: string): Promise<void> {
  const due = await postsOf(at, campaignId)
  await Promise.all(
    due.map(({ workspaceId, id: postId }) => publishPost.run({ workspaceId, postId }, at.deps)),
  )
}

/** Time passes for this post: what was planned is due, and whoever was sending it has long been gone. */
export const letTimePass = (at: TestApp, postId: string, minutes: number) =>
  at.query(
    `update posts set scheduled_for = scheduled_for - $2 * interval '1 minute', updated_at = updated_at - $2 * interval '1 minute' where id = $1`,
    [postId, minutes],
  )
