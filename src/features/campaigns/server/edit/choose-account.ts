import { randomUUID } from 'node:crypto'
import { manifestOf } from '#connectors/social/registry.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { MAX_POSTS } from '#features/campaigns/post-shape.ts'
import { type AccountRow, findAccount, findAccountFor } from '#features/social-accounts/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { get } from '../campaigns.service.ts'
import { lockPosts, type PostPath } from '../lock-posts.ts'
import { copyMedia } from '../media/copy-media.ts'
import * as repository from '../posts.repository.ts'
import { recomputeAndAnnounce } from '../recompute-campaign.ts'
import { changePost } from './edit-post.ts'

type PostRow = repository.PostRow
type Chosen = { accountId: string; accountName: string }

/** The account that a person wants, if this post may go out through it. */
async function getChoosable(db: Db, post: PostRow, id: string): Promise<Chosen> {
  const account = await findAccount(db, post.workspaceId, id)
  if (!account) throw notFound()
  if (account.platform !== post.platform) throw new AppError('account_of_other_platform')
  if (account.brandId !== null && account.brandId !== post.brandId)
    throw new AppError('account_of_other_brand')
  if (!account.isActive) throw new AppError('account_resting')
  return chosen(account)
}

const chosen = ({ id, accountName }: Pick<AccountRow, 'id' | 'accountName'>): Chosen => ({
  accountId: id,
  accountName,
})

const wasSent = ({ state }: PostRow) => state === 'published' || state === 'unconfirmed'

/** The account that a post without a choice went out through, or would now. Null if there is none. */
async function accountInUse(db: Db, post: PostRow): Promise<Chosen | null> {
  if (!wasSent(post)) {
    const usual = await findAccountFor(db, post.workspaceId, post)
    return usual && chosen(usual)
  }
  const last = (await repository.listAttempts(db, post.workspaceId, [post.id])).at(-1)
  return last?.accountId ? { accountId: last.accountId, accountName: last.accountName } : null
}

/**
 * Makes the account of each of these posts its chosen one, so that no two of them can end up on the same page when
 * accounts come and go. Refuses an account that one of them has.
 */
async function keepApart(db: Db, others: readonly PostRow[], wanted: Chosen): Promise<void> {
  for (const post of others) {
    if (post.state === 'sending' && post.accountId === null) throw new AppError('already_sending')
    const own = post.accountId === null ? await accountInUse(db, post) : null
    if ((own?.accountId ?? post.accountId) === wanted.accountId) throw new AppError('account_has_post')
    if (own) await repository.update(db, post.workspaceId, post.id, own)
  }
}

/** From now on the post goes out through this account and no other. */
export const chooseAccount = (
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  accountId: string,
): Promise<CampaignDetail> =>
  changePost(deps, actor, locale, path, async (db, post) => {
    const wanted = await getChoosable(db, post, accountId)
    const all = await lockPosts(db, actor, path.id)
    await keepApart(
      db,
      all.filter(({ id, platform }) => id !== post.id && platform === post.platform),
      wanted,
    )
    await repository.update(db, actor.workspaceId, post.id, wanted)
  })

/** A draft of the same post for a further account of its platform. */
export const addAccount = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  path: PostPath,
  accountId: string,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const all = await lockPosts(db, actor, path.id)
    const post = all.find(({ id }) => id === path.postId)
    if (!post) throw notFound()
    // Each customer would get the message twice.
    if (manifestOf(post.platform).goesTo !== undefined) throw new AppError('one_account_only')
    const wanted = await getChoosable(db, post, accountId)
    if (all.length >= MAX_POSTS) throw new AppError('too_many_posts')
    await keepApart(
      db,
      all.filter(({ platform }) => platform === post.platform),
      wanted,
    )
    const copyId = randomUUID()
    await repository.insert(db, [{ ...copyOf(post), ...wanted, id: copyId }])
    await copyMedia(db, actor.workspaceId, new Map([[post.id, copyId]]))
    await recomputeAndAnnounce(db, actor, path.id)
    return get(db, actor, path.id)
  })

/** Its content and, of a draft, its planned day; not its history. */
const copyOf = (post: PostRow) => ({
  workspaceId: post.workspaceId,
  campaignId: post.campaignId,
  platform: post.platform,
  title: post.title,
  text: post.text,
  writtenBy: post.writtenBy,
  followUps: post.followUps,
  options: post.options,
  formats: post.formats,
  adType: post.adType,
  budget: post.budget,
  isDemo: post.isDemo,
  scheduledFor: post.state === 'draft' ? post.scheduledFor : null,
})
