import { uncapitalized } from '../../first-letter.ts'
import { capitalWords } from '../../reading/en/capital-words.ts'
import { firstNames } from '../../reading/en/first-names.ts'

const PROPER = /^(?:I\b|\p{Lu}{2}|\p{Lu}\p{Ll}{0,30}\p{Lu})/u
const wordIn = (text: string) => text.toLowerCase().replace(/(?:['’]s)?[,.:!]?$/, '')

/** With a small first letter inside a sentence, unless the word looks like a name. */
export const lowered = (text: string): string => {
  const [first = '', second = ''] = text.split(/[ –]/)
  const isName =
    PROPER.test(text) ||
    (/^\p{Lu}/u.test(first) &&
      (capitalWords.has(wordIn(first)) || /^(?:March|May|Valentine['’]s)$/.test(first))) ||
    (/^\p{Lu}/u.test(second) && first !== '' && !smallWords.has(first.toLowerCase())) ||
    (/^\p{Lu}/u.test(first) && firstNames.has(wordIn(first)))
  return isName ? text : uncapitalized(text)
}

const plurals = new Set('people men women children feet teeth'.split(' '))
const singulars = new Set(
  'bus glass dress class gas business news analysis this plus less yes fitness press tennis pilates gnocchi'.split(
    ' ',
  ),
)

/** Whether the head of a noun phrase is a plural: decides "is" or "are". */
export function isPlural(phrase: string): boolean {
  if (/^click (?:and|&) collect$/i.test(phrase)) return false
  const [head = ''] = phrase.toLowerCase().split(/ (?:of|with|for|from|in|on|at|by|to) /)
  if (/ (?:and|&) /.test(head)) return true
  const last = head.trim().split(' ').at(-1) ?? ''
  return plurals.has(last) || (/[^s]s$/.test(last) && !singulars.has(last))
}

const DETERMINED =
  /^(?:a|an|the|our|your|my|his|her|their|this|that|these|those|all|every|each|any|some|free|one|two|three|\d+)\b|^[“"«]/i

/** Things that have no "a" before them. */
const uncounted = new Set(
  `music trivia karaoke yoga bingo storytime time pilates dancing fun brunch dinner lunch breakfast painting carols singing shopping comedy
  jazz food coffee tea wine beer cake bread staff help work cover support equipment furniture jewelry jewellery stock hour clothing
  gnocchi pasta delivery parking entry admission entrance wifi shipping postage advice soup chocolate cheese fish meat rice ice cream sourdough crafts mass
  pickup collection playtime`.split(/\s+/),
)
const headOf = (phrase: string) =>
  phrase
    .toLowerCase()
    .split(/,| (?:of|with|for|from|in|on|at|by|to|and) /)[0]
    ?.trim()
    .split(' ')
    .at(-1) ?? ''

/** A name; a feast or language in front of a thing is none. */
const isNamed = (phrase: string) =>
  /^\p{Lu}/u.test(lowered(phrase)) && !capitalWords.has(wordIn(phrase.split(' ')[0] ?? ''))

/** A meal with a name of its own: "a wine dinner". */
const MEAL =
  /^(?!(?:sunday|christmas|thanksgiving|easter|free) )\p{L}{3,15} (?:dinner|lunch|brunch|breakfast)\b/iu
/** "8-week course" */
const SPAN = /^\d{1,3}-(?:week|hour|day|month|year|minute|night|course)\b(?!.*[^s]s$)/i

/** With "a" or "an" where a sentence needs it. */
export function withArticle(phrase: string): string {
  if (SPAN.test(phrase)) return `${/^(?:8|11|18)/.test(phrase) ? 'an' : 'a'} ${phrase}`
  if (uncounted.has(headOf(phrase)) && !MEAL.test(phrase)) return phrase
  if (DETERMINED.test(phrase) || isPlural(phrase) || isNamed(phrase)) return phrase
  if (/^[a-z]{3,20} of /i.test(phrase)) return `the ${phrase}`
  return `${/^[aeio]/i.test(phrase) ? 'an' : 'a'} ${phrase}`
}

/** "a free winter check", but "free coffee". */
export function withFreeArticle(whole: string): string {
  const thing = /^free (.+)$/i.exec(whole)?.[1]
  if (thing === undefined) return whole
  const bare = withArticle(thing)
  return bare.length > thing.length && /^an? /.test(bare) ? `a ${whole}` : whole
}

const verbal = new Set(
  "we i you they it he she there who everyone everybody anyone nobody we're we've we'll i'm i've it's you're there's that's here's let's is are was were be been has have had do does did will can could would should must may come join get bring call book visit ask send write tell please stop don't follow tag share buy order apply drop pop stay see meet try enjoy taste learn help thank thanks sorry closed closing open opening hiring looking back retires joins moves brings hosts teaches covers arrive begin bring sell serve donate give take make keep know think choose pay spend receive gets wins goes want need won starts ends costs comes takes makes includes means needs wants gives keeps lasts opens closes begins says leaves arrives returns turns sells pays runs".split(
    ' ',
  ),
)

const OPEN_SPOTS =
  /\b(?:spots|places|spaces|seats|slots|tickets|bookings|pre-?orders|orders|enrol?lment|registration) (?:now )?open\b/i
const OPEN_DAY = /\bopen (?:house|day|evening|studio|mic|night|doors?)\b/gi

/** See `Grammar.isNounPhrase`. Cautious: any sign of a verb says no. */
export function isNounPhrase(words: string): boolean {
  const list = words
    .replace(OPEN_DAY, 'day')
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '')
  if (list.length === 0 || list.length > 16 || (list.length === 1 && list[0] === 'doors')) return false
  // "our receptionist Joan retires"
  if (
    /\s\p{Lu}\p{Ll}+ \p{Ll}{2,}s(?:\s|$)/u.test(` ${words}`) &&
    !/\p{Lu}\p{Ll}+ \p{Ll}+s (?:for|of|with|at|in|from)\b/u.test(words) &&
    firstNames.has(wordIn(/\s(\p{Lu}\p{Ll}+) \p{Ll}{2,}s(?:\s|$)/u.exec(` ${words}`)?.[1] ?? ''))
  )
    return false
  if (OPEN_SPOTS.test(words)) return false
  if (list.length > 1 && predicates.has(list.at(-1) ?? '')) return false
  return !list.some((word, place) => verbal.has(word) && !(place > 0 && quiet.has(word)))
}
const predicates = new Set(
  'welcome available included provided needed wanted required guaranteed limited encouraged still now live back here'.split(
    ' ',
  ),
)
// Verbs that are nouns when another word stands before them: "book signing", "the open day".
const quiet = new Set('book open order share visit help opening meet taste call stop'.split(' '))

/** First words of sentences that are nobody's name. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the we our you your it its they their there this that these those he she his her my everyone everybody anyone all any both
  each every some no not only just if when while for from with without at in on by to of until after before as and or but so one two
  three four five six free new come join get bring call book visit ask send write tell please stop follow tag share buy order apply
  drop pop stay see meet try enjoy learn help thank thanks sorry closed closing open opening hiring looking back half first last
  limited must kids children walk please here today tomorrow tonight doors entry email message text sign reserve register donate
  save show use find pick give wear use keep check don't do let what who how why where more most buy entries prices places
  collection delivery pickup pay early they're there's it's you'll you'd you're we're we've we'll that's winners booking
  expect plus get small large ring text phone contact heartbroken sadly unfortunately due following devastated saddened someone some`.split(
    /\s+/,
  ),
)
