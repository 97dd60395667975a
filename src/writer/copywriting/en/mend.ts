import type { Scene } from '../grammar/grammar.ts'
import { isMonthFirst } from './dates.ts'

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec'
const CLOCK = '(?=\\d{1,2}(?::\\d\\d)? ?[ap]m\\b(?! (?:to|–) ))'
const CLOCKS = '(?=\\d{1,2}(?::\\d\\d)? ?[ap]m (?:to|–) )'
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const VERB_BEFORE_TIME = new RegExp(`\\b(back|open|reopening|closing|closed|again|${WEEKDAY}) ${CLOCK}`, 'gi')
const DATE_BEFORE_TIME = new RegExp(`\\b((?:${MONTH}) \\d{1,2}|\\d{1,2} (?:${MONTH})) ${CLOCK}`, 'gi')
const DAY_BEFORE_TIMES = new RegExp(
  `\\b(${WEEKDAY}|(?:${MONTH}) \\d{1,2}|\\d{1,2} (?:${MONTH})) ${CLOCKS}`,
  'gi',
)

const PHONE = '\\+?\\(?\\d[\\d ()-]{6,}'
const NAME_AND_PHONE = new RegExp(`\\b((?:with|for|from) \\p{Lu}\\p{Ll}{1,15}),? (?=${PHONE})`, 'gu')
const NOTE_AND_PHONE = new RegExp(
  `\\b(advised|essential|required|recommended|ahead|advance|reservations|bookings|orders|info|enquiries|inquiries|questions),? (?=${PHONE})`,
  'gi',
)
const CALL_NAME = new RegExp(`\\b(call|ring|text|phone|message) (\\p{Lu}\\p{Ll}{1,15}),? (?=${PHONE})`, 'giu')
const PLACES =
  'shop|store|nursery|caf[eé]|office|kitchen|salon|bar|gym|clinic|restaurant|studio|bakery|patio|pool|library|gallery|museum'
const PLACE_FIRST = new RegExp(`^(${PLACES}) (?=(?:is|will|closes|opens|reopens|stays|was|has)\\b)`, 'i')
const IF_THEN =
  /^((?:if|when) [^,;:.!?]{5,80}?) (?=(?:please )?(?:call|ring|phone|text|email|message|contact|tell|ask) (?:us|me|our|the|\+?\d)\b)/i
/** Contractions typed without their sign, where nothing else can be meant. */
const contracted: readonly [RegExp, string][] = [
  [
    /(?<=^|[,.!;:] |\b(?:and|but|so|till|until|because) )(w)ere (?=(?:hiring|open|closed|back|looking|moving|having|doing|giving|collecting|so|very|here|now|also|not|offering|launching|celebrating|turning|sorry|excited|happy|delighted|proud|thrilled|running|getting|planning|going|starting|hosting|raising|donating|closing|opening|adding|bringing|taking|all)\b)/gi,
    "$1e're ",
  ],
  [
    /\b(i)ts (?=(?:fixed|back|ready|here|gone|over|done|not|a|an|the|time|been|free|still|always|never|only|just|now|so|too|very|tiny|up|worth|safe|open|closed|going)\b)/gi,
    "$1t's ",
  ],
  [/\b(w)ont\b/gi, "$1on't"],
  [/\boclock\b/gi, "o'clock"],
  [/\b(today|yesterday|tomorrow|tonight|last night|last week)s (?=\p{L})/giu, "$1's "],
  [/\bvalentines\b/gi, "Valentine's"],
  [/\b(xxs|xs|s|m)-(l|xl|xxl)\b/gi, '$1–$2'],
  [/\b(photo|student|valid|school|military|picture|staff) id\b/gi, '$1 ID'],
]

const NO_NOUN =
  '(?<!\\b(?:on|this|next|last|every|each|from|until|till|by|before|after|since|and|or|to|through|between|starting|for|of|in|a|the|our|is|are|was|only|all|also|again|normal|usual) )'
