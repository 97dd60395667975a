import { countCodePoints } from '#platform/code-points.ts'
import type { QuoteUnit, WordsUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { sentence, unique } from '../sentence.ts'
import { fragmentWays } from './fragments.ts'
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
    /^back (?=on|at|in|from|open|to|\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/i,
    ["We're back "],
  ],
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
      return subject === "We're " || subject === "We've just "
        ? `${subject}${lowered(rest)}`
        : `${subject}${rest}`
    })
  }
  return []
}

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec'
const CLOCK = '(?=\\d{1,2}(?::\\d\\d)? ?[ap]m\\b(?! (?:to|–) ))'
const CLOCKS = '(?=\\d{1,2}(?::\\d\\d)? ?[ap]m (?:to|–) )'
const VERB_BEFORE_TIME = new RegExp(
  `\\b(back|open|reopening|closing|closed|again|(?:mon|tues|wednes|thurs|fri|satur|sun)day) ${CLOCK}`,
  'gi',
)
const DATE_BEFORE_TIME = new RegExp(`\\b((?:${MONTH}) \\d{1,2}|\\d{1,2} (?:${MONTH})) ${CLOCK}`, 'gi')

const DAY_BEFORE_TIMES = new RegExp(
  `\\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:${MONTH}) \\d{1,2}|\\d{1,2} (?:${MONTH})) ${CLOCKS}`,
  'gi',
)

/** Small words that people leave out when they type. */
const mended = (words: string): string =>
  words
    .replace(VERB_BEFORE_TIME, '$1 at ')
    .replace(DATE_BEFORE_TIME, '$1, ')
    .replace(DAY_BEFORE_TIMES, '$1, ')
    .replace(/(?<=day)-(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/g, '–')
    .replace(/\bfor full refund\b/gi, 'for a full refund')
    .replace(
      /^winners (?=(?:on |next |this |tomorrow|in |mon|tues|wednes|thurs|fri|satur|sun))/i,
      'Winners announced ',
    )
    .replace(/[\s,]{1,5}(?:lol|haha|lmao|xd)$/i, '')

const ENTER = /^(?:to (?:enter|win|take part|participate)|just|enter|how to)\b/i
const DEADLINE =
  /, (?=(?:closes|closing|ends|entries|deadline|winners?|we(?:'ll| will) (?:draw|pick|announce))\b)/i
/** A new sentence that was joined with a comma: "stop using it, the lid can come loose". */
const SPLICE =
  /, (?=(?:the [a-z]{1,20}|it|they|we|there|this|these|our [a-z]{1,20}|heating|power|water) [a-z]{2,20}\b)/i

const spliced = (words: string, { isSerious }: Scene) => (isSerious ? words.replace(SPLICE, ': ') : words)

/** What people abbreviate in a job: "30h, $19-21/h". */
const spelledOut = (words: string): string =>
  words
    .replace(/(?<=(?<!\d)\d{1,2})h\b/g, ' hours')
    .replace(/(?<=\d)\/h(?:r|our)?\b/g, ' an hour')
    .replace(/(?<=[$£€]\d{1,4})-(?=\d)/g, '–')

/** One clause with its subject, in several ways where there are any. */
function ways(words: string, unit: WordsUnit, scene: Scene): string[] {
  const said = spliced(words, scene)
  const told = withSubject(said)
  if (told.length > 0) return [...told, ...told.slice(0, 1).flatMap((text) => fragmentWays(text, scene))]
  const isNews = !scene.isSerious && /^(?:our|the) new /i.test(said) && isNounPhrase(said)
  if (isNews) return ['Meet', 'Introducing', 'Say hello to'].map((start) => `${start} ${lowered(said)}`)
  return [said, ...fragmentWays(said, scene), ...otherWays(said, unit, scene)]
}

export function sayWords(unit: WordsUnit, scene: Scene): Sayings {
  const short = spliced(mended(unit.shortWords), scene)
  if (unit.isQuestion) {
    const asked = sentence(`${mended(unit.words).replace(/(?<![.?!])[.?!]+$/, '')}?`)
    return { full: [asked], short: [asked], headlines: [asked], lines: [] }
  }
  const isHow = scene.kind === 'contest' && unit.hasAction && !ENTER.test(unit.words)
  const words = spelledOut(mended(unit.words))
  const full = isHow ? entering(words) : ways(words, unit, scene).map(sentence)
  const title = sentence(short).replace(/\.$/, '')
  return {
    full: unique(full),
    short: isHow ? entering(short) : shortWays(short, scene),
    headlines: countCodePoints(title) <= HEADLINE ? [title] : [],
    lines: [],
  }
}

/** Notes are short already; other ways must not be much longer. */
const shortWays = (short: string, scene: Scene): string[] =>
  unique(
    [short, ...fragmentWays(short, scene).filter((text) => text.length <= short.length + 12)].map(sentence),
  )

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
