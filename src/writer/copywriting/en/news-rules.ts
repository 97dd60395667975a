import { capitalized } from '../../first-letter.ts'
import { part } from '../rule.ts'
import type { NoteRule } from './note-rule.ts'
import { isNounPhrase, isPlural, lowered, withArticle } from './phrases.ts'

/** Where the thing ends and its time begins: "fresh bread every morning". */
const WHEN =
  / (?=(?:every|each|on|from|until|this|next|today|tomorrow|tonight|all (?:day|week|weekend|month)|in [A-Z]\p{L}+)\b)/u

/** "fresh bread" and "every morning from 7 AM". */
function apart(words: string): { thing: string; when: string } {
  const border = WHEN.exec(words)
  return border
    ? { thing: words.slice(0, border.index), when: words.slice(border.index) }
    : { thing: words, when: '' }
}

const at = (shop: string, otherwise: string) => (shop === '' ? otherwise : `at ${shop}`)

/** "part-time stylist, Saturdays" is "part-time stylist for Saturdays". */
const forDays = (job: string) =>
  job.replace(
    /, (?=(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|weekends|evenings|mornings|weekdays)\b)/,
    ' for ',
  )

const JOB =
  '(?:cooks?|dishwashers?|baristas?|servers?|waiters?|waitress(?:es)?|bartenders?|stylists?|barbers?|groomers?|drivers?|cleaners?|cashiers?|receptionists?|assistants?|apprentices?|bakers?|chefs?|florists?|mechanics?|technicians?|teachers?|tutors?|instructors?|nurses?|hygienists?|managers?|staff|help|porters?|hosts?)'
const ROLE = `((?:(?:an? |another |two |three |\\d |new |experienced |part-time |full-time ).{3,120}|(?:\\p{L}{2,12} ){0,2}${JOB}\\b.{0,100}))`

const IS_ROLE = new RegExp(`${JOB}$`, 'i')

/** "line cook and dishwasher" is "a line cook and a dishwasher". */
function withArticles(role: string): string {
  const roles = role.split(' and ')
  return roles.every((one) => IS_ROLE.test(one)) ? roles.map(withArticle).join(' and ') : withArticle(role)
}

