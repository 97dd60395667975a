import type { PostStyle } from '#connectors/social/channel.ts'
import type { Dealer } from '../built-in/dealer.ts'
import { hashtagsFrom } from '../built-in/hashtags.ts'
import { type Block, block, type Flexible, fixed, optional } from './fit-blocks.ts'
import type { Group } from './groups.ts'
import { type Ingredients, isThin } from './ingredients.ts'
import { sentence, unique } from './sentence.ts'

export type Layout = {
  blocks: readonly Block[]
  glue: string
}

export type LayOut = (parts: Ingredients, dealer: Dealer) => Layout

/** How much of what a style takes. */
export type Manner = {
  /** Our own lines around the facts. */
  color: number
  opener: boolean
  question: boolean
  emojis: number
  hashtags: number
  /** People read about this much there; longer texts lose color, then details. */
  aim: number
  /** The usual length, for the choice among candidates. */
  usual: readonly [number, number]
  /** Facts in short form from the start. */
  isShort: boolean
}

const manner = (changes: Partial<Manner>): Manner => ({
  color: 1,
  opener: true,
  question: false,
  emojis: 0,
  hashtags: 0,
  aim: 1500,
  usual: [120, 600],
  isShort: false,
  ...changes,
})

export const manners: Record<PostStyle, Manner> = {
  article: manner({ color: 2, aim: 6000, usual: [400, 2500], opener: false }),
  broadcast: manner({ emojis: 1, usual: [80, 500] }),
  caption: manner({ emojis: 2, hashtags: 5, usual: [100, 600] }),
  clip: manner({ color: 0, emojis: 1, hashtags: 4, aim: 300, usual: [60, 260], isShort: true }),
  community: manner({ color: 1, usual: [80, 500], opener: false }),
  conversation: manner({ emojis: 1, hashtags: 2, question: true, usual: [80, 500] }),
  description: manner({ hashtags: 3, aim: 3000, usual: [150, 900] }),
  essay: manner({ color: 2, aim: 6000, usual: [400, 2500], opener: false }),
  forum: manner({ color: 1, opener: false, aim: 3000, usual: [120, 900] }),
  mail: manner({ color: 1, opener: false, aim: 4000, usual: [150, 900] }),
  newsletter: manner({ color: 2, opener: false, aim: 6000, usual: [400, 2500] }),
  notice: manner({ color: 0, opener: false, aim: 1400, usual: [60, 500] }),
  'one-liner': manner({ color: 0, hashtags: 2, aim: 280, usual: [60, 240] }),
  personal: manner({ color: 0, emojis: 1, opener: false, aim: 1000, usual: [60, 400] }),
  pin: manner({ opener: false, hashtags: 3, aim: 500, usual: [80, 450] }),
  playful: manner({ color: 0, opener: false, emojis: 1, aim: 160, usual: [30, 140], isShort: true }),
  professional: manner({ hashtags: 3, opener: false, aim: 2200, usual: [120, 900] }),
  question: manner({ question: true, hashtags: 1, aim: 480, usual: [60, 350] }),
  story: manner({ color: 0, opener: false, emojis: 1, aim: 220, usual: [30, 160], isShort: true }),
  thread: manner({ color: 1, opener: false, hashtags: 2, aim: 2600, usual: [150, 1500] }),
}

const COLOR = 0.3
const SHORTEN = 10
const DROP = 20
const cost = {
  hashtag: 1,
  emoji: 2,
  color: 3,
  question: 3,
  opener: 4,
  shorten: SHORTEN,
  drop: DROP,
  call: 40,
}

const dealt = (dealer: Dealer, from: readonly string[]): string => (from.length > 0 ? dealer.deal(from) : '')

/** A group in full, then short, then gone or with a word about its conditions. The first one always stays. */
export function groupText(
  group: Group,
  dealer: Dealer,
  { isMain, isShort }: { isMain: boolean; isShort: boolean },
): Flexible {
  const { sayings, rank, withoutLimits } = group
  const short = dealt(dealer, sayings.short)
  const steps: { text: string; cost: number }[] = []
  if (!isShort) steps.push({ text: dealt(dealer, sayings.full), cost: 0 })
  steps.push({ text: short, cost: SHORTEN })
  const shortest = [...sayings.short].sort((a, b) => a.length - b.length)[0] ?? ''
  if (shortest.length < short.length) steps.push({ text: shortest, cost: SHORTEN })
  if (withoutLimits !== '' && withoutLimits.length < shortest.length)
    steps.push({ text: withoutLimits, cost: DROP + rank })
  if (!isMain) steps.push({ text: '', cost: DROP + rank })
  else if (withoutLimits === '') for (const text of group.cuts) steps.push({ text, cost: DROP + rank * 2 })
  return { options: steps.map(({ text }) => text), costs: steps.slice(1).map((step) => step.cost) }
}

