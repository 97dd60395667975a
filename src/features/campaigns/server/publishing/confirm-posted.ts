import * as z from 'zod'
import { recordActivity } from '#core/activity/index.server.ts'
import { campaignsRules } from '#features/campaigns/i18n/index.ts'
import { AppError, notFound } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { settle } from './after-change.ts'
import { holdPost, updatePost } from './publishing.repository.ts'

const webAddress = z.url({ protocol: /^https?$/ }).max(2000)
const noAddress = ruleText(campaignsRules, 'noAddress')

/** A person says that it is out: they posted it themselves, or found it there. */
export const confirmPosted = (
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  actor: Pick<Actor, 'workspaceId' | 'clientId' | 'userId'>,
  postId: string,
  { url }: { url?: string | undefined } = {},
): Promise<void> =>
  db.transaction(async (db) => {
    if (url !== undefined && !webAddress.safeParse(url).success)
      throw new AppError('invalid_input', { fields: { url: noAddress } })
    const held = await holdPost(db, actor.workspaceId, postId)
    if (!held) throw notFound()
    const { post, campaign } = held
    if (post.state === 'sending') throw new AppError('already_sending')
    if (post.state === 'published') throw new AppError('already_out')
    // What is planned goes out by itself: whoever has posted it already cancels it first.
    if (post.state === 'draft' || post.state === 'scheduled') throw new AppError('conflict')
    await updatePost(db, actor.workspaceId, postId, {
      state: 'published',
      publishedAt: clock.now(),
      confirmedBy: actor.userId,
      remoteUrl: url ?? null,
      dueAt: null,
      reason: null,
      reasonDetail: null,
    })
    const link = `/campaigns/${campaign.id}`
    await recordActivity(db, actor, { kind: 'post_confirmed', values: { title: campaign.title }, link })
    await settle(db, actor, campaign.id)
  })
