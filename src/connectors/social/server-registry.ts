import type { AdapterKind, ChannelAdapter, ReadingAccount } from './adapter.ts'
import { blog } from './blog/blog.adapter.ts'
import { bluesky } from './bluesky/bluesky.adapter.ts'
import { discord } from './discord/discord.adapter.ts'
import { email } from './email/email.adapter.ts'
import { googleBusiness } from './google-business/google-business.adapter.ts'
import type { Reach } from './http/network-call.ts'
import { linkedin } from './linkedin/linkedin.adapter.ts'
import { mastodon } from './mastodon/mastodon.adapter.ts'
import { meta } from './meta/meta.adapter.ts'
import { pinterest } from './pinterest/pinterest.adapter.ts'
import { type AdapterName, adapterNames, type Platform, testAdapterName } from './platforms.ts'
import { reddit } from './reddit/reddit.adapter.ts'
import { adapterNameOf, manifestOf } from './registry.ts'
import { sandbox } from './sandbox/sandbox.adapter.ts'
import { snapchat } from './snapchat/snapchat.adapter.ts'
import { telegram } from './telegram/telegram.adapter.ts'
import { threads } from './threads/threads.adapter.ts'
import { tiktok } from './tiktok/tiktok.adapter.ts'
import { whatsapp } from './whatsapp/whatsapp.adapter.ts'
import { x } from './x/x.adapter.ts'
import { youtube } from './youtube/youtube.adapter.ts'

const kinds: Record<AdapterName, AdapterKind<Reach>> = {
  sandbox,
  blog,
  bluesky,
  discord,
  email,
  google_business: googleBusiness,
  linkedin,
  mastodon,
  meta,
  pinterest,
  reddit,
  snapchat,
  telegram,
  threads,
  tiktok,
  whatsapp,
  x,
  youtube,
}

/** How a network is connected, and how its adapter is created. */
export const adapterKindOf = (name: AdapterName): AdapterKind<Reach> => kinds[name]

/** The adapter of an account, by the name stored with it. */
export const adapterFor = (name: AdapterName, reach: Reach): ChannelAdapter => kinds[name].create(reach)

/** Accepts any name, because attempts keep the names of removed adapters. */
export const isTestAdapter = (name: string): boolean =>
  adapterNames.some((known) => known === name && kinds[known].isTest === true)

/** Our page with the account's published posts; null if there is none. */
export const feedPathOf = (name: AdapterName, remoteId: string): string | null =>
  (remoteId && kinds[name].feedPath?.(remoteId)) || null

/** The id of a post that a person published, from its address; null if the address does not name it. */
export function postIdIn(account: ReadingAccount & { adapter: AdapterName }, address: string): string | null {
  const page = URL.parse(address)
  return (page && kinds[account.adapter].postIdIn?.(page, account)) ?? null
}

/** Whether the address of a post is enough to read its results. */
export function isReadByAddress(platform: Platform): boolean {
  const name = adapterNames.find((known) => known === adapterNameOf(manifestOf(platform)))
  return name !== undefined && kinds[name].postIdIn !== undefined
}

/** Any platform can be connected to it while its own network is not live. */
export const testAdapter = testAdapterName
