import type { PostOption } from '#connectors/social/channel.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignsRules } from '#features/campaigns/i18n/index.ts'
import type { PostChanges } from '#features/campaigns/posts.contract.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { get } from '../campaigns.service.ts'
import { lockPost, lockPosts, type PostPath } from '../lock-posts.ts'
import { releaseMedia } from '../media/release-media.ts'
import * as repository from '../posts.repository.ts'
import { recomputeAndAnnounce } from '../recompute-campaign.ts'
import { refuseBroken } from './check-rules.ts'

const unknownOption = ruleText(campaignsRules, 'unknownOption')

/** Not while it is being sent, and not after it is published. */
const isEditable = ({ state }: Pick<repository.PostRow, 'state'>) => editableStates.has(state)

export function requireEditable(post: Pick<repository.PostRow, 'state'>): void {
  if (post.state === 'sending') throw new AppError('already_sending')
  if (!isEditable(post)) throw new AppError('already_out')
}

/** One change of a post and its consequences. A scheduled post must stay valid, because it goes out unattended. */
export const changePost = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  change: (db: Db, post: repository.PostRow) => Promise<void>,
): Promise<CampaignDetail> =>
  db.transaction(async (db) => {
    const post = await lockPost(db, actor, path)
    requireEditable(post)
    await change(db, post)
    if (post.state === 'scheduled') {
      const now = await repository.list(db, actor.workspaceId, path.id)
      await refuseBroken(
        db,
        actor.workspaceId,
        now.filter(({ id }) => id === post.id),
        locale,
      )
    }
    await announce(db, actor, 'campaigns')
    return get(db, actor, path.id)
  })

const MOMENT_LENGTH = 16

/** What a draft may hold. What the network wants of it is checked before it is scheduled. */
function isAllowed(option: PostOption, value: string): boolean {
  if (option.kind === 'choice') return value === '' || option.choices.some((each) => each.value === value)
  return value.length <= (option.kind === 'moment' ? MOMENT_LENGTH : option.max)
}

function refuseUnknownOptions(platform: Platform, options: Record<string, string>): void {
  const known = manifestOf(platform).options ?? []
  for (const [id, value] of Object.entries(options)) {
    const option = known.find((each) => each.id === id)
    if (!option || !isAllowed(option, value))
      throw new AppError('invalid_input', { fields: { [`options.${id}`]: unknownOption } })
  }
}

export const editPost = (
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  changes: PostChanges,
) =>
  changePost(deps, actor, locale, path, async (db, { id, text, platform }) => {
    refuseUnknownOptions(platform, changes.options ?? {})
    const isOthersText = changes.text !== undefined && changes.text !== text
    await repository.update(db, actor.workspaceId, id, {
      ...changes,
      ...(isOthersText && { writtenBy: null }),
    })
  })

export const removePost = ({ db }: Pick<Deps, 'db'>, actor: Actor, path: PostPath) =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const posts = await lockPosts(db, actor, path.id)
    const post = posts.find(({ id }) => id === path.postId)
    if (!post) throw notFound()
    requireEditable(post)
    if (posts.length === 1) throw new AppError('last_post')
    await releaseMedia(db, workspaceId, [post.id])
    await repository.remove(db, workspaceId, post.id)
    await recomputeAndAnnounce(db, actor, path.id)
    return get(db, actor, path.id)
  })
