import type { ChannelAccount, OutgoingPost } from '../adapter.ts'
import type { OAuthClient } from '../connect/oauth-client.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { LiveNetwork, Platform } from '../platforms.ts'
import type { ServerLimits } from '../server-limits.ts'
import type { SpoilingProxy } from './spoiling-proxy.fixture.ts'

/**
 * What goes wrong with the call that makes a post visible, once. `refuses`: for good, by a rule of the network.
 * `token-expired`: a refresh helps. `access-revoked`: nothing but connecting again helps. `rate-limits`: with the
 * network's own header or field, for 30 seconds. `down`: a server error, and nothing is accepted. `cut-after-accept`:
 * the post is there, but the answer is lost. `gone`: the page, channel or site no longer exists. `last-allowed`: the
 * post is there, and the network's own headers say that it was the last one for 30 seconds.
 */
export const fakeFaults = [
  'refuses',
  'token-expired',
  'access-revoked',
  'rate-limits',
  'down',
  'cut-after-accept',
  'gone',
  'last-allowed',
] as const
export type FakeFault = (typeof fakeFaults)[number]

/** A published post as people would see it. */
export type FakePost = {
  id: string
  text: string
  media: { type: string; bytes: number; alt: string }[]
  /** The id of the post it answers, for parts of a thread. */
  replyTo: string | null
}

export type FakeRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer }

/** A network over HTTP on this computer, with its own rules. */
export type FakeNetwork = {
  url: string
  account: ChannelAccount
  /** The app that it knows, if it asks for one. */
  app?: OAuthClient
  /** What a person enters to connect it. */
  values: Record<string, string>
  /** By field: a value that is wrong while all others are right. */
  wrongValues: Record<string, string>
  fault: FakeFault | null
  /** In the order in which they became visible. */
  posts: FakePost[]
  requests: FakeRequest[]
  /** How far the clock of who calls it is ahead, for posts that are dated. */
  aheadMs?: number
  /** Who gets a post, on networks that reach people one by one; the same for the same post. */
  outboxFor?(post: Pick<OutgoingPost, 'reference' | 'text' | 'media'>): Outbox
  close(): Promise<void>
}

export type FakeNetworkKind = {
  network: LiveNetwork
  /** If there are several ways to connect it. */
  way?: string
  /** On the network's own page, although it can be connected with keys, too. */
  signsIn?: true
  platform: Platform
  /** Its posts show their media only, as stories do. */
  showsNoText?: true
  /** What is chosen for its posts, if not what the network presets. */
  options?: Readonly<Record<string, string>>
  /** What apps may send, if that is less than what a person may. */
  limits?: ServerLimits
  /** Its posts end as drafts in the network's app; then `posts` of the network are these drafts. */
  ends?: 'drafted'
  /** Why a post whose answer got lost may be handed over twice. */
  mayRepeat?: string
  /** Faults that this network does not have; each with the reason. */
  without: Partial<Record<FakeFault, string>>
  /** How a text appears, on networks that refuse some signs. */
  shownAs?(text: string): string
  /** Why nobody but a person can find out whether something arrived whose answer got lost. */
  staysUnclear?: string
  /** What is gone is removed again, and answered as before. */
  removesAgain?: true
  start(): Promise<FakeNetwork>
  /** For networks that are not called over HTTP. */
  startProxy?(network: FakeNetwork): Promise<SpoilingProxy>
}
