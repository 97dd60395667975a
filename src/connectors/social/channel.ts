import type { Words } from '#platform/locale.ts'
import type { Counting } from './count.ts'
import type { Incoming, OutgoingReply } from './incoming.ts'
import type { Platform } from './platforms.ts'

/**
 * How a post is published. `direct`: through the network's API. `assisted`: we prepare it, and a person posts and
 * confirms it. `export`: we provide a finished text or file for another tool.
 */
type PublishMode = 'direct' | 'assisted' | 'export'

export type TextRule = {
  max: number
  /** If the network allows less text with a picture or video. */
  maxWithMedia?: number
  counting: Counting
  isRequired: boolean
}

/** Texts of ours below a post: one comment, or the further parts of a thread. */
export type FollowUpRule = { kind: 'comment' | 'thread'; most: number; max: number; counting: Counting }

export type PictureSize = { width: number; height: number }

export type MediaRule = {
  /** The network rejects a post without it. */
  requires: 'nothing' | 'picture or video' | 'video'
  maxPictures: number
  maxVideos: number
  maxPictureBytes: number
  /** Width divided by height; absent if the network accepts any aspect ratio. */
  ratio?: { min: number; max: number }
  /** Absent if the network does not support video. */
  video?: { minSeconds: number; maxSeconds: number; maxBytes: number }
  /** The size of pictures we draw for it. */
  size: PictureSize
  /** Maximum length of alt text; absent if the network does not support it. */
  maxAlt?: number
}

/** A finished file for use in another tool. */
export type ExportFormat = 'html' | 'markdown' | 'text'

/** The heading it is listed under. */
export type ChannelGroup = 'social' | 'video' | 'articles' | 'messages'

/**
 * The writing style and look of posts. Both writers, the planner's rhythm and the previews depend on it, not on the
 * network. New networks reuse an existing style.
 */
export type PostStyle =
  | 'article'
  | 'broadcast'
  | 'caption'
  | 'clip'
  | 'community'
  | 'conversation'
  | 'description'
  | 'essay'
  | 'forum'
  | 'mail'
  | 'newsletter'
  | 'notice'
  | 'one-liner'
  | 'personal'
  | 'pin'
  | 'playful'
  | 'professional'
  | 'question'
  | 'story'
  | 'thread'

/**
 * Everything the app knows about one platform. The picker, live checks, server checks, previews and writers read it.
 */
export type Manifest = {
  id: Platform
  /** The network whose logo it shows and whose account publishes it. */
  network: string
  group: ChannelGroup
  mode: PublishMode
  /** Set together with the network's adapter. Until then only the test network can be connected. */
  isLive?: true
  /** Why it is not direct, or what is special about it. */
  note?: Words
  /** A separate title, such as an email subject or a video title. */
  title?: TextRule
  text: TextRule
  /** Absent if the network has none, or offers no way to send them. */
  followUps?: FollowUpRule
  maxHashtags?: number
  /** Per hashtag, without the # sign. */
  maxHashtagLength?: number
  maxMentions?: number
  media: MediaRule
  /** What the network charges, in plain words. */
  cost: Words
  /** What users need before they can connect it. */
  needs: readonly Words[]
  /** What the network's API does not offer. */
  cannot?: readonly Words[]
  style: PostStyle
  preview: {
    /** The number of characters, and of lines, after which the network hides the rest behind "more". */
    foldsAt?: number
    foldsAtLine?: number
    /** Which parts of a text the network turns into links; absent if all. */
    marks?: readonly ('link' | 'hashtag' | 'mention')[]
    /** *Bold*, _italic_ and ~struck~ are shown as such, without their signs. */
    hasEmphasis?: true
  }
  /** Formats for finishing the post in another tool; the first is the one most tools accept. */
  exports?: readonly ExportFormat[]
  /**
   * Where to post it manually, with the text prefilled if the network allows that; absent if there is no such page.
   */
  composeUrl?: (post: { title: string; text: string }) => string
  /** Delay between two posts of an account, for networks with short-term rate limits. */
  secondsBetweenPosts?: number
  /** How long after a customer's last message the network accepts a free-form reply; absent if unlimited. */
  replyWindowHours?: number
  /** Maximum length of a reply; absent if the network accepts as much as we do. */
  reply?: { max: number; counting: Counting }
}

/** A post for the network to publish. */
export type OutgoingPost = {
  platform: Platform
  title: string
  text: string
  /** In order; sent with the post, so that a repeated attempt repeats them together. */
  followUps: readonly string[]
  media: { kind: 'picture' | 'video'; url: string; alt: string }[]
  /** Our id for the attempt; networks that support lookups find the post by it. */
  reference: string
}

export type PublishOutcome =
  | { kind: 'published'; remoteId: string; url: string }
  /** Accepted, but still processing: to be continued from this step, not before `checkAt`. */
  | { kind: 'processing'; step: string; checkAt: Date }
  | { kind: 'rate-limited'; retryAt: Date }
  | { kind: 'rejected'; reason: string }
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
export type Results = Record<'reach' | 'likes' | 'comments' | 'shares' | 'clicks', number | null>

export type ResultsAnswer =
  /** By remote id; posts that the network no longer has are left out. */
  | { kind: 'results'; results: Map<string, Results> }
  | { kind: 'token-expired' }
  | { kind: 'needs-reconnect' }
  | { kind: 'rate-limited' }
  | { kind: 'unreachable'; reason: string }

/** Decrypted access token; `refresh` is the refresh token, if the network issues one. */
export type Tokens = { secret: string; refresh?: string | undefined; expiresAt?: Date | undefined }

/** The account as an adapter needs it. */
export type ChannelAccount = Tokens & { remoteId: string }

export type Refreshed =
  | { kind: 'refreshed'; tokens: Tokens }
  /** The network refuses to issue a new token, permanently. */
  | { kind: 'dead' }
  /** No response, or an inconclusive one: retried later. */
  | { kind: 'unreachable'; reason: string }

export type Removal = 'removed' | 'absent' | 'unreachable'

/** Creates a network's adapter, and says what is known about it without a call. */
export type AdapterKind<Reach> = {
  create(reach: Reach): ChannelAdapter
  /** Stands in for every network: nothing it publishes leaves this installation. */
  isTest?: true
  /** Our page with an account's published posts, if there is one. */
  feedPath?(remoteId: string): string
}

/** Access to a network. Unsupported capabilities are absent, so generic code never checks for a specific network. */
export type ChannelAdapter = {
  publish(account: ChannelAccount, post: OutgoingPost, progress: Progress): Promise<PublishOutcome>
  find?(account: ChannelAccount, reference: string): Promise<Lookup>
  /** Replaces an expired token. */
  refresh?(account: ChannelAccount): Promise<Refreshed>
  /** Deletes a published post. */
  remove?(account: ChannelAccount, remoteId: string): Promise<Removal>
  results?(account: ChannelAccount, remoteIds: string[]): Promise<ResultsAnswer>
  check(account: ChannelAccount): Promise<'ok' | 'needs-reconnect' | 'unreachable'>
  incoming?: Incoming
  reply?(account: ChannelAccount, reply: OutgoingReply): Promise<PublishOutcome>
  findReply?(account: ChannelAccount, reference: string): Promise<Lookup>
}
