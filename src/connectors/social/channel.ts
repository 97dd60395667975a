import type { Words } from '#platform/locale.ts'
import type { NetworkApp } from './connect/network-apps.ts'
import type { LiveNetwork, Platform } from './platforms.ts'
import type { Prices } from './price.ts'
import type { ResultName } from './results/result-names.ts'
import type { Counting } from './text/count.ts'

/**
 * How a post is published. `direct`: through the network's API. `assisted`: we prepare it, and a person posts and
 * confirms it. `export`: we provide a finished text or file for another tool.
 */
export type PublishMode = 'direct' | 'assisted' | 'export'

export type TextRule = {
  max: number
  /** If the network allows less text with a picture or video. */
  maxWithMedia?: number
  counting: Counting
  /** What an address counts where addresses are shortened, if not as usual. */
  charactersPerLink?: number
  isRequired: boolean
}

/** Texts of ours below a post: one comment, or the further parts of a thread. */
export type FollowUpRule = {
  kind: 'comment' | 'thread'
  most: number
} & Pick<TextRule, 'max' | 'counting' | 'charactersPerLink'>

export type PictureSize = { width: number; height: number }

export type MediaRule = {
  /** The network rejects a post without it. */
  requires: 'nothing' | 'picture or video' | 'video'
  maxPictures: number
  maxVideos: number
  /** Of both kinds in one post, if that is less than the sum. */
  maxTogether?: number
  /** Pictures or a video, not both. */
  isEither?: true
  maxPictureBytes: number
  /** Width divided by height; absent if the network accepts any aspect ratio. */
  ratio?: { min: number; max: number }
  /** Absent if the network does not support video. */
  video?: {
    minSeconds: number
    maxSeconds: number
    maxBytes: number
    /** The most that its width may be of its height; absent if any. */
    maxRatio?: number
  }
  /** It refuses images and videos on which a program has put a logo or a name. */
  refusesBranding?: true
  /** The size of pictures we draw for it. */
  size: PictureSize
  /** Maximum length of alt text; absent if the network does not support it. */
  maxAlt?: number
}

/** A finished file for use in another tool. */
export type ExportFormat = 'html' | 'markdown' | 'text'

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

/** What a network calls a figure of ours. */
export type NetworkFigure = {
  name: Words
  /** What it counts, where that is only roughly what the others count. */
  counts?: Words
}

/** Results are asked for this often until the post is that old; never without a person if it is empty. */
export type ResultsCadence = readonly { untilMinutes: number; everyMinutes: number }[]

/** Where the customers of a post are reached. */
export const recipients = ['mailboxes', 'phones'] as const
export type Recipients = (typeof recipients)[number]

/** What the network asks of a text before it approves it. */
export type TemplateRule = {
  /** Where the network shows templates and why it refused one. */
  managerUrl: string
  /** What it charges for a message, by country. */
  pricesUrl: string
}

/**
 * Everything the app knows about one platform. The picker, live checks, server checks, previews and writers read it.
 */