const DATE_AFTER_NOUN = new RegExp(
  `(?<=\\p{Ll} )${NO_NOUN}(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:\\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b)`,
  'gu',
)
const DAYS_AFTER_NOUN = new RegExp(
  `(?<=\\p{Ll} )${NO_NOUN}(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days at \\d)`,
  'gu',
)

/** Small words that people leave out when they type. */
const completed = (words: string): string =>
  contracted
    .reduce((text, [from, to]) => text.replace(from, to), words)
    .replace(CALL_NAME, '$1 $2 on ')
    .replace(NAME_AND_PHONE, '$1: ')
    .replace(NOTE_AND_PHONE, '$1: ')
    .replace(PLACE_FIRST, (_, place: string) => `The ${place.toLowerCase()} `)
    .replace(IF_THEN, '$1, ')
    .replace(VERB_BEFORE_TIME, '$1 at ')
    .replace(DATE_BEFORE_TIME, '$1, ')
    .replace(DATE_AFTER_NOUN, 'on ')
    .replace(DAYS_AFTER_NOUN, 'on ')
    .replace(DAY_BEFORE_TIMES, (_, day: string) => (/days?$/i.test(day) ? `${day} ` : `${day}, `))
    .replace(/(?<=day)-(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/g, '–')
    .replace(
      /^(had|just had|just got) (?=(?:an?|two|three|four|some|several|another|\d)\b)/i,
      (verb) => `We ${verb.toLowerCase()}`,
    )
    .replace(/^heads[- ]up,? (?=(?:we|our|the|from)\b)/i, 'Heads-up: ')
    .replace(
      /(^|, |\. |! )(?:the )?(winning team|winner) (?=(?:gets|wins|takes)\b)/gi,
      (_, start: string, who: string) => `${start}${start === ', ' ? 'the' : 'The'} ${who.toLowerCase()} `,
    )
    .replace(
      /\b(Christmas|New Year['’]s) (eve|day)\b/g,
      (_, feast: string, day: string) => `${feast} ${day === 'eve' ? 'Eve' : 'Day'}`,
    )
    .replace(/(?<=\p{L}) (\d{2,3}) min(?:ute)?s? (?=[$£€]\d)/giu, ' ($1 minutes) for ')
    .replace(/\bhave own (?=\p{L})/giu, 'have your own ')
    .replace(/\b(no \p{L}+) (?=no \p{L}+$)/giu, '$1, ')
    .replace(
      /^sorry,? (folks|all|everyone|guys|everybody|friends),? (?=(?:the|our|we|no|there)\b)/i,
      'Sorry, $1: ',
    )
    .replace(/\bfor full refund\b/gi, 'for a full refund')
    .replace(/\b(stop using) and (bring|return|send) back\b/gi, '$1 them and $2 them back')
    .replace(/\b(stop using) and return\b/gi, '$1 them and return them')
    .replace(
      /(?<=^|[,.!] )come (?=(?:say|see|meet|try|have|join|find|visit|celebrate|share|enjoy|taste|help|hear|watch)\b)/gi,
      (come) => `${come}and `,
    )
    .replace(
      /^winners (?=(?:on |next |this |tomorrow|in |mon|tues|wednes|thurs|fri|satur|sun))/i,
      'Winners announced ',
    )
    .replace(/(?<=\D)[\s,]{1,5}(?:lol|haha|lmao|xd)$/i, '')

const monthNames: Readonly<Record<string, string>> = {
  aug: 'August',
  feb: 'February',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}
const LONELY_MONTH = /(?<!\d(?:st|nd|rd|th)? )\b(aug|feb|sept|oct|nov|dec)\b\.?(?! ?\d|['’])/gi

/** Said in full in a text for readers. */
const forms: readonly [RegExp, string][] = [
  [/\b(part|full) time (?=[a-z])/gi, '$1-time '],
  [/\bwalk ?ins\b/gi, 'walk-ins'],
  [/\bin ?store\b(?=,| and| or| &|$| only)/gi, 'in store'],
  [/(?<=[\d)]|\p{L}) (?:incl?|inc)\.? (?=\p{L})/giu, ' including '],
  [/(?<=\b1 ?)(?:hrs?)\b/gi, 'hour'],
  [/(?<=\d)(?:h|hrs?)\b/g, ' hours'],
  [/(?<=\d )hrs?\b/gi, 'hours'],
  [
    /(\d{1,3}) ?-?min(?:ute)?s? (?=(?:slots?|sessions?|class(?:es)?|massages?|facials?|consultations?|treatments?|appointments?|lessons?|workouts?|rides?|tours?|talks?)\b)/gi,
    '$1-minute ',
  ],
  [
    /(\d{1,2}|two|three|four|five|six|seven) (week|month|year|hour|day|night|course) (?=(?:(?:winter|summer|spring|autumn) )?(?:turnaround|membership|contract|course|programme|program|break|stay|session|class|workshop|warranty|guarantee|menu|meal|lunch|dinner|pass|notice)\b)/gi,
    '$1-$2 ',
  ],
  [
    /\bfirst time (?=(?:customers?|clients?|visitors?|buyers?|guests?|patients?|members?)\b)/gi,
    'first-time ',
  ],
  [/(\d) star (?=\p{L})/giu, '$1-star '],
  [/(?<=\d) ?mins?\b/gi, ' minutes'],
  [/(?<=\d) ?wks\b/gi, ' weeks'],
  [/(?<=\d) ?yrs\b/gi, ' years'],
  [/(?<=\d) ?mths\b/gi, ' months'],
  [/(?<=\d) ?(?:pp|p\/p)\b/gi, ' per person'],
  [/(?<=\d) ?(?:ph|p\/h)\b/gi, ' an hour'],
  [/(?<=\d) ?\/ ?h(?:r|our)?\b/gi, ' an hour'],
  [/(?<=\d) ?(?:\/ ?|p)w(?:ee)?k?\b/gi, ' a week'],
  [/(?<=\d) ?\/ ?mo(?:nth)?\b/gi, ' a month'],
  [/(?<=\d) ?\/ ?(person|couple|team|table|class|session|night|day|pair|kg|lb|dozen)\b/gi, ' per $1'],
  [/(?<=[$£€]\d{1,4})-(?=\d)/g, '–'],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
  [/(?<=\p{L}) w (?=\p{L})/gu, ' with '],
  [/\bus only\b/gi, 'US only'],
]
const INITIALS =
  /(?<![\w./@-])(?:cv|uk|dm|xs|xl|xxl|doe|byob|rsvp|nhs|dbs|vat|bbq|tv|vip|dj|nye|diy|mot|fsa|hsa)\b(?![.@'’])/gi

const LONG_MONTH = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const MONTH_AND_DAY = new RegExp(`\\b(${LONG_MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)`, 'gi')
const DAY_AND_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${LONG_MONTH})\\b`, 'gi')
const fullNames =
  'January February March April May June July August September October November December'.split(' ')
const fullName = (short: string) =>
  fullNames.find((name) => name.toLowerCase().startsWith(short.slice(0, 3).toLowerCase())) ?? short

/** Dates inside other words, as the country writes them: "if you join before Jan 15". */
export function withLongDates(words: string, scene: Scene): string {
  const told = (month: string, day: string) =>
    isMonthFirst(scene) ? `${fullName(month)} ${day}` : `${day} ${fullName(month)}`
  return words
    .replace(MONTH_AND_DAY, (_, month: string, day: string) => told(month, day))
    .replace(DAY_AND_MONTH, (_, day: string, month: string) => told(month, day))
}

/** The owner's words as they may stand in a text: small words added, shorthand spelled out. */
export function mended(words: string): string {
  return forms
    .reduce((text, [from, to]) => text.replace(from, to), completed(words))
    .replace(INITIALS, (word) => word.toUpperCase())
    .replace(/(?<=\b(?:to|until|and|through|in|of|mid|early|late|end of) )jan\b(?! ?\d)/gi, 'January')
    .replace(/(?<=\b(?:since|in|last|until|from|by|of|next|early|late|mid|end of) )march\b/g, 'March')
    .replace(LONELY_MONTH, (month) => monthNames[month.toLowerCase().replace(/\.$/, '')] ?? month)
}
