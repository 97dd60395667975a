import type { Platform } from '#connectors/social/platforms.ts'
import { claimFile, releaseFile } from '#core/files/index.server.ts'
import { measurePicture } from '#features/campaigns/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { takesPictures } from '../entry-media.ts'
import { type Place, writeEntry } from './change-entry.ts'
import type { EntryPicture } from './plan-entries.table.ts'

/** The picture of a post, if its platform takes one. */
export const usablePicture = ({ platform, picture }: { platform: Platform; picture: EntryPicture | null }) =>
  takesPictures(platform) ? picture : null

export async function putPicture(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  locale: Locale,
  place: Place,
  { url, alt }: { url: string; alt: string },
) {
  const { workspaceId } = actor
  const { width, height } = await measurePicture(deps, workspaceId, url)
  return writeEntry(deps, actor, locale, place, async (db, _plan, { platform, picture: before }) => {
    if (!takesPictures(platform)) throw new AppError('post_takes_no_picture')
    if (before?.url === url && before.alt === alt) return null
    await claimFile(db, workspaceId, url, { field: 'url', isPicture: true })
    if (before) await releaseFile(db, workspaceId, before.url)
    return { picture: { url, width, height, alt } }
  })
}

export const removePicture = (deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, locale: Locale, place: Place) =>
  writeEntry(deps, actor, locale, place, async (db, _plan, { picture }) => {
    if (!picture) return null
    await releaseFile(db, actor.workspaceId, picture.url)
    return { picture: null }
  })
