import type { Budget } from './budget.ts'
import type { ConnectAnswer, SignIn } from './connect/connect.ts'
import type { OAuthClient } from './connect/oauth-client.ts'
import type { Refreshed, Tokens } from './connect/tokens.ts'
import type { Incoming, Listening, OutgoingReply } from './incoming.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { FileRule, StoredMediaFile } from './outgoing-file.ts'
import type { Platform } from './platforms.ts'
import type { RejectionCode } from './rejection.ts'
import type { ResultName } from './results/result-names.ts'
import type { ServerLimits } from './server-limits.ts'
import type { Templates } from './templates.ts'

export type OutgoingMedia = {
  kind: 'picture' | 'video'
  url: string
  alt: string
  width: number
  height: number
  /** Converted if needed; throws `UnusableFile` if that cannot be done. The engine reports it. */
  file(rule: FileRule): Promise<StoredMediaFile>
}

/** A post for the network to publish. */
export type OutgoingPost = {
  platform: Platform
  title: string
  text: string
  /** In order; sent with the post, so that a repeated attempt repeats them together. */
  followUps: readonly string[]
  media: readonly OutgoingMedia[]
  /** By the id of the manifest's option; only what a person has chosen. */
  options: Readonly<Record<string, string>>
  /** Our id for the attempt; networks that support lookups find the post by it. */
  reference: string
  /** Who gets it, on platforms that reach people one by one (`goesTo` of the manifest). */
  outbox?: Outbox
  /** What it may cost, on networks that charge for posts (`prices` of the manifest). */
  budget?: Budget
}

export type PublishOutcome =
  | { kind: 'published'; remoteId: string; url: string }
  /** It waits as a draft in the network's app, where a person posts it. */
  | { kind: 'drafted' }
  /** Accepted, but still processing: to be continued from this step, not before `checkAt`. */
  | { kind: 'processing'; step: string; checkAt: Date }
  /** `isOfApp`: all accounts that are connected through the same app have to wait. */
  | { kind: 'rate-limited'; retryAt: Date; isOfApp?: boolean }
  /** `reason`: what the network said, unchanged. */
  | { kind: 'rejected'; reason: string; code?: RejectionCode }
  /** Not accepted; a new token may help. */
  | { kind: 'token-expired' }
  | { kind: 'needs-reconnect' }
  /** Definitely not accepted, so it may be resent: immediately if finding that out took long enough. */
  | { kind: 'not-sent'; reason: string; hasWaited?: true }
  /** It may have been accepted, so it must never be resent without a lookup. */
  | { kind: 'unknown'; reason: string }

/** How far a post has come that needs several calls. */
export type Progress = {
  /** What was saved last; null at the beginning. The call after it may have been made, so that is found out first. */
  step: string | null
  /** To be called before each further call, with what is needed to go on. Throws once another worker has taken over. */
  save(step: string): Promise<void>
}

export type Lookup =
  | { kind: 'found'; remoteId: string; url: string }
  | { kind: 'absent' }
  /** Can be retried with a new token. */
  | { kind: 'token-expired' }
  | { kind: 'unknown' }

/** Null is a figure that the network does not report. */
export type Results = Record<ResultName, number | null>

export type ResultsAnswer =
  /** By remote id; posts that the network no longer has are left out. */
  | { kind: 'results'; results: Map<string, Results> }
  | { kind: 'token-expired' }
  | { kind: 'needs-reconnect' }
  | { kind: 'rate-limited' }
  | { kind: 'unreachable'; reason: string }

/** The account as an adapter needs it. `site`: the address of its server, if each has its own; otherwise empty. */
export type ChannelAccount = Tokens & {
  remoteId: string
  site: string
  /** What its own server allows, if that is known. */
  limits?: ServerLimits | null
  /** The app that got its tokens. Only known while they are renewed or given back. */
  app?: OAuthClient
}

/** The account through which the results of a post are read that a person published. */
export type ReadingAccount = Pick<ChannelAccount, 'remoteId' | 'site'> & { accountName: string }

export type Removal = 'removed' | 'absent' | 'unreachable'

/** Creates a network's adapter, and says what is known about it without a call. */
export type AdapterKind<Reach> = {
  create(reach: Reach): ChannelAdapter
  /** Stands in for every network: nothing it publishes leaves this installation. */
  isTest?: true
  /** Our page with an account's published posts, if there is one. */
  feedPath?(remoteId: string): string
  /**
   * The id by which `results` knows the post on this page; null if the address does not name it. Absent if addresses have
   * other ids than the API.
   */
  postIdIn?(page: URL, account: ReadingAccount): string | null
  /** Checks with the network what a person entered, by the ids of the guide's fields. */
  connect?(reach: Reach, values: Readonly<Record<string, string>>): Promise<ConnectAnswer>
  signIn?: SignIn<Reach>
  /** Its adapters have `listen`. */
  listens?: true
}

/** Access to a network. Unsupported capabilities are absent, so generic code never checks for a specific network. */
export type ChannelAdapter = {
  publish(account: ChannelAccount, post: OutgoingPost, progress: Progress): Promise<PublishOutcome>
  find?(account: ChannelAccount, reference: string): Promise<Lookup>
  /** Replaces an expired token. */
  refresh?(account: ChannelAccount): Promise<Refreshed>
  /** Gives the access back. */
  revoke?(account: ChannelAccount): Promise<'revoked' | 'unreachable'>
  /** Deletes a published post. */
  remove?(account: ChannelAccount, remoteId: string): Promise<Removal>
  /** What the account's own server allows; null if it does not say. */
  readLimits?(account: ChannelAccount): Promise<ServerLimits | null>
  results?(account: ChannelAccount, remoteIds: string[]): Promise<ResultsAnswer>
  /** `token-expired`: only a new token shows whether it works. */
  check(account: ChannelAccount): Promise<'ok' | 'token-expired' | 'needs-reconnect' | 'unreachable'>
  /** Texts that the network approves before they go to customers. */
  templates?: Templates
  incoming?: Incoming
  /** Asks the network to deliver to this address, which it may check with the token at once. Repeating it is harmless. */
  listen?(account: ChannelAccount, place: { url: string; token: string }): Promise<Listening>
  /** The network delivers no more; it may be away, then its deliveries find nobody. */
  stopListening?(account: ChannelAccount): Promise<void>
  reply?(account: ChannelAccount, reply: OutgoingReply): Promise<PublishOutcome>
  findReply?(account: ChannelAccount, reference: string): Promise<Lookup>
}
