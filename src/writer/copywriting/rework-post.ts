import { checkPost } from '#connectors/social/checks/check-post.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { count } from '#connectors/social/text/count.ts'
import { partsOf } from '#connectors/social/text/text-parts.ts'
import { givenBy } from '../ai/brief-check.ts'
import type { RequiredFact } from '../ai/required-facts.ts'
import { isSameText } from '../ai/same-text.ts'
import { contentWords, fold, shareOf, tellText } from '../ai/told-text.ts'
import { createDealer } from '../built-in/dealer.ts'
import { countryOf } from '../built-in/holidays.ts'
import { toneOf } from '../built-in/tone.ts'
import { capitalizedLike } from '../first-letter.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import { ALTERNATIVES, type ReworkReason, type ReworkTool } from '../rework.ts'
import type { Wishes } from './apply-directions.ts'
import { draftCopy, remember, sentencesOf, type Used } from './draft-copy.ts'
import { linesOfKind, linesOfProducts } from './further-lines.ts'
import { greets } from './greets.ts'
import { isThin } from './ingredients.ts'
import { listForm } from './list-form.ts'
import { replaceEmoji } from './pieces.ts'
import {
  MAX_SOURCE,
  mayGo,
  type PostSource,
  type ReadPost,
  readPost,
  warmLinesFor,
  withoutSentences,
} from './post-source.ts'
import { createRephraser, type Rephraser } from './rephrase.ts'
import { reworkWords } from './rework-words/index.ts'
import { joined } from './sentence.ts'
import { closeAddresses, contacts, isWellFormed, keepsFacts, type Source } from './sound-rework.ts'
import { reallyDiffer, shareKept } from './text-overlap.ts'
import { ingredientsFrom } from './write-campaign.ts'

export type ReworkBrief = PostSource & { tool: ReworkTool; seed: number }
export type Rework = { texts: string[]; reason: ReworkReason | null }

const TRIES = 24
/** Sentences that are looked at for trimming, from the end. */
const MOST_TRIMMED = 12
/** Proposals that are checked in full; checking a long text is slow. */
const MOST_CHECKED = 16
/** Of each kind, for a choice among them. */
const ENOUGH = 8
/** Of the length before, in the order in which they are tried. */
const shorterRooms = [0.8, 0.65, 0.5, 0.92]
const MUCH_SHORTER = 0.97
/** A text that repeats more than this word for word was not rewritten. */
const MOST_KEPT = 0.67
const HALF = 0.5
/** A first sentence that says too little to stand alone. */
const SHORT_LEAD = 30
/** Versions of the text as it is, with other words. */
const REPHRASED = 12
/** Sentences that change in each of them. */
const FEWEST_CHANGED = 2
const BLANK_LINE = '\n\n'

/** Everything a proposal is made from. */
type Desk = Source & { brief: ReworkBrief; seed: string; rephraser: Rephraser }

const lengthOn = ({ platform }: PostSource, text: string) => count(text, manifestOf(platform).text.counting)

const fits = ({ platform }: PostSource, text: string) =>
  text !== '' &&
  checkPost({ platform, title: '', text, pictures: 1, videos: 0 }).every(({ field }) => field !== 'text')

/** With the hashtags it had. */
export function withHashtags(text: string, { hashtags, areApart }: ReadPost): string {
  const known = new Set(partsOf(text).map((part) => fold(part.text)))
  const missing = hashtags.filter((tag) => !known.has(fold(tag)))
  return missing.length > 0 ? `${text}${areApart ? BLANK_LINE : ' '}${missing.join(' ')}` : text
}

const withGreeting = (text: string, { greeting }: ReadPost) =>
  greeting === '' || greets(text) ? text : `${greeting}${BLANK_LINE}${text}`

/** The first texts that may stand instead of the one there, with its greeting and hashtags. */
function sound(
  texts: readonly string[],
  desk: Desk,
  {
    required = desk.post.facts,
    howMany = ENOUGH,
  }: { required?: readonly RequiredFact[]; howMany?: number } = {},
): string[] {
  const { brief, post } = desk
  const all = new Set(texts.map((text) => withHashtags(withGreeting(text, post), post)))
  return all
    .values()
    .filter(
      (text) =>
        text !== brief.text.trim() &&
        fits(brief, text) &&
        findPlaceholder(text) === null &&
        isWellFormed(text, brief.text, post.reading.language),
    )
    .take(MOST_CHECKED)
    .filter((text) => keepsFacts(text, desk, required))
    .take(howMany)
    .toArray()
}

