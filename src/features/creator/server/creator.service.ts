import { randomUUID } from 'node:crypto'
import { findBrand } from '#core/brands/index.server.ts'
import { getCampaign } from '#features/campaigns/index.server.ts'
import { getLibraryPicture } from '#features/media-library/index.server.ts'
import { textsOf } from '#features/writing/index.server.ts'
import { AppError, errorText, notFound, storedErrorCode } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { NewCreation } from '../creator.contract.ts'
import { creatorRules } from '../i18n/index.ts'
import { plannedPosts } from '../platform-rules.ts'
import { createCampaign } from './create-campaign.job.ts'
import * as repository from './creations.repository.ts'

const inThePast = ruleText(creatorRules, 'timePassed')

/** Errors of a model or its provider do not affect the built-in writer. */
const offersBuiltIn = (code: string) => code.startsWith('ai_') || code === 'address_private'

function worded({ error, ...row }: repository.CreationRow, locale: Locale) {
  const code = error === null ? 'internal' : storedErrorCode(error)
  return {
    ...row,
    error:
      error === null ? null : { code, message: errorText(code, locale), offersBuiltIn: offersBuiltIn(code) },
  }
}

/** With the same key, it answers the first call's creation. */
export async function create(
  { db, queue, clock }: Pick<Deps, 'db' | 'queue' | 'clock'>,
  actor: Actor,
  locale: Locale,
  { key, ...input }: NewCreation,
) {
  const id = key ?? randomUUID()
  const { workspaceId } = actor
  await db.transaction(async (db) => {
    if (await repository.find(db, workspaceId, id)) return
    if (input.scheduledFor && new Date(input.scheduledFor) <= clock.now())
      throw new AppError('refused', { fields: { scheduledFor: inThePast } })
    if (input.brandId && !(await findBrand(db, workspaceId, input.brandId))) throw notFound()
    if (input.imageId) await getLibraryPicture(db, workspaceId, input.imageId)
    const waiting = plannedPosts(input.platforms).map(({ platform }) => [platform, 'waiting'] as const)
    const isNew = await repository.insert(db, workspaceId, {
      id,
      createdBy: actor.userId,
      locale,
      input: { ...input, runs: 0 },
      progress: Object.fromEntries(waiting),
      createdAt: clock.now(),
    })
    if (!isNew) return
    await queue.enqueue(db, createCampaign, { workspaceId, creationId: id })
    await announce(db, actor, 'creations')
  })
  const row = await repository.find(db, workspaceId, id)
  // The key belongs to another workspace's creation, which must not be revealed.
  if (!row) throw new AppError('conflict')
  return worded(row, locale)
}

export async function list(
  db: Db,
  actor: Actor,
  locale: Locale,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = cursor ? decodeInstantCursor(cursor) : null
  const rows = await repository.listOf(db, actor.workspaceId, actor.userId, after, limit + 1)
  const page = toPage(rows, limit, ({ createdAt, id }) => [createdAt, id])
  return { ...page, items: page.items.map((row) => worded(row, locale)) }
}

export async function get(db: Db, actor: Actor, locale: Locale, id: string) {
  const row = await repository.find(db, actor.workspaceId, id)
  if (!row) throw notFound()
  const campaign = row.campaignId ? await getCampaign(db, actor, row.campaignId) : null
  const platforms = plannedPosts(row.input.platforms).map(({ platform }) => platform)
  const texts = await textsOf(db, actor.workspaceId, id, platforms)
  return { ...worded(row, locale), texts, campaign }
}
