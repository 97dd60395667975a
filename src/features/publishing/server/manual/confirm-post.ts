import * as z from 'zod'
import { isPostLink } from '#connectors/social/checks/is-post-link.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import {
  getCampaign,
  lockPost,
  type PostPath,
  recomputeAndAnnounce,
  updatePost,
} from '#features/campaigns/index.server.ts'
import { publishingRules } from '#features/publishing/i18n/index.ts'
import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { findReading, readByHand } from './read-by-hand.ts'

const webAddress = z.url({ protocol: /^https?$/ }).max(2000)
const noAddress = ruleText(publishingRules, 'noAddress')
const addressElsewhere = ruleText(publishingRules, 'addressElsewhere')

/** A person reports a post as published: they posted it by hand, or found it on the network. */
export const confirmPost = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'workspaceId' | 'clientId' | 'userId'>,
  path: PostPath,
  url?: string,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const post = await lockPost(db, actor, path)
    if (url !== undefined && !webAddress.safeParse(url).success)
      throw new AppError('invalid_input', { fields: { url: noAddress } })
    if (url !== undefined && !isPostLink(post.platform, url))
      throw new AppError('invalid_input', { fields: { url: addressElsewhere } })
    if (post.state === 'sending') throw new AppError('already_sending')
    if (post.state === 'published') throw new AppError('already_out')
    // A scheduled post goes out by itself: it has to be unscheduled first.
    if (post.state === 'draft' || post.state === 'scheduled') throw new AppError('conflict')
    const reading = url === undefined ? null : await findReading(db, post, url)
    await updatePost(db, actor.workspaceId, post.id, {
      state: 'published',
      publishedAt: clock.now(),
      confirmedBy: actor.userId,
      remoteUrl: url ?? null,
      ...(reading && { remoteId: reading.remoteId }),
      dueAt: null,
      reason: null,
      reasonDetail: null,
    })
    if (reading) await readByHand(db, post, reading.account, clock.now())
    await recomputeAndAnnounce(db, actor, path.id)
    const campaign = await getCampaign(db, actor, path.id)
    const { title } = campaign
    await recordActivity(db, actor, {
      kind: 'post_confirmed',
      values: { title },
      link: `/campaigns/${path.id}`,
    })
    return campaign
  })
