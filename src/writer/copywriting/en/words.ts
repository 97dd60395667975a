import { countCodePoints } from '#platform/code-points.ts'
import type { QuoteUnit, WordsUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { sentence, unique } from '../sentence.ts'
import { fragmentWays, isCurt } from './fragments.ts'
import { happeningWays } from './happenings.ts'
import { mended, withLongDates } from './mend.ts'
import { asSubject, named } from './named.ts'
import { otherWays } from './other-ways.ts'
import { isNounPhrase, lowered } from './phrases.ts'

const HEADLINE = 60

/** First words that need a subject, and what stands there instead; only where it is certain. */
const subjects: readonly [RegExp, readonly string[]][] = [
  [/^closing (?=at|for|on|early|from|our|the)/i, ["We're closing ", 'We close ']],
  [/^closed\b/i, ["We're closed", "We'll be closed"]],
  [
    /^open (?=again|on|at|from|until|till|this|all|every|late|\d|mon|tue|wed|thu|fri|sat|sun)/i,
    ["We're open "],
  ],
  [/^opening (?=at|on|from|again|late|early|our|a|the|an)/i, ["We're opening "]],
  [/^reopening\b/i, ["We're reopening", 'We reopen']],
  [
    /^back (?=on|at|in|from|open|to normal|to work|\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/i,
    ["We're back "],
  ],
  [/^(?=(?:voted|named|rated|awarded|nominated|featured|shortlisted)\b)/i, ["We've been ", 'We were ']],
  [/^hiring\b/i, ["We're hiring"]],
  [/^(?:looking for|searching for)\b/i, ["We're looking for"]],
  [/^sorry (?=about|for|that|to)/i, ["We're sorry ", 'We are sorry ']],
  [/^fixed\b/i, ["It's fixed", 'It is fixed']],
  [/^(?:giving away)\b/i, ["We're giving away"]],
  [/^having (?=a|an|our)\b/i, ["We're having "]],
  [/^(?:moving) (?=to|from|next)/i, ["We're moving "]],
  [/^celebrating\b/i, ["We're celebrating"]],
  [/^launching\b/i, ["We're launching"]],
  [/^offering\b/i, ["We're offering"]],
  [/^collecting\b/i, ["We're collecting"]],
  [/^raising\b/i, ["We're raising"]],
  [/^donating\b/i, ["We're donating"]],
  [/^(?=(?:proud|happy|delighted|thrilled|excited) to\b)/i, ["We're "]],
  [/^got (?=a|an|some|new|our|the|\d)/i, ["We've got ", 'We have ']],
  [/^just (?=got|received|launched|opened|added|finished|restocked)/i, ["We've just "]],
]

function withSubject(words: string): string[] {
  for (const [start, instead] of subjects) {
    if (!start.test(words)) continue
    return instead.map((subject) => {
      const rest = words.replace(start, '')
      // A subject before the whole clause: "proud to", "voted best".
      return /^We(?:'re|'ve been|'ve just| were) $/.test(subject)
        ? `${subject}${lowered(rest)}`
        : `${subject}${rest}`
    })
  }
  return []
}

const ENTER = /^(?:to (?:enter|win|take part|participate)|just|enter|how to)\b/i
const DEADLINE =
  /, (?=(?:closes|closing|ends|entries|deadline|winners?|we(?:'ll| will) (?:draw|pick|announce))\b)/i
/** A new sentence that was joined with a comma: "stop using it, the lid can come loose". */
const SPLICE =
  /(?<!^sorry), (?=(?:(?:the|our|small|some) [a-z]{1,20}|it|they|we|there|this|these|heating|power|water|[a-z]{3,12}s?) (?:is|are|was|were|can|may|might|could|will|has|have|had|failed|broke|went|stopped|let|didn't|wasn't|weren't)\b)/i

const spliced = (words: string, { isSerious }: Scene) => (isSerious ? words.replace(SPLICE, ': ') : words)

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
  return [...(happening.length > 2 ? [] : [said]), ...happening, ...told, ...otherWays(said, unit, scene)]
}

export function sayWords(unit: WordsUnit, scene: Scene): Sayings {
  const short = spliced(mended(unit.shortWords), scene)
  if (unit.isQuestion) {
    const asked = sentence(`${mended(unit.words).replace(/(?<![.?!])[.?!]+$/, '')}?`)
    return { full: [asked], short: [asked], headlines: [asked], lines: [] }
  }
  const isHow = scene.kind === 'contest' && unit.hasAction && !ENTER.test(unit.words)
  const words = withLongDates(mended(unit.words), scene)
  const full = isHow ? entering(words) : ways(words, unit, scene).map(sentence)
  const title = sentence(short).replace(/\.$/, '')
  return {
    full: withName(unique(full), scene),
    short: isHow ? entering(short) : shortWays(short, unit, scene),
    headlines: countCodePoints(title) <= HEADLINE ? [title] : [],
    lines: [],
  }
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
  const said = unique([...typed, ...withSubject(short), ...told].map(sentence))
  const isFree = !scene.isSerious && said.every((text) => !text.includes(scene.shop))
  return isFree ? unique([...said, ...said.slice(0, 1).flatMap((text) => named(text, scene))]) : said
}

/** How to take part in a contest, then its deadline. */
function entering(words: string): string[] {
  const [how = '', ...others] = words.split(DEADLINE)
  const rest = others.map(sentence).join(' ')
  return ['To enter: ', 'How to enter: ', 'To take part: '].map((start) =>
    `${sentence(`${start}${lowered(how)}`)} ${rest}`.trim(),
  )
}

/** A name may stand before the quote; "a client" had better follow it. */
const saidBy = (quoted: string, by: string): string[] => {
  const after = `${quoted}\n— ${sentence(by)}`
  if (!/^\p{Lu}/u.test(by)) return [after]
  const who = by.replace(/\.$/, '')
  const told = who.includes(',') ? [] : [`${who} told us: ${quoted}`]
  return [after, `${who}: ${quoted}`, `In the words of ${who}: ${quoted}`, ...told]
}

/** The customer's words exactly as given. */
export function sayQuote({ quote, by }: QuoteUnit): Sayings {
  const quoted = `“${quote}”`
  const whole = by ? `${quoted} — ${sentence(by)}` : quoted
  return {
    full: unique([whole, ...(by ? saidBy(quoted, by) : [])]),
    short: [whole],
    headlines: [],
    lines: by ? [sentence(by).replace(/\.$/, '')] : [],
  }
}