type Manner = { length?: Wishes['length']; tone: Wishes['tone']; hasEmoji?: boolean | null; room?: number }

const ingredientsWith = ({ brief, post }: Desk, { length = null, tone, hasEmoji = null }: Manner) =>
  ingredientsFrom(post.reading, { ...brief, wishes: { length, tone, hasEmoji, hasHashtags: false } }).parts

function draftsOf(desk: Desk, manner: Manner): string[] {
  const { brief, seed } = desk
  const used: Used = new Set()
  remember(used, brief.text)
  const options = {
    seed,
    used,
    recent: new Set<string>(),
    howMany: TRIES,
    ...(manner.room !== undefined && { room: manner.room }),
  }
  const parts = ingredientsWith(desk, manner)
  // Half a sentence is no shorter text.
  const whole = { ...parts, groups: parts.groups.map((group) => ({ ...group, cuts: [] })) }
  return draftCopy(whole, brief.platform, options)
    .map((candidate) => closeAddresses(candidate.post.text))
    .filter((text) => !(greets(text) && greets(text.split(BLANK_LINE).slice(1).join(BLANK_LINE))))
}

const speechOf = ({ brief, post }: Pick<Desk, 'brief' | 'post'>) => ({
  locale: post.reading.language,
  manner: {
    isSerious: post.reading.isSerious,
    country: countryOf(brief.shop.country, brief.locale),
  },
})

const rephrased = ({ rephraser, seed }: Desk, text: string, howMany: number, fewest: number): string[] =>
  rephraser.rephrase(text, { seed: `${seed} ${text.length}`, howMany, fewest })

const brandTone = ({ brief }: Desk) => toneOf(brief.shop.brandStyle)

/** The ones that say most in other words come first; those that say too little so are left out. */
function newlyWorded(texts: readonly string[], { post }: Desk, most = MOST_KEPT): string[] {
  const kept = new Map(texts.map((text) => [text, shareKept(post.body, text)]))
  const shareOf = (text: string) => kept.get(text) ?? 1
  const reworded = texts.filter((text) => shareOf(text) <= most)
  return [
    ...reworded.filter((text) => shareOf(text) < HALF),
    ...reworded.filter((text) => shareOf(text) >= HALF),
  ]
}

const lists = (desk: Desk): string[] =>
  desk.post.reading.isSerious
    ? []
    : sound(listForm(desk.post.reading, ingredientsWith(desk, { tone: brandTone(desk) })), desk)

/** Lines of ours that the text has are exchanged for others; one without any gets none. */
const usualLength = ({ post }: Desk): Wishes['length'] => (post.hasOwnLines ? null : 'short')

/** The owner's sentences with other words, then ours, then ours with other words. */
function inOtherWords(desk: Desk, manner: Manner): string[] {
  const drafts = draftsOf(desk, manner)
  return [
    ...rephrased(desk, desk.post.body, REPHRASED, FEWEST_CHANGED),
    ...drafts,
    ...drafts.flatMap((text) => rephrased(desk, text, 1, 1)),
  ]
}

const rewritten = (desk: Desk) =>
  sound(newlyWorded(inOtherWords(desk, { length: usualLength(desk), tone: brandTone(desk) }), desk), desk)

/** A sentence that goes on with the one before it. */
const LEANS = /^(?:it|they|this|that|these|those|he|she)\b|\b(?:too|also|tambi[eé]n|adem[aá]s)\b/iu

/** Sentences without any fact that must stay, the last ones first. */
function trimmed({ post }: Desk, kept: readonly RequiredFact[]): string[] {
  const { body, reading } = post
  const texts: string[] = []
  const out = new Set<string>()
  const [, ...others] = body.split(/(?<=[.!?…])\s|\n/u).map((one) => one.trim())
  for (const [place, one] of others.toReversed().slice(0, MOST_TRIMMED).entries()) {
    const told = tellText(one, reading.language)
    const next = others[others.length - place] ?? ''
    if (
      one === '' ||
      (!out.has(next) && LEANS.test(next)) ||
      kept.some(({ isIn, text }) => isIn(told) && tellText(text, reading.language).plain !== '')
    )
      continue
    out.add(one)
    texts.push(withoutSentences(body, (each) => out.has(each)))
  }
  return texts
}

/** What comes first is what the post is about; "Cracked screen?" only leads to it. */
const isBeginning = ({ text }: RequiredFact, { body }: ReadPost) => {
  const [first = '', second = ''] = body.split(/(?<=[.!?…])\s/u)
  return first.includes(text) || (first.length <= SHORT_LEAD && second.includes(text))
}

