import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Platform } from '#connectors/social/platforms.ts'
import { keepFile } from '#core/files/index.server.ts'
import { addCampaign, type PostRow, postAttempts, posts } from '#features/campaigns/index.server.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { followUp } from './outcomes/follow-up.job.ts'
import { createPostSender } from './send/post-sender.ts'

export type Sender = Pick<Actor, 'workspaceId' | 'userId' | 'clientId'>

export const senderOf = async (at: TestApp, person: Person): Promise<Sender> => ({
  workspaceId: await workspaceOf(at, person),
  userId: person.user.id,
  clientId: undefined,
})

const content = { content: 'Hello', variations: [], suggestedHashtags: [], visualSuggestions: [] }

/** A draft with one post per platform. */
export const addDraft = (
  at: TestApp,
  sender: Sender,
  platforms: readonly Platform[],
  { text = 'Hello', brandId = null }: { text?: string; brandId?: string | null } = {},
): Promise<string> =>
  addCampaign(at.deps.db, sender, {
    brandId,
    title: 'Spring',
    description: 'Spring',
    content,
    posts: platforms.map((platform) => ({ platform, title: 'Spring', text })),
    writtenBy: null,
    scheduledFor: null,
  })

/** A PNG, which most networks get as it is and some as a JPEG, or a video. */
export async function addMedium(
  at: TestApp,
  { id, workspaceId }: Pick<PostRow, 'id' | 'workspaceId'>,
  kind: 'picture' | 'video',
): Promise<void> {
  const png = sharp({ create: { width: 640, height: 640, channels: 3, background: '#c33' } }).png()
  const [type, content] =
    kind === 'video'
      ? (['video/mp4', Buffer.from('a video')] as const)
      : (['image/png', await png.toBuffer()] as const)
  const url = await keepFile(at.deps, workspaceId, type, content, { width: 640, height: 640 })
  await at.query(
    `insert into post_media (workspace_id, post_id, kind, url, width, height, alt)
     values ($1, $2, $3, $4, 640, 640, 'A red square')`,
    [workspaceId, id, kind, url],
  )
}

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

/** Runs the follow-up job twice, to prove that it notifies once. */
async function follow(at: TestApp, campaignId: string): Promise<void> {
  const { workspaceId } = await onlyPost(at, campaignId)
  for (let time = 0; time < 2; time++) await followUp.run({ workspaceId, campaignIds: [campaignId] }, at.deps)
}

/** Runs the engine once for posts that are due. */
export async function send(at: TestApp, campaignId: string): Promise<void> {
  const sender = createPostSender(at.deps)
  while (await sender.sendDue()) await sender.nextEnd()
  await sender.allEnded()
  await follow(at, campaignId)
}

/** Claims what is due at this moment, and nothing that becomes due meanwhile. */
export async function sendOnce(at: TestApp): Promise<void> {
  const sender = createPostSender(at.deps)
  await sender.sendDue()
  await sender.allEnded()
}

/** Runs the engine once for abandoned posts. */
export async function watch(at: TestApp, campaignId: string): Promise<void> {
  const sender = createPostSender(at.deps)
  await sender.lookUpAbandoned()
  await sender.allEnded()
  await follow(at, campaignId)
}

/** Moves time forward for this post while it is on its way: it becomes due, and its lease ends. */
export async function letTimePass(at: TestApp, postId: string, minutes: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - $2 * interval '1 minute'`
  const columns = ['due_at', 'lease_until', 'scheduled_for', 'updated_at']
  await at.query(
    `update posts set ${columns.map(earlier).join(', ')}
    where id = $1 and state in ('scheduled', 'sending')`,
    [postId, minutes],
  )
  await at.query(`update post_attempts set ${earlier('started_at')} where post_id = $1`, [postId, minutes])
}
