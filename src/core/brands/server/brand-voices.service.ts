import { recordActivity } from '#core/activity/index.server.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Voice } from '#writer/voice.ts'
import type { BrandVoice, SavedVoice } from '../brand-voice.contract.ts'
import * as repository from './brand-voices.repository.ts'
import { findBrand } from './brands.service.ts'

const link = '/brand-studio'
const unset: Voice = { samples: [], wordsToUse: [], wordsToAvoid: [], emoji: 'auto', hashtags: 'auto' }

async function getBrand(db: Db, workspaceId: WorkspaceId, brandId: string | undefined) {
  const brand = await findBrand(db, workspaceId, brandId ?? null)
  if (!brand) throw notFound()
  return brand
}

const present = (brandId: string, voice: Voice | null): BrandVoice => {
  const { samples, wordsToUse, wordsToAvoid, emoji, hashtags } = voice ?? unset
  return {
    brandId,
    samples: [...samples],
    wordsToUse: [...wordsToUse],
    wordsToAvoid: [...wordsToAvoid],
    emoji,
    hashtags,
  }
}

export async function get(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  brandId: string | undefined,
): Promise<BrandVoice> {
  const { id } = await getBrand(db, workspaceId, brandId)
  return present(id, await repository.find(db, workspaceId, id))
}

/** Each word once, whatever its capitals. */
const eachOnce = (words: readonly string[]) => [
  ...new Map(words.map((word) => [word.toLowerCase(), word])).values(),
]

export const save = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { brandId, samples, wordsToUse, wordsToAvoid, emoji, hashtags }: SavedVoice,
): Promise<BrandVoice> =>
  db.transaction(async (db) => {
    const { id, name } = await getBrand(db, actor.workspaceId, brandId)
    const saved = await repository.save(db, actor.workspaceId, id, {
      samples,
      wordsToUse: eachOnce(wordsToUse),
      wordsToAvoid: eachOnce(wordsToAvoid),
      emoji,
      hashtags,
      // Once edited, it is no longer demo data.
      isDemo: false,
      updatedAt: clock.now(),
    })
    await announce(db, actor, 'brand-voice')
    await recordActivity(db, actor, { kind: 'voice_changed', values: { name }, link })
    return present(id, saved)
  })

/** For the writers; by default of the oldest active brand. */
export async function voiceOf(db: Db, workspaceId: WorkspaceId, brandId: string | null): Promise<Voice> {
  const brand = await findBrand(db, workspaceId, brandId)
  return (brand && (await repository.find(db, workspaceId, brand.id))) ?? unset
}