export type Manifest = {
  id: Platform
  /** The network whose logo it shows and whose account publishes it. */
  network: string
  /** Connected and published through the adapter of another name, which serves several networks. */
  adapter?: LiveNetwork
  mode: PublishMode
  /** Its posts end as a draft in the network's app, which a person posts, unless this value of an option is chosen. */
  drafts?: {
    unless: { option: string; value: string }
    /** A draft of this kind of media arrives without the text. */
    losesTextOf?: 'video'
  }
  /** Set together with the network's adapter. Until then only the test network can be connected. */
  isLive?: true
  /** It lets in only programs that it knows, so the shop registers one there. */
  app?: NetworkApp
  /** What connects it comes from an app that the shop registers there, although nobody signs in through that app. */
  hasKeysOfApp?: true
  /**
   * It lets in only apps that it has approved, which few shops get: assisted, until an account is connected through one.
   * `needs`: what a person needs to connect, besides what posting by hand needs.
   */
  approvedApps?: { needs: readonly Words[] }
  /** Why it is not direct, or what is special about it. */
  note?: Words
  /** A separate title, such as an email subject or a video title. */
  title?: TextRule
  text: TextRule
  /** Absent if the network has none, or offers no way to send them. */
  followUps?: FollowUpRule
  maxHashtags?: number
  /** More than the network itself recommends are no mistake, but we say so. */
  recommendedHashtags?: number
  /** Per hashtag, without the # sign. */
  maxHashtagLength?: number
  maxMentions?: number
  media: MediaRule
  /** What the network charges, in plain words. */
  cost: Words
  /** Absent if posting is free, or is not charged to a connected account. */
  prices?: Prices
  /** What users need before they can connect it. */
  needs: readonly Words[]
  /** What the network's API does not offer. */
  cannot?: readonly Words[]
  style: PostStyle
  preview: {
    /** As the network shows itself; its own signs, with enough contrast to be read. */
    colors?: PreviewColors
    /** Width divided by height within which it shows media in its feed; absent if as most do. */
    shows?: { min: number; max: number }
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
  /** Where its posts are, to check the link that a person brings back; absent if that may be anywhere. */
  postHosts?: readonly string[]
  /** Delay between two posts of an account, for networks with short-term rate limits. */
  secondsBetweenPosts?: number
  /** If it differs from the usual one, for example because each call costs money. */
  resultsCadence?: ResultsCadence
  /** The figures that it reports of a post; absent ones are unknown on this platform. */
  figures?: Partial<Record<ResultName, NetworkFigure>>
  /** Why a figure that it reports may be missing all the same. */
  figuresNote?: Words
  /** How long after a customer's last message the network accepts a free-form reply; absent if unlimited. */
  replyWindowHours?: number
  /** Maximum length of a reply; absent if the network accepts as much as we do. */
  reply?: { max: number; counting: Counting }
  /** A post goes to each customer who agreed to it, instead of to a page: to their email address or phone number. */
  goesTo?: Recipients
  /** Only texts that the network has approved may go to customers. */
  templates?: TemplateRule
  /** The network reads images, or videos too, from an address of ours, so it must reach this installation. */
  fetchesMedia?: 'pictures' | 'all'
  /** What a person can choose for each post, such as its visibility. */
  options?: readonly PostOption[]
}

/** Each as it is in light and in dark. `sunken`: behind bubbles, buttons and boxes. */
export type PreviewColors = Record<'card' | 'sunken' | 'ink' | 'muted' | 'link', readonly [string, string]>

/** What a preview shows of an option. */
export type OptionPart =
  | 'audience'
  | 'button'
  | 'collaborators'
  | 'coupon'
  | 'end'
  | 'headline'
  | 'label'
  | 'link'
  | 'poll-choice'
  | 'start'
  | 'terms'
  | 'topic'

type OptionChoice = {
  value: string
  label: Words
  /** The network refuses it together with images or videos. */
  excludesMedia?: true
  /** A preview shows nothing for it. */
  isHidden?: true
  /** It means something only if the text has a link. */
  needsLink?: true
}

/**
 * A choice for one post. Its value is stored with the post and sent along. `moment`: a day and a time as clocks show
 * them, such as 2026-03-10T10:00. `names`: separated by commas.
 */
export type PostOption = {
  id: string
  label: Words
  hint?: Words
  /** It means something only while this other option has one of these values, and is shown only then. */
  shownWith?: { option: string; values: readonly string[] }
  /** It means something only with (true) or only without (false) images and videos. */
  shownWithMedia?: boolean
  /** The part of a preview that shows it, if any does. */
  shows?: OptionPart
  /** The network refuses a post without it while it is shown. */
  isRequired?: true
} & (
  | { kind: 'choice'; choices: readonly OptionChoice[]; preset: string }
  | { kind: 'text'; max: number; isLong?: true; refuses?: string }
  /** `after`: the option that it has to be later than. */
  | { kind: 'moment'; after?: string }
  | { kind: 'link'; max: number }
  /** `pattern`: what each name looks like. */
  | { kind: 'names'; max: number; most?: number; pattern?: RegExp }
)