/** With all facts, or without what matters least. */
function shorter(desk: Desk, keepsAll = false): string[] {
  const { brief, post } = desk
  const isWhole = keepsAll || post.reading.isSerious
  const loose = isWhole
    ? []
    : post.facts.filter((fact) => !isBeginning(fact, post) && mayGo(fact, post.reading))
  const kept = post.facts.filter((fact) => !loose.includes(fact))
  const most = lengthOn(brief, brief.text) * MUCH_SHORTER
  const size = lengthOn(brief, post.body)
  const drafts = shorterRooms.flatMap((share) =>
    draftsOf(desk, { length: 'short', tone: brandTone(desk), room: Math.floor(size * share) }),
  )
  const tight = [post.body, ...drafts].map(desk.rephraser.tighten)
  const short = [...drafts, ...tight, ...(isWhole ? [] : trimmed(desk, kept))].filter(
    (text) => lengthOn(brief, text) < size * MUCH_SHORTER && (!text.includes('…') || post.body.includes('…')),
  )
  const soundWith = (required: readonly RequiredFact[]) =>
    sound(short, desk, { required })
      .filter((text) => lengthOn(brief, text) <= most)
      .sort((one, other) => lengthOn(brief, one) - lengthOn(brief, other))
  // A detail goes only if no text with all of them is shorter.
  const whole = soundWith(post.facts)
  return whole.length > 0 || loose.length === 0 ? whole : soundWith(kept)
}

/** A longer sentence with a contact says more than that. */
const LONGEST_CALL = 60

/** The text with its last call apart, so that a line can go in between. */
function beforeCall({ body, reading }: ReadPost): [string, string] {
  const asks = (end: string) =>
    reading.slots.some(
      ({ value, text }) => (contacts.includes(value.type) || value.type === 'action') && end.includes(text),
    )
  const paragraphs = body.split(/\n{2,9}/)
  const last = paragraphs.at(-1) ?? ''
  if (paragraphs.length > 1) return asks(last) ? [paragraphs.slice(0, -1).join(BLANK_LINE), last] : [body, '']
  const sentences = body.split(/(?<=[.!?…])(?=\s)/u)
  const end = sentences.at(-1)?.trim() ?? ''
  return end.length <= LONGEST_CALL && sentences.length > 1 && asks(end)
    ? [sentences.slice(0, -1).join('').trim(), end]
    : [body, '']
}

/** The text as it is, with one line more before its call. */
function extended({ post, brief, seed }: Desk, lines: readonly string[]): string[] {
  const said = new Set(sentencesOf(brief.text))
  const fresh = lines.filter((line) => sentencesOf(line).every((one) => !said.has(one)))
  const [first, last] = beforeCall(post)
  const dealer = createDealer(seed)
  return fresh.map(() => joined([first, dealer.deal(fresh), last], BLANK_LINE))
}

/** Near the subject first; then what fits the kind of post and the shop; then what is true of the trade. */
function longer(desk: Desk): string[] {
  const { brief, post } = desk
  const { reading } = post
  const near = ingredientsWith(desk, { tone: brandTone(desk) })
  const far = ingredientsWith(desk, { length: 'long', tone: brandTone(desk) })
  const about = isThin(near.facts) ? [] : near.color
  const told = tellText(brief.text, reading.language)
  const lines = [
    [...about, ...far.tips.map(({ text }) => text)],
    linesOfKind(reading).filter((line) => shareOf(line, told) < HALF),
    linesOfProducts(reading, brief.shop),
    far.color,
  ]
  const most = lengthOn(brief, brief.text)
  const texts = lines.flatMap((each) => extended(desk, each))
  return sound(texts, desk).filter((text) => lengthOn(brief, text) > most)
}

/** Around other words for it, if there are some; otherwise around the text as it is. */
function warmer(desk: Desk): string[] {
  const { brief, post, seed } = desk
  if (post.reading.isSerious) return []
  const { openers, closers } = warmLinesFor(post.reading.language, brief.shop)
  const said = new Set(sentencesOf(brief.text))
  const isSaid = (line: string) => sentencesOf(line).some((one) => said.has(one))
  if ([...openers, ...closers].some(isSaid)) return []
  const dealer = createDealer(`${seed} warm`)
  const drafts = inOtherWords(desk, { length: 'short', tone: toneOf('creative') })
  const framed = [...newlyWorded(drafts, desk), post.body].flatMap((text) => {
    const [opener, closer] = [dealer.deal(openers), dealer.deal(closers)]
    const closed = `${text}${BLANK_LINE}${closer}`
    if (greets(text) || post.greeting !== '') return [closed]
    return [joined([opener, text, closer], BLANK_LINE), closed, `${opener} ${text}`]
  })
  return sound(framed, desk)
}

