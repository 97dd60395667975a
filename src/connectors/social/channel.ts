import type { Words } from '#platform/locale.ts'
import type { Counting } from './count.ts'
import type { Incoming, OutgoingReply } from './incoming.ts'
import type { Platform } from './platforms.ts'

/**
 * How a post gets there. `direct`: through the network's own interface. `assisted`: we prepare it, a person posts it and says so.
 * `export`: we hand over a finished text or file for a tool of the person's own.
 */
export type PublishMode = 'direct' | 'assisted' | 'export'

export type TextRule = {
  max: number
  /** Where the network allows less beside a picture or video. */
  maxWithMedia?: number
  counting: Counting
  isRequired: boolean
}

export type PictureSize = { width: number; height: number }

export type MediaRule = {
  /** Without it the network takes nothing. */
  requires: 'nothing' | 'picture or video' | 'video'
  maxPictures: number
  maxVideos: number
  maxPictureBytes: number
  /** Width divided by height; absent where the network takes every shape. */
  ratio?: { min: number; max: number }
  /** Seconds; absent where the network shows no video. */
  video?: { minSeconds: number; maxSeconds: number; maxBytes: number }
  /** What a picture that we draw for it measures. */
  size: PictureSize
  /** How long the description of a picture may be; absent where the network passes none on. */
  maxAlt?: number
}

/** A finished file for a tool of the person's own. */
export type ExportFormat = 'html' | 'markdown' | 'text'

/** Under which heading a person looks for it. */
export type ChannelGroup = 'social' | 'video' | 'articles' | 'messages'

/**
 * How posts there are written and look: both writers, the planner's rhythm and the previews go by it, not by the network. A new
 * network takes one that is there.
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

/** Everything the product knows about one place to publish: picker, live checks, server checks, previews and writer read it here. */
export type Manifest = {
  id: Platform
  label: Words
  /** Whose sign it carries and whose account it goes out through. */
  network: string
  group: ChannelGroup
  mode: PublishMode
  /** Set together with the network's adapter. Until then only the test network can be connected. */
  isLive?: true
  /** Why it is not direct, or what is special about it. */
  note?: Words
  /** A headline of its own: a subject, a video's title. */
  title?: TextRule
  text: TextRule
  maxHashtags?: number
  /** Of one hashtag, its sign left out. */
  maxHashtagLength?: number
  maxMentions?: number
  media: MediaRule
  /** What the network charges, in plain words. */
  cost: Words
  /** What a person must have before it can be connected. */
  needs: readonly Words[]
  /** What the network lets no program do, whoever asks. */
  cannot?: readonly Words[]
  style: PostStyle
  preview: {
    /** After how many characters, and after how many lines, the network hides the rest behind "more". */
    foldsAt?: number
    foldsAtLine?: number
    /** Which parts of a text the network turns into links; absent where it is all of them. */
    marks?: readonly ('link' | 'hashtag' | 'mention')[]
  }
  /** As what a person can take it away to finish it elsewhere; the first is the one most tools take. */
  exports?: readonly ExportFormat[]
  /** Where the person posts it by hand, with the text filled in where the network allows that; absent where there is no such place. */
  composeUrl?: (post: { title: string; text: string }) => string
  /** How long one account waits between two posts, where the network counts them by the minute. */
  secondsBetweenPosts?: number
  /** For how long after somebody's last message the network takes a free answer; absent where it sets no limit. */
  replyWindowHours?: number
  /** How long one answer to a message may be; absent where the network takes as much as we do. */
  reply?: { max: number; counting: Counting }
}

/** What the network is asked to publish. */
export type OutgoingPost = {
  platform: Platform
  title: string
  text: string
  media: { kind: 'picture' | 'video'; url: string; alt: string }[]
  /** Made by us, new for each attempt; a network that can look things up finds the post by it. */
  reference: string
}

export type PublishOutcome =
  | { kind: 'published'; remoteId: string; url: string }
  /** Taken, and still being worked on there: asked for by its handle, not before `checkAt`. */
  | { kind: 'processing'; handle: string; checkAt: Date }
  | { kind: 'rate-limited'; retryAt: Date }
  | { kind: 'rejected'; reason: string }
  /** Nothing was taken, and a new token may help. */
  | { kind: 'token-expired' }
  | { kind: 'needs-reconnect' }
  /** Nothing was taken, certainly: it may be sent again; at once, where finding that out was wait enough. */
  | { kind: 'not-sent'; reason: string; hasWaited?: true }
  /** It may have been taken or not: it must never be sent again without looking. */
  | { kind: 'unknown'; reason: string }

export type Lookup =
  | { kind: 'found'; remoteId: string; url: string }
  | { kind: 'absent' }
  /** It can be asked again with a new token. */
  | { kind: 'token-expired' }
  | { kind: 'unknown' }

export type Results = { reach: number; likes: number; comments: number; shares: number; clicks: number }

/** What lets us in, in the clear; `refresh` is what a new one is had for, where the network gives such a thing. */
export type Tokens = { secret: string; refresh?: string | undefined; expiresAt?: Date | undefined }

/** The account as an adapter needs it. */
export type ChannelAccount = Tokens & { remoteId: string }

export type Refreshed =
  | { kind: 'refreshed'; tokens: Tokens }
  /** The network says that it will never give one again. */
  | { kind: 'dead' }
  /** No answer, or none that says either: asked again later. */
  | { kind: 'unreachable'; reason: string }

export type Removal = 'removed' | 'absent' | 'unreachable'

/** What reaches a network, and what is known of it without a call. */
export type AdapterKind<Reach> = {
  create(reach: Reach): ChannelAdapter
  /** Stands in for every network: nothing it publishes leaves this installation. */
  isTest?: true
  /** The page of ours that shows what an account has published, where there is one. */
  feedPath?(remoteId: string): string
}

/** A network that can be reached. A capability that a network lacks is absent; generic code never asks for its name. */
export type ChannelAdapter = {
  publish(account: ChannelAccount, post: OutgoingPost): Promise<PublishOutcome>
  find?(account: ChannelAccount, reference: string): Promise<Lookup>
  /** What has become of a post that the network was still working on. */
  poll?(account: ChannelAccount, handle: string): Promise<PublishOutcome>
  /** A new token for one that is over. */
  refresh?(account: ChannelAccount): Promise<Refreshed>
  /** Takes a post back. */
  remove?(account: ChannelAccount, remoteId: string): Promise<Removal>
  results?(account: ChannelAccount, remoteIds: string[]): Promise<Map<string, Results>>
  check(account: ChannelAccount): Promise<'ok' | 'needs-reconnect' | 'unreachable'>
  incoming?: Incoming
  reply?(account: ChannelAccount, reply: OutgoingReply): Promise<PublishOutcome>
  findReply?(account: ChannelAccount, reference: string): Promise<Lookup>
}
