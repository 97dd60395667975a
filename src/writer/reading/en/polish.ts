import { capitalized } from '../../first-letter.ts'
import { capitalWords } from './capital-words.ts'
import { withDollarSigns, withPoundSigns } from './currency-words.ts'
import { firstNames } from './first-names.ts'
import { wordSet } from './words.ts'

/** Shorthand that means one thing only. */
const shorthand: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    pls: 'please',
    plz: 'please',
    tmrw: 'tomorrow',
    tmw: 'tomorrow',
    tmr: 'tomorrow',
    tomoz: 'tomorrow',
    b4: 'before',
    gr8: 'great',
    l8r: 'later',
    thru: 'through',
    til: 'until',
    till: 'till',
    nite: 'night',
    bday: 'birthday',
    xmas: 'Christmas',
    msg: 'message',
    appt: 'appointment',
    appts: 'appointments',
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    isnt: "isn't",
    arent: "aren't",
    wasnt: "wasn't",
    cant: "can't",
    couldnt: "couldn't",
    wouldnt: "wouldn't",
    shouldnt: "shouldn't",
    havent: "haven't",
    hasnt: "hasn't",
    theyre: "they're",
    youre: "you're",
    weve: "we've",
    youll: "you'll",
    theyll: "they'll",
    thats: "that's",
    whats: "what's",
    heres: "here's",
    theres: "there's",
    im: "I'm",
    ive: "I've",
    alot: 'a lot',
    tommorow: 'tomorrow',
    tommorrow: 'tomorrow',
    tomorow: 'tomorrow',
    recieve: 'receive',
    definately: 'definitely',
    accomodate: 'accommodate',
    availible: 'available',
    seperate: 'separate',
    untill: 'until',
    wednessday: 'Wednesday',
    wensday: 'Wednesday',
    febuary: 'February',
    adn: 'and',
    teh: 'the',
    hte: 'the',
    dicount: 'discount',
    resturant: 'restaurant',
  }),
)
/** Words for months and days that are also other words: only beside a number. */
const besideNumber = wordSet('jan feb mar march apr may jun jul aug sep sept oct nov dec sat sun')
const dates: ReadonlyMap<string, string> = new Map(
  [...capitalWords, ...besideNumber].map((word) => [word, capitalized(word)]),
)

const WORD = /(?<![\p{L}\p{N}@#_.'’/-])[\p{L}][\p{L}\p{M}\p{N}'’]*(?![\p{L}\p{N}@_/-]|\.\p{L})/gu
const THANKS_ALONE = /^(?:thx|tx|ty|tnx)(?= ?[!.]*$| all\b| everyone\b| everybody\b)/i
const I_FORMS = /(?<![\p{L}\p{N}.'’/-])i(?=['’](?:m|ve|d|ll)\b|[ ,!?]|$)/gu
/** Cries that need no capitals to be read. */
const SHOUTED =
  /(?<![\p{L}\p{N}])(?:PLEASE READ|PLEASE NOTE|PLEASE|IMPORTANT|URGENT|ATTENTION|NOTICE|REMINDER|UPDATE|NEWS|NEW|FREE|SALE|NOW|TODAY|TONIGHT|TOMORROW|ONLY|HUGE|BIG|LAST CHANCE|GIVEAWAY|HIRING|CLOSED|OPEN|REOPENING|SOLD OUT|BACK IN STOCK|THANK YOU)(?![\p{L}\p{N}])/gu
const BARE_FIRST = /^([^\p{L}\p{N}\p{Co}$£€%@]{0,4})(\p{Ll})(?!\p{L}{0,30}\p{Lu})/u

function mendWord(word: string, before: string, after: string): string {
  const lower = word.toLowerCase()
  if (word !== lower && word !== capitalized(lower)) return word
  const full = shorthand.get(lower)
  if (full !== undefined) return word === lower ? full : capitalized(full)
  if (word !== lower) return word
  const isVerb = word === 'may' && /^ (?!\d)/.test(after)
  const isBesideNumber = (/\d(?:st|nd|rd|th)?[ ,]$/i.test(before) && !isVerb) || /^[ ,.]{1,2}\d/.test(after)
  if (capitalWords.has(word) || (besideNumber.has(word) && isBesideNumber)) return dates.get(word) ?? word
  return word
}

const DAY_RANGE =
  /(?<![\p{L}-])(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun) ?[-–] ?(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?![\p{L}])/giu
const NAMED_DAY = /\b(mother|father|valentine|new year)['’]?s (day|eve)\b/gi
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
/** After these, a known name in lower case is a person. */
const NAME_BEFORE =
  /\b(?:call|ring|text|ask for|mom|mum|dad|sister|brother|husband|wife|coach|our|with|by|from|meet|called|named|for|and|chef|founder|owner|to|thank|thanks) $/i

/** Mends certain mistakes; what may be meant so stays. */
export function polish(clause: string, country: string | null): string {
  const spaced = withDollarSigns(withPoundSigns(clause, country), country)
    .replace(/\s+/g, ' ')
    .replace(/(?<=\S) (?=[,;:.!?](?:[\s\p{L}]|$))/gu, '')
    .replace(/!{2,}/g, '!')
    .replace(/\?{2,}/g, '?')
    .replace(/(?<![\p{L}\d])w\/ ?(?=\p{L})/gu, 'with ')
    .replace(/(?<![p{L}\d])w\/o\b/gi, 'without')
    .replace(/(?<=\p{L},)(?=\p{L})/gu, ' ')
    .replace(THANKS_ALONE, 'thanks')
    .replace(SHOUTED, (cry) => cry.toLowerCase())
    .trim()
  const mended = spaced.replace(WORD, (word, place: number) => {
    const before = spaced.slice(Math.max(0, place - 12), place)
    const after = spaced.slice(place + word.length, place + word.length + 4)
    if (firstNames.has(word) && NAME_BEFORE.test(before)) return capitalized(word)
    return mendWord(word, before, after)
  })
  return mended
    .replace(
      /(?<![\p{L}\d])(?:b4|gr8|l8r)(?![\p{L}\d])/giu,
      (word) => shorthand.get(word.toLowerCase()) ?? word,
    )
    .replace(I_FORMS, 'I')
    .replace(DAY_RANGE, (range) => range.replace(/[a-z]+/gi, upper))
    .replace(
      NAMED_DAY,
      (_, name: string, day: string) => `${name.split(' ').map(upper).join(' ')}’s ${upper(day)}`,
    )
    .replace(/\bt&c['’]?s\b/gi, 'T&Cs')
    .replace(BARE_FIRST, (_, signs: string, first: string) => signs + first.toUpperCase())
}
