import type { Platform } from '#connectors/social/platforms.ts'
import { partsOf } from '#connectors/social/text/text-parts.ts'
import type { Locale } from '#platform/locale.ts'
import { memoize } from '#platform/memoize.ts'
import { factsOf, type RequiredFact } from '../ai/required-facts.ts'
import { fold } from '../ai/told-text.ts'
import { countryOf } from '../built-in/holidays.ts'
import { productsOf, shopNameOf } from '../built-in/shop-names.ts'
import { findFacts } from '../checks/find-facts.ts'
import type { BriefKind, BriefReading, SlotType } from '../reading/brief-reading.ts'
import { readBrief } from '../reading/read-brief.ts'
import { findTrade } from '../trades/find-trade.ts'
import { tradesIn } from '../trades/index.ts'
import type { ShopFacts } from '../writer.ts'
import { correctReading, wishesOf } from './apply-directions.ts'
import { sentencesOf } from './draft-copy.ts'
import { greets } from './greets.ts'
import type { Ingredients } from './ingredients.ts'
import { withoutOwnFrames } from './own-frames.ts'
import { reworkWords, warmLines } from './rework-words/index.ts'
import { splitHashtags } from './split-hashtags.ts'
import { withoutEmoji } from './text-overlap.ts'
import { ingredientsFrom } from './write-campaign.ts'

/** What is read of a brief; a longer text would lose its end. */
export const MAX_SOURCE = 4000

export type PostSource = {
  locale: Locale
  shop: ShopFacts
  /** YYYY-MM-DD. */
  day: string
  platform: Platform
  /** As it stands in the editor. */
  text: string
}

/** A post as the material of another one. */
export type ReadPost = {
  /** A first line that only greets; empty if there is none. */
  greeting: string
  /** Without that line, and without the hashtags at its end. */
  body: string
  /** All of them, wherever they stand. */
  hashtags: readonly string[]
  /** The hashtags stand in lines of their own. */
  areApart: boolean
  reading: BriefReading
  /** The writer may have added lines; they are not part of the reading. */
  hasOwnLines: boolean
  facts: readonly RequiredFact[]
}

export const warmLinesFor = (locale: Locale, shop: ShopFacts) => warmLines[locale](shopNameOf(shop))

/** A post says what it says: nothing in it is a wish to the writer. */
function readAll(text: string, { locale, shop, day }: PostSource): BriefReading {
  const country = countryOf(shop.country, locale)
  const read = readBrief(text, { locale, country, today: day, products: productsOf(shop) })
  return correctReading(read, { asContent: read.directions.map((direction) => direction.text) })
}

/** Lines that the writer may have added: they can be exchanged for others without losing a fact. */
function ownLines({ shop }: PostSource, { text, language }: BriefReading): Set<string> {
  const id = findTrade(shop, text, language)
  const trade = id === null ? undefined : tradesIn(language).get(id)
  const { openers, closers } = warmLinesFor(language, shop)
  const lines = trade
    ? [...trade.truths, ...trade.subjects.flatMap((subject) => subject.lines), ...trade.questions]
    : []
  return new Set(
    [...lines, ...(trade?.tips.map((tip) => tip.text) ?? []), ...openers, ...closers].flatMap(sentencesOf),
  )
}

const SENTENCE_END = /(?<=[.!?…])(?=\s)/u

/** The text without some of its sentences; lines stay lines. */
export const withoutSentences = (text: string, isOut: (sentence: string) => boolean): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(SENTENCE_END)
        .filter((one) => !isOut(one.trim()))
        .join('')
        .trim(),
    )
    .filter((line, place, all) => line !== '' || all[place - 1] !== '')
    .join('\n')
    .trim()

const GREETING_WORDS = 4

/** "Hello," or "¡Hola a todos!" in a line of its own. */
function splitGreeting(body: string): Pick<ReadPost, 'greeting' | 'body'> {
  const [line = '', ...rest] = body.split('\n')
  const isGreeting =
    rest.length > 0 &&
    greets(line) &&
    (line.match(/\p{L}{1,30}/gu)?.length ?? 0) <= GREETING_WORDS &&
    !/\d/.test(line)
  return isGreeting ? { greeting: line.trim(), body: rest.join('\n').trim() } : { greeting: '', body }
}

/** Reads each text once: mostly there is nothing of ours to take away, and the next step asks for the same. */
function createReader(source: PostSource) {
  const read = memoize((text: string) => readAll(text, source))
  const readParts = memoize((text: string) => {
    const reading = read(text)
    return ingredientsFrom(reading, { ...source, wishes: wishesOf(reading, source.shop.brandStyle) }).parts
  })
  return { read, readParts }
}

/** Without the emoji after a sentence that we would choose: it says nothing, and would begin the next sentence. */
const withoutOwnEmojis = (body: string, readParts: (text: string) => Ingredients): string =>
  readParts(withoutEmoji(body)).emojis.reduce(
    (text, emoji) =>
      text.replaceAll(` ${emoji}`, (found, at: number) =>
        /[.!?…]$/u.test(text.slice(0, at)) && /^(?:\s|$)/u.test(text.slice(at + found.length)) ? '' : found,
      ),
    body,
  )

export function readPost(source: PostSource, { keepsAll = false } = {}): ReadPost {
  const { body, areApart } = splitHashtags(source.text)
  const hashtags = partsOf(source.text).flatMap((part) => (part.kind === 'hashtag' ? [part.text] : []))
  const parts = { areApart, hashtags: [...new Set(hashtags)], ...splitGreeting(body) }
  const { read, readParts } = createReader(source)
  const whole = read(parts.body)
  const known = keepsAll ? new Set<string>() : ownLines(source, whole)
  const own = withoutSentences(parts.body, (one) => known.has(one.toLowerCase()))
  const rest = keepsAll ? own : withoutOwnFrames(withoutOwnEmojis(own, readParts), readParts)
  const reading = rest === '' ? whole : read(rest)
  return { ...parts, reading, hasOwnLines: own !== parts.body, facts: factsOf(reading, source.day) }
}

const loose: ReadonlySet<SlotType> = new Set(['detail', 'reason'])
/** Kinds in which any sentence may be a condition, a step or the advice itself. */
const strict: ReadonlySet<BriefKind> = new Set(['offer', 'limited_stock', 'contest', 'job', 'hours', 'tip'])

/** A name, a size, or one of several things that are listed. */
const CONCRETE = /(?<=\p{L}\s)\p{Lu}\p{Ll}|(?<!\p{L})\p{Lu}{2,5}(?!\p{L})|, [^,]{2,40} (?:and|or|y|e|o|u|&) /u

/** What may go when a text has to be short: no figures, names, limits, nothing that is asked of the reader. */
export function mayGo({ type, text }: RequiredFact, { language, kind }: BriefReading): boolean {
  const isCourtesy = text.trim().endsWith('?') || reworkWords[language].courtesy.test(text.trim())
  if (
    !loose.has(type) ||
    (strict.has(kind) && !isCourtesy) ||
    CONCRETE.test(text) ||
    findFacts(text, language).length > 0
  )
    return false
  const binding = new Set(reworkWords[language].binding.split(' ').map(fold))
  return !Array.from(fold(text).matchAll(/[\p{L}'-]{1,40}/gu), ([word]) => word).some((word) =>
    binding.has(word),
  )
}