const SHORT_FORM = /(?<!\p{L})\p{L}{1,5}['’]\p{L}{1,2}(?!\p{L})/gu

/** Without emoji, shouting and short forms. */
function calm(text: string, { post }: Desk): string {
  const whole = new Map(reworkWords[post.reading.language].contractions)
  const written = text.replace(SHORT_FORM, (short) => {
    const long = whole.get(short.toLowerCase().replace("'", '’')) ?? short
    return capitalizedLike(short, long)
  })
  return replaceEmoji(written, post.reading.language)
    .replace(/(?<!!)!{1,9}/g, '.')
    .replaceAll('¡', '')
    .replace(/(?<=[.?]) ?\.(?!\.)/g, '')
    .replace(/ {1,9}(?=[.,\n])/g, '')
    .replace(/(?<! ) {2,9}/g, ' ')
    .replace(/(?<=^|\n) {1,9}/g, '')
    .trim()
}

function professional(desk: Desk): string[] {
  const { post } = desk
  const manner = { length: usualLength(desk), tone: toneOf('corporate'), hasEmoji: false }
  const drafts = inOtherWords(desk, manner).map((text) => calm(text, desk))
  const own = calm(post.body, desk)
  // The owner's own words, only quieter, if there was something to calm down.
  const quieter = own === post.body ? [] : [own]
  return sound([...newlyWorded(drafts, desk), ...quieter], desk)
}

/** Up to three texts that share less than half of their sentences, and are no copies of the one there. */
function alternatives(desk: Desk): string[] {
  const { text: now } = desk.brief
  const kinds = [lists(desk), warmer(desk), shorter(desk, true), rewritten(desk), professional(desk)].map(
    (texts) => texts.filter((text) => shareKept(now, text) <= MOST_KEPT && !isSameText(text, now)),
  )
  return chooseApart(inTurns(kinds))
}

/** One of each kind, then the second of each. */
const inTurns = (kinds: readonly (readonly string[])[]): string[] => {
  const longest = Math.max(...kinds.map((texts) => texts.length))
  const rounds = Array.from({ length: longest }, (_, place) => kinds.flatMap((texts) => texts[place] ?? []))
  return [...new Set(rounds.flat())]
}

/** The most texts that really differ from each other, the first ones if there is a choice. */
function chooseApart(texts: readonly string[]): string[] {
  const differ = texts.map((one) => new Set(texts.filter((other) => reallyDiffer(one, other))))
  let best: number[] = []
  const extend = (chosen: readonly number[], from: number) => {
    if (chosen.length > best.length) best = [...chosen]
    for (let place = from; place < texts.length && best.length < ALTERNATIVES; place++)
      if (chosen.every((other) => differ[other]?.has(texts[place] ?? '')))
        extend([...chosen, place], place + 1)
  }
  extend([], 0)
  return best.flatMap((place) => texts[place] ?? [])
}

const tools: Record<ReworkTool, (desk: Desk) => string[]> = {
  rewrite: rewritten,
  shorter: (desk) => shorter(desk),
  longer,
  warmer,
  professional,
  alternatives,
}

const reasonOf = (tool: ReworkTool): ReworkReason =>
  tool === 'shorter' ? 'already_short' : tool === 'longer' ? 'nothing_to_add' : 'no_other_way'

/** Other words for a post, with its facts and hashtags; the built-in writer's tools. */
export function reworkPost(brief: ReworkBrief): Rework {
  const { tool, text, seed, shop, day } = brief
  if (text.trim() === '') return { texts: [], reason: 'empty' }
  if (text.length > MAX_SOURCE) return { texts: [], reason: 'too_long' }
  const post = readPost(brief, { keepsAll: tool === 'longer' })
  // Signs without words say nothing that could be said in another way.
  if (contentWords(post.body, post.reading.language).length === 0)
    return { texts: [], reason: reasonOf(tool) }
  const given = joined([text, givenBy(post.reading, shop, day)], '\n')
  const desk: Desk = {
    brief,
    post,
    given,
    seed: joined([String(seed), tool, shop.name]),
    rephraser: createRephraser(speechOf({ brief, post })),
  }
  const texts = tools[tool](desk).slice(0, tool === 'alternatives' ? ALTERNATIVES : 1)
  return { texts, reason: texts.length > 0 ? null : reasonOf(tool) }
}