export const callText = ({ call, facts }: Ingredients, dealer: Dealer, isShort = false): Flexible => {
  if (!call) return fixed('')
  const short = dealt(dealer, call.short)
  // In a paragraph, a short call is a sentence like the others.
  const closed = isShort || /\d$/.test(short) ? short : sentence(short)
  const options = unique([isShort ? short : dealt(dealer, call.full) || closed, closed])
  const steps = [...options, '']
  const leave = facts.call ? cost.call : cost.color
  return { options: steps, costs: steps.slice(1).map((text) => (text === '' ? leave : cost.shorten)) }
}

/** The shop's own hashtag follows the subject of the post, before the general ones of its trade. */
const BEFORE_SHOP_TAG = 2

/** The hashtags as a block of their own; the owner's stay longest. */
export function hashtagBlock(parts: Ingredients, usual: number): Block {
  const { hashtags, ownHashtags, shopTag, voice } = parts
  const max = voice?.hashtagLimit(usual, ownHashtags) ?? usual
  const own = hashtags.slice(0, Math.min(ownHashtags, max)).map((tag) => `#${tag}`)
  const others = hashtagsFrom(
    max > 3 ? [...hashtags.slice(0, ownHashtags + BEFORE_SHOP_TAG), shopTag, ...hashtags] : hashtags,
    max + ownHashtags,
  )
  const isOwn = (tag: string) => own.some((one) => one.toLowerCase() === tag.toLowerCase())
  const tags = [...own, ...others.filter((tag) => !isOwn(tag))].slice(0, max)
  return block(
    tags.map((tag, place) =>
      optional(tag, cost.hashtag - place / 100 + (place < ownHashtags ? cost.opener : 0)),
    ),
  )
}

const EMOJI = /\p{Extended_Pictographic}/u

/** How many emoji this text gets from us. */
export function emojiCount(
  { scene, wishes, emojis, facts }: Ingredients,
  { emojis: most }: Manner,
  dealer: Dealer,
): number {
  if (emojis.length === 0 || EMOJI.test(facts.reading.text)) return 0
  if (wishes.hasEmoji) return Math.max(1, Math.min(most, 2))
  const wanted = Math.min(most, scene.tone.emojis, 2)
  return wanted === 1 && scene.tone.name === 'plain' && !dealer.chance(0.5) ? 0 : wanted
}

export const emojiText = (parts: Ingredients, dealer: Dealer): Flexible =>
  optional(dealt(dealer, parts.emojis), cost.emoji)

/** An opener, if the style has one and luck wants it. */
export function openerText(
  { groups, grammar, scene, wishes }: Ingredients,
  { opener }: Manner,
  dealer: Dealer,
): Flexible {
  const unit = groups[0]?.units[0]
  const isQuestion = unit?.type === 'words' && unit.isQuestion
  if (
    !opener ||
    !unit ||
    isQuestion ||
    grammar.leads(unit, scene).length > 0 ||
    wishes.length === 'short' ||
    !dealer.chance(0.5)
  )
    return fixed('')
  return optional(grammar.spell(dealt(dealer, grammar.openers(unit, scene)), scene), cost.opener)
}

/** Lines of color, as many as tone and wishes allow. */
export function colorTexts(
  { color, wishes, scene, facts }: Ingredients,
  most: number,
  dealer: Dealer,
): Flexible[] {
  if (wishes.length === 'short' || color.length === 0) return []
  // News that says enough needs a line about the trade only now and then.
  if (facts.units.length > 0 && !isThin(facts) && !dealer.chance(COLOR)) return []
  const wanted = Math.min(
    color.length,
    // A few words would stand there bare.
    Math.max(most, facts.units.length > 0 && isThin(facts) ? 1 : 0) + (wishes.length === 'long' ? 1 : 0),
    scene.tone.name === 'minimalist' ? 1 : 9,
  )
  return Array.from({ length: wanted }, () => optional(dealer.deal(color), cost.color))
}

export const questionText = (
  { questions, wishes, call }: Ingredients,
  manner: Manner,
  dealer: Dealer,
): Flexible =>
  manner.question && !call && wishes.length !== 'short'
    ? optional(dealt(dealer, questions), cost.question)
    : fixed('')
