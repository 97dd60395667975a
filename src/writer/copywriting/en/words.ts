import { countCodePoints } from '#platform/code-points.ts'
import { capitalized } from '../../first-letter.ts'
import type { QuoteUnit, WordsUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { swapWords } from '../rephrase.ts'
import { sentence, unique } from '../sentence.ts'
import { fragmentWays, isCurt } from './fragments.ts'
import { happeningWays } from './happenings.ts'
import { mended, withLongDates } from './mend.ts'
import { withCurrency } from './money.ts'
import { asSubject, named } from './named.ts'
import { otherWays } from './other-ways.ts'
import { isNounPhrase, lowered } from './phrases.ts'
import { withSubject } from './subjects.ts'

const HEADLINE = 60

const ENTER =
  /^(?:(?:to (?:enter|win|take part|participate)|just|enter|how to|vote)\b|comment your (?:pick|vote|choice|answer|favou?rite)\b)/i
const DEADLINE =
  /, (?=(?:closes|closing|ends|entries|deadline|winners?|we(?:'ll| will) (?:draw|pick|announce))\b)/i
/** A new sentence that was joined with a comma: "stop using it, the lid can come loose". */
const SPLICE =
  /(?<!^sorry), (?=(?:(?:the|our|small|some) [a-z]{1,20}|it|they|we|there|this|these|heating|power|water|[a-z]{3,12}s?) (?:is|are|was|were|can|may|might|could|will|has|have|had|failed|broke|went|stopped|let|didn't|wasn't|weren't)\b)/i

const SUBORDINATE = /^(?:if|when|once|while|because|as|since|after|before|due)\b[^,]{0,80}$/i

/** Serious news: the reason behind a colon, or in a sentence of its own. */
const splicedAt = (words: string): number => {
  const at = words.search(SPLICE)
  return at < 0 || SUBORDINATE.test(words.slice(0, at)) ? -1 : at
}
function spliced(words: string, { isSerious }: Scene): string {
  const at = isSerious ? splicedAt(words) : -1
  return at < 0 ? words : `${words.slice(0, at)}: ${words.slice(at + 2)}`
}
function apart(words: string, { isSerious }: Scene): string[] {
  const at = isSerious ? splicedAt(words) : -1
  return at < 0 ? [] : [`${words.slice(0, at)}. ${capitalized(words.slice(at + 2))}`]
}

/** One clause with its subject, in several ways where there are any. */
function ways(words: string, unit: WordsUnit, scene: Scene): string[] {
  const said = spliced(words, scene)
  const told = fragmentWays(said, scene)
  if (told.length > 0 && isCurt(said, scene)) return told
  const [first, ...others] = withSubject(said)
  if (first !== undefined) return [first, ...others, ...fragmentWays(first, scene)]
  const isNews = !scene.isSerious && /^(?:our|the) new /i.test(said) && isNounPhrase(said)
  if (isNews) return ['Meet', 'Introducing', 'Say hello to'].map((start) => `${start} ${lowered(said)}`)
  const happening = happeningWays(said, unit, scene)
  return [
    ...(happening.length > 2 ? [] : [said]),
    ...happening,
    ...told,
    ...otherWays(said, unit, scene),
    ...apart(words, scene),
  ]
}

/** A question whose mark was not typed. */
const ASKS =
  /^(?:what|which|who|where|when|how) (?:would|should|do|did|are|could|will) (?:you|we|i)\b[^.!?]{0,80}$/i
const OPINION = /^(?:what|which|who|where|how)\b.*\b(?:you|your|should (?:we|our|i|my))\b/i

/** "Gingerbread or maple?" */
const EITHER =
  /^(?!(?:is|are|do|does|did|can|will|would|have|has)\b)(?:\p{L}{2,15} ){1,3}or (?:\p{L}{2,15} ?){1,3}\?$/iu

/** The same question with words that lead to it. */
function otherQuestions(asked: string, { isSerious }: Scene): string[] {
  if (/^have you seen \p{L}/iu.test(asked)) return [asked.replace(/^have you seen/i, 'Has anyone seen')]
  if (/^does anyone know (?=an?\b)/i.test(asked)) return [asked.replace(/^does anyone know/i, 'Do you know')]
  if (isSerious) return []
  if (/^did you know (?!that\b)/i.test(asked)) return [asked.replace(/^did you know /i, 'Did you know that ')]
  if (EITHER.test(asked))
    return ['Which one:', 'Your pick:', 'Help us decide:'].map((start) => `${start} ${lowered(asked)}`)
  if (!OPINION.test(asked)) return []
  return ['Tell us:', "We'd love to know:", 'A question for you:'].map(
    (start) => `${start} ${lowered(asked)}`,
  )
}

export function sayWords(unit: WordsUnit, scene: Scene): Sayings {
  const short = spliced(withCurrency(mended(unit.shortWords), scene), scene)
  if (unit.isQuestion || ASKS.test(unit.words)) {
    const asked = sentence(`${mended(unit.words).replace(/(?<![.?!])[.?!]+$/, '')}?`)
    const ways = unique([asked, ...otherQuestions(asked, scene)])
    return { full: ways, short: ways, headlines: [asked], lines: [] }
  }
  const isHow = scene.kind === 'contest' && unit.hasAction && !ENTER.test(unit.words)
  const words = withLongDates(withCurrency(mended(unit.words), scene), scene)
  const full = isHow ? entering(words) : ways(words, unit, scene).map(sentence)
  const title = sentence(short).replace(/\.$/, '')
  return {
    full: withName(reworded(unique(full), unit, scene), scene),
    short: isHow ? entering(short) : reworded(shortWays(short, unit, scene), unit, scene),
    headlines: countCodePoints(title) <= HEADLINE ? [title] : [],
    lines: [],
  }
}

const REWORDED = 2
const SHORTEST = 20
const SEVERAL = /[.!?…] /

/** With other words for parts of them, where a condition does not forbid it. */
function reworded(texts: readonly string[], { slots }: WordsUnit, scene: Scene): string[] {
  const isFixed = slots.some(({ value }) => value.type === 'condition' || value.type === 'quantity')
  if (isFixed) return [...texts]
  const whole = texts.filter((text) => text.length >= SHORTEST && !SEVERAL.test(text)).slice(0, REWORDED)
  return unique([...texts, ...whole.flatMap((text) => swapWords(text, 'en', scene).slice(0, REWORDED))])
}

const NAMED = 2

/** Now and then with the shop as the one who does it: "Paws will be closed", "At Paws, we …". */
const withName = (texts: readonly string[], scene: Scene): string[] => {
  const { shop, isSerious } = scene
  if (shop === '' || texts.some((text) => text.includes(shop))) return [...texts]
  const subjects = texts.flatMap((text) => asSubject(text, shop)).slice(0, NAMED)
  const [first = ''] = texts
  const isOurs = !isSerious && subjects.length === 0 && /^we(?:'\p{L}+)? /iu.test(first)
  return unique([...texts, ...subjects, ...(isOurs ? named(first, scene).slice(-1) : [])])
}

const SHORT_EXTRA = 20
const STORY_LINE = 56

/** Notes are short already; other ways must not be much longer. */
const shortWays = (short: string, unit: WordsUnit, scene: Scene): string[] => {
  const others = [...fragmentWays(short, scene), ...otherWays(short, unit, scene)]
  const told = others.filter(({ length }) => length <= Math.max(STORY_LINE, short.length + SHORT_EXTRA))
  const typed = told.length > 0 && isCurt(short, scene) ? [] : [short]
  return unique([...typed, ...withSubject(short), ...told].map(sentence))
}

const GIVEAWAY = /^giveaway(?: time)?[!:.,]{0,3} (?=\S)/i

/** How to take part in a contest, then its deadline. */
function entering(words: string): string[] {
  const isTitled = GIVEAWAY.test(words)
  const [how = '', ...others] = words.replace(GIVEAWAY, '').split(DEADLINE)
  const rest = others.map(sentence).join(' ')
  return ['To enter: ', 'How to enter: ', 'To take part: ', "Here's how to enter: ", 'To join in: '].map(
    (start) => `${isTitled ? 'Giveaway! ' : ''}${sentence(`${start}${lowered(how)}`)} ${rest}`.trim(),
  )
}

/** What follows a quote must not look like a part of it. */
const closedQuote = (quote: string) => (/[.!?…]$/u.test(quote) ? `“${quote}”` : `“${quote}”.`)

/** A name may stand before the quote; "a client" had better follow it. */
const saidBy = (quote: string, by: string): string[] => {
  const after = `“${quote}”\n— ${sentence(by)}`
  if (!/^\p{Lu}/u.test(by)) return [after]
  const who = by.replace(/\.$/, '')
  const said = closedQuote(quote)
  const told = who.includes(',') ? [] : [`${who} told us: ${said}`, `From ${who}: ${said}`]
  return [after, `${who}: ${said}`, `In the words of ${who}: ${said}`, ...told]
}

/** The customer's words exactly as given. */
export function sayQuote({ quote, by }: QuoteUnit): Sayings {
  const quoted = `“${quote}”`
  const whole = by ? `${quoted} — ${sentence(by)}` : quoted
  const named = by && /^\p{Lu}/u.test(by) ? [`${by.replace(/\.$/, '')}: ${closedQuote(quote)}`] : []
  return {
    full: unique([whole, ...(by ? saidBy(quote, by) : [])]),
    short: unique([whole, ...named]),
    headlines: [],
    lines: by ? [sentence(by).replace(/\.$/, '')] : [],
  }
}
