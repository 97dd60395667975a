import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { isTestAdapter } from '#connectors/social/server-registry.ts'
import { accountsFor } from '#features/social-accounts/index.server.ts'
import type { AddressTrouble } from '#platform/address-trouble.ts'
import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { type Choice, listChosen } from './scheduled-posts.repository.ts'

export const fetchesFromUs = (platform: Platform) => manifestOf(platform).fetchesMedia !== undefined
const fetchingPlatforms = allPlatforms.filter(fetchesFromUs)

type Post = { platform: Platform; hasMedia: boolean; hasPictures: boolean }

/** Whether its network reads something of it from us. One without media may be given a picture. */
function isFetched({ platform, hasMedia, hasPictures }: Post): boolean {
  const { fetchesMedia, media } = manifestOf(platform)
  if (fetchesMedia === 'pictures') return hasPictures || (!hasMedia && media.requires === 'picture or video')
  return hasMedia || media.requires !== 'nothing'
}

const addressErrors = {
  missing: 'public_address_missing',
  not_https: 'public_address_not_https',
  private: 'public_address_private',
  unreachable: 'public_address_unreachable',
  elsewhere: 'public_address_elsewhere',
} as const satisfies Record<AddressTrouble, string>

export type Addressing = Pick<Deps, 'db' | 'storage' | 'ownAddress'>

/**
 * Refuses posts whose network would read their media from this installation, if it cannot. Posts of the sandbox and
 * those that a person publishes need no address.
 */
export async function requirePublicAddress(
  { db, storage, ownAddress }: Addressing,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  choice: Choice,
): Promise<void> {
  // Networks read from the store then.
  if (storage.publicUrl) return
  const posts = await listChosen(db, workspaceId, fetchingPlatforms, choice)
  const withMedia = posts.filter(isFetched)
  if (withMedia.length === 0) return
  const accountOf = await accountsFor(db, withMedia)
  const isReal = (account: ReturnType<typeof accountOf>) => account && !isTestAdapter(account.adapter)
  if (!withMedia.some((post) => isReal(accountOf(post)))) return
  const state = await ownAddress.check()
  if (state !== 'ok') throw new AppError(addressErrors[state])
}