const jobs: readonly NoteRule[] = [
  {
    isCurt: true,
    is: new RegExp(
      `^(?:we(?:'re| are)? )?(?:hiring|looking for|searching for|seeking|in need of|need) ${ROLE}$`,
      'iu',
    ),
    ways: (found, { kind, shop }) => {
      if (kind !== 'job') return []
      const job = forDays(part(found, 1))
      const [role = job, ...more] = job.split(/(?=,)/)
      const whom = [withArticles(role), ...more].join('')
      return [
        `We're hiring ${whom}`,
        `We're looking for ${whom}`,
        shop === '' ? '' : `${shop} is hiring ${whom}`,
        shop === '' ? '' : `${shop} is looking for ${whom}`,
      ]
    },
  },
  {
    isCurt: true,
    is: /^(.{3,60}?) (?:wanted|needed)(?! to)\b(.{0,100})$/i,
    ways: (found, { kind, shop }) => {
      const [name, rest] = [part(found, 1), part(found, 2)]
      if (kind !== 'job' || !isNounPhrase(name) || /^(?:no|not)\b/i.test(name)) return []
      const whom = withArticle(lowered(name))
      return [
        `${name} ${isPlural(name) ? 'are ' : ''}wanted${rest}`.replace('are wanted', 'wanted'),
        `We're looking for ${whom}${rest}`,
        `We need ${whom}${rest}`,
        shop === '' ? '' : `${shop} is looking for ${whom}${rest}`,
      ]
    },
  },
  {
    is: /^we(?:'re| are) hiring (.{3,120})$/i,
    ways: (found, { shop }) => [
      `We're looking for ${part(found, 1)}`,
      shop === '' ? '' : `${shop} is hiring ${part(found, 1)}`,
    ],
  },
]

/** "gnocchi with sage $19" */
const DISH_PRICE = /(?<=\p{L}{3})(?<! (?:for|from|at|only|just)) (?=[$£€]\d{1,3}(?:\.\d\d)?(?:,|$))/u

const goods: readonly NoteRule[] = [
  {
    is: /^((?:the |our )?.{3,60}?) (?:is |are )?back in stock((?:,| –) .{2,80}|:.{2,80})?$/i,
    ways: (found) => {
      const [name, rest] = [part(found, 1), part(found, 2)]
      if (!isNounPhrase(name)) return []
      const be = isPlural(name) ? 'are' : 'is'
      return [
        `${name} ${be} back in stock${rest}`,
        `Back in stock: ${lowered(name)}${rest.replace(/^:/, ',')}`,
        `We have ${lowered(name)} back in stock${rest}`,
      ]
    },
  },
  {
    is: /^((?:the |our ).{3,50}?) (?:has |have )?just (landed|arrived|dropped)(.{0,120})$/i,
    ways: (found) => {
      const [name, verb, rest] = [part(found, 1), part(found, 2).toLowerCase(), part(found, 3)]
      const has = isPlural(name) ? 'have' : 'has'
      return isNounPhrase(name)
        ? [`${name} ${has} just ${verb}${rest}`, `${name} ${isPlural(name) ? 'are' : 'is'} here${rest}`]
        : []
    },
  },
  {
    isCurt: true,
    is: /^new on (?:the|our) menu:? (.{3,200})$/i,
    ways: (found) => {
      const dish = part(found, 1).replace(DISH_PRICE, ' for ')
      return [
        `New on the menu: ${dish}`,
        `On our menu now: ${dish}`,
        `There's something new on the menu: ${dish}`,
      ]
    },
  },
  {
    isCurt: true,
    is: /^(?:the |our )?(\p{L}{3,15}) of the (week|month|day)(?: is|:) (.{3,120})$/iu,
    ways: (found, { shop }) => {
      const [name, span, what] = [lowered(part(found, 1)), part(found, 2).toLowerCase(), part(found, 3)]
      const whose = span === 'day' ? "Today's" : `This ${span}'s`
      if (!isNounPhrase(what) || /\byour\b/i.test(what))
        return [`${whose} ${name}: ${what}`, `Our ${name} of the ${span}: ${what}`]
      return [
        `${whose} ${name} is ${what}`,
        `${whose} ${name}: ${what}`,
        `Our ${name} of the ${span} is ${what}`,
        shop === '' ? '' : `${whose} ${name} ${at(shop, '')} is ${what}`,
      ]
    },
  },
  {
    is: /^we have (?!to\b|been\b|had\b|not\b|just\b|now\b|never\b|always\b|some news\b)(.{3,110})$/i,
    ways: (found, { shop, isSerious }) => {
      if (isSerious) return []
      const { thing, when } = apart(part(found, 1))
      const ways = [`We've got ${part(found, 1)}`]
      if (
        !isNounPhrase(thing) ||
        /\d|,|\b(?:left|ready|available|back|open|in|one|two|a|an|the|our|your|space|spaces)\b/.test(thing)
      )
        return ways
      return [
        ...ways,
        `You'll find ${thing} ${at(shop, 'here')}${when}`,
        `Come in for ${thing}${when}`,
      ].filter((way) => !/^Come in/.test(way) || when !== '')
    },
  },
  {
    is: /^we now (?:do|offer|have|sell|stock|serve) (.{3,120})$/i,
    ways: (found, { shop }) =>
      [`You can now get ${part(found, 1)} ${at(shop, 'here')}`].filter(() => !/[,;:]/.test(part(found, 1))),
  },
  {
    is: /^just (got|received|launched|opened|added|finished|restocked) (.{3,80})$/i,
    ways: (found) => [`We just ${part(found, 1).toLowerCase()} ${part(found, 2)}`],
  },
]

const requests: readonly NoteRule[] = [
  {
    is: /^((?:call|text|email|dm|message|ring|phone) [^,.;:]{2,40}) to ([^,.;:]{3,40})$/i,
    ways: (found) => [`To ${part(found, 2)}, ${lowered(part(found, 1))}`, `Just ${lowered(found[0])}`],
  },
  {
    is: /^(quote|use|mention)( code)? (\p{Lu}[\p{Lu}\d]{2,14})( .{2,50})?$/u,
    ways: (found) => [`Just ${lowered(found[0])}`],
  },
  {
    isCurt: true,
    is: /^(?:with )?code ([A-Z0-9]{3,15})( online| at checkout| in store)?$/i,
    ways: (found) => [
      `Use code ${part(found, 1)}${part(found, 2)}`,
      `The code is ${part(found, 1)}${part(found, 2)}`.replace(/ (?=online$|at checkout$|in store$)/, ', '),
    ],
  },
  {
    is: /^(?:tell|ask|show|mention|pop in|pop by|drop in|drop by|show up|reply|comment|email|message|text|dm|call) .{2,80}$/i,
    ways: (found, { isSerious }) =>
      isSerious
        ? [`Please ${lowered(found[0])}`]
        : [`Just ${lowered(found[0])}`, `Please ${lowered(found[0])}`],
  },
  {
    is: /^(?:sign up|book|order|reserve|register|rsvp|pick up|drop off) (?!now\b|early\b|signing|club|launch|fair|sale|swap|week|reading|talk)\p{L}.{2,70}$/iu,
    ways: (found, { isSerious }) =>
      isSerious
        ? []
        : [
            / by /i.test(found[0].slice(0, 14)) ? '' : `You can ${lowered(found[0])}`,
            ...(/^(?:book|reserve|register|rsvp|order by)/i.test(found[0])
              ? [`Please ${lowered(found[0])}`]
              : []),
          ],
  },
  {
    is: /^(?:buy|try|see|taste|meet the|shop) (?!by |you\b|us\b|everyone\b|everybody\b|now\b|early\b|open\b|closed\b|shut\b|is\b|will\b|\d)\p{L}.{2,70}$/iu,
    ways: (found, { isSerious }) => (isSerious ? [] : [`You can ${lowered(found[0])}`]),
  },
  {
    is: /^bring (?!back|yours|it\b|them|a friend|friends|your friends|the family|family|grandma|the kids|kids|your mum|your mom)\p{L}[^,]{2,60}$/iu,
    ways: (found) => [`Please ${lowered(found[0])}`, `Remember to ${lowered(found[0])}`],
  },
  {
    isCurt: true,
    is: /^stop using .{3,160}$/i,
    ways: (found) => [`Please ${lowered(found[0])}`],
  },
  {
    is: /^(?:keep|check|remember|avoid|wash|store|cut|change|soak|trim|clean) .{3,120}$/i,
    ways: (found, { kind, isSerious }) =>
      kind !== 'tip' || isSerious || /^remember/i.test(found[0])
        ? []
        : [`Remember to ${lowered(found[0])}`, `Be sure to ${lowered(found[0])}`],
  },
]

const courtesy: readonly NoteRule[] = [
  {
    is: /^(?:special )?thank(?: you|s)(?= (?:to|for)\b)(.{3,140})$/i,
    ways: (found, { isSerious }) =>
      isSerious
        ? [`Thank you${part(found, 1)}`, `We thank you${part(found, 1)}`].filter(
            (way) => !/^We thank you to\b/.test(way),
          )
        : /^special/i.test(found[0])
          ? [`Special thanks${part(found, 1)}`, `A special thank you${part(found, 1)}`]
          : [`Thank you${part(found, 1)}`, `Thanks${part(found, 1)}`, `A big thank you${part(found, 1)}`],
  },
  {
    is: /^thank you (all|everyone)(?= (?:for|who)\b)(.{3,120})$/i,
    ways: (found, { isSerious }) => {
      const [who, rest] = [part(found, 1).toLowerCase(), part(found, 2)]
      const all = who === 'all' ? 'all of you' : who
      return isSerious
        ? [`We thank you ${who}${rest}`]
        : [`Thank you to ${all}${rest}`, `A big thank you to ${all}${rest}`]
    },
  },
  {
    is: /^apologies for (.{3,120})$/i,
    ways: (found) => [`Our apologies for ${part(found, 1)}`, `We're sorry for ${part(found, 1)}`],
  },
  {
    is: /^sorry,? (?=(?:our|the|we|your|there)\b)(.{5,160})$/i,
    ways: (found) => {
      const what = lowered(part(found, 1))
      if (/^we\b/.test(what)) return [`We're sorry ${what}`, `We're sorry that ${what}`]
      return what.includes(': ') ? [] : [`We're sorry: ${what}`, `Our apologies: ${what}`]
    },
  },
  {
    is: /^wishing (everyone|everybody|you all|all of you|all our \p{L}+|our \p{L}+) (an? (?:very )?(?:happy|merry|lovely|wonderful|safe|peaceful|great).{3,80})$/iu,
    ways: (found) => [
      `We wish ${part(found, 1)} ${part(found, 2)}`,
      `${capitalized(part(found, 2))} to ${part(found, 1)}`,
    ],
  },
  {
    is: /^((?:a )?(?:very )?(?:happy|merry) [^,.;:!]{3,40}) from ((?:all of us|everyone|the team|your friends|all|the whole team)(?: (?:at|here at) .{2,40})?)(!?)$/iu,
    ways: (found) => [
      `${part(found, 1)} from ${part(found, 2)}${part(found, 3)}`,
      `From ${part(found, 2)}: ${lowered(part(found, 1))}${part(found, 3)}`,
    ],
  },
  {
    is: /^we need (?!to\b|at least\b|about\b|\d)(.{3,90})$/i,
    ways: (found) => [`We're in need of ${part(found, 1)}`],
  },
]

export const newsRules: readonly NoteRule[] = [...jobs, ...goods, ...requests, ...courtesy]
