import { capitalized } from '../../first-letter.ts'
import { part } from '../rule.ts'
import { type NoteRule, PRICE } from './note-rule.ts'
import { isNounPhrase, isPlural, lowered, withArticle } from './phrases.ts'

const STARTS_CLAUSE = /^(?:no|not|only|all of|we|it|they|there|this|that)\b/i

const be = (name: string) => (isPlural(name) ? 'are' : 'is')
const costs = (name: string) => (isPlural(name) ? 'cost' : 'costs')

/** What a thing costs, with what is in the price. */
const prices: readonly NoteRule[] = [
  {
    isCurt: true,
    is: new RegExp(`^(${PRICE}),? (?:including|includes) (.{3,60})$`, 'iu'),
    ways: (found) => [
      `It's ${part(found, 1)}, including ${part(found, 2)}`,
      `It costs ${part(found, 1)}, including ${part(found, 2)}`,
      `${part(found, 1)}, with ${part(found, 2)} included`,
    ],
  },
  {
    isCurt: true,
    is: new RegExp(`^(${PRICE}),? (?:with )?(.{3,50}) included$`, 'iu'),
    ways: (found) =>
      isNounPhrase(part(found, 2))
        ? [
            `It's ${part(found, 1)}, with ${part(found, 2)} included`,
            `It costs ${part(found, 1)}, ${part(found, 2)} included`,
            `${part(found, 1)}, with ${part(found, 2)} included`,
          ]
        : [],
  },
  {
    isCurt: true,
    is: new RegExp(`^(${PRICE}) deposit$`, 'iu'),
    ways: (found) => [`There's a ${part(found, 1)} deposit`, `The deposit is ${part(found, 1)}`],
  },
  {
    isCurt: true,
    is: new RegExp(`^(?:(from|only|just) )?(${PRICE})$`, 'iu'),
    ways: (found, { kind }) => {
      const [form, price] = [part(found, 1).toLowerCase(), part(found, 2)]
      if (kind === 'job') return [`The pay is ${price}`, `Pay is ${price}`]
      if (form === 'from') return [`Prices start at ${price}`, `From ${price}`]
      const only = form === '' ? '' : `${form} `
      return / each$/.test(price)
        ? [`They're ${only}${price}`, `They cost ${only}${price}`]
        : [`It's ${only}${price}`, `It costs ${only}${price}`, `The price is ${only}${price}`]
    },
  },
  {
    isCurt: true,
    is: new RegExp(`^(.{3,50}?) from (${PRICE})$`, 'iu'),
    ways: (found) =>
      isNounPhrase(part(found, 1)) && isPlural(part(found, 1)) && !/[,\d]/.test(part(found, 1))
        ? [
            `${part(found, 1)} start at ${part(found, 2)}`,
            `We have ${lowered(part(found, 1))} from ${part(found, 2)}`,
          ]
        : [],
  },
  {
    isCurt: true,
    is: new RegExp(
      `^early bird(?: price| tickets?)? (${PRICE})( (?:until|till|before|by|if) .{3,40})?$`,
      'iu',
    ),
    ways: (found) => [
      `The early-bird price is ${part(found, 1)}${part(found, 2)}`,
      `Early birds pay ${part(found, 1)}${part(found, 2)}`,
    ],
  },
  {
    isCurt: true,
    is: new RegExp(
      `^(\\d{1,2} (?:weeks|lessons|sessions|classes|days|minutes|hours|courses|nights)),? (?:for )?(${PRICE})$`,
      'iu',
    ),
    ways: (found) => [
      `${part(found, 1)} for ${part(found, 2)}`,
      `${part(found, 1)} ${costs(part(found, 1))} ${part(found, 2)}`,
    ],
  },
  {
    isCurt: true,
    is: new RegExp(
      `^(?!.*\\b(?:of|and|or|with|in|to) [$£€])(.{3,50}?),? (?:(?:now |only |just )?for )?(${PRICE})$`,
      'iu',
    ),
    ways: (found, { kind }) => {
      const [name, price] = [part(found, 1), part(found, 2)]
      if (/^(?:one|two|three|four|both|each|all|half)$/i.test(name)) return []
      if (/\b(?:fee|deposit|price|rent|cost|entry|admission|rate|pay)$/i.test(name) && isNounPhrase(name))
        return [`The ${lowered(name).replace(/^the /, '')} is ${price}`, `${name}: ${price}`]
      if (
        kind === 'job' ||
        kind === 'charity' ||
        !isNounPhrase(name) ||
        STARTS_CLAUSE.test(name) ||
        name.includes(',') ||
        /\d(?<!\bof \d{1,2})(?<!^\d{1,2})|\bfor\b(?! (?:two|four|2|4)$)|\b(?:from|at|of|to|by|with|only|just|is|are|now|order|save|spend|over|under)$|^(?:usually|normally|was|were|now|save|spend|over|under|up)\b/i.test(
          name,
        )
      )
        return []
      return isPlural(name)
        ? [`${name} for ${price}`, `${name} are ${price}`, `${name}: ${price}`]
        : [`${name} for ${price}`, `${name}: ${price}`, `${name} at ${price}`]
    },
  },
]

const TIME_AFTER =
  '( (?:now|today|tomorrow|tonight|on|from|until|this|every|in|at|for|all|by|via|with|to) .{2,60}| now)?'

const DAYS =
  '((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?:,? |[–-])?|(?:on |from )?\\d{1,2}(?: (?:and|to|–|&) \\d{1,2})? [A-Z]\\p{L}{2,8}|[A-Z]\\p{L}{2,8} \\d{1,2}(?: (?:and|to|–|&) \\d{1,2})?)+)'
const HOURS = '(\\d{1,2}(?::\\d\\d)? ?[ap]m(?: to |–)(?:\\d{1,2}(?::\\d\\d)? ?[ap]m|noon|midnight))'
const onDays = (days: string) => (/^(?:on|from)\b/i.test(days) ? lowered(days) : `on ${days}`).trim()

/** Lines of a timetable. */
const timetable: readonly NoteRule[] = [
  {
    is: new RegExp(`^${DAYS},?:? ${HOURS}$`, 'iu'),
    ways: (found, { kind }) => {
      if (kind !== 'hours') return []
      const [days, hours] = [part(found, 1).replace(/[, ]{1,6}$/, ''), part(found, 2)]
      return [`${days}: ${hours}`, `We're open ${hours} ${onDays(days)}`, `Open ${hours} ${onDays(days)}`]
    },
  },
  {
    is: new RegExp(`^${DAYS},?:? (closed|shut)(?: all day)?$`, 'iu'),
    ways: (found) => {
      const [days, state] = [part(found, 1).replace(/[, ]{1,6}$/, ''), part(found, 2).toLowerCase()]
      return [`${days}: ${state}`, `We're ${state} ${onDays(days)}`]
    },
  },
  {
    isCurt: true,
    is: /^([a-z][\p{L} -]{3,30}) (closed|shut)\b((?: (?:on|this|today|tomorrow|until|from|all|for|mon|tue|wed|thu|fri|sat|sun).{0,60})?)$/iu,
    ways: (found, { kind }) => {
      const [name, state, rest] = [lowered(part(found, 1)), part(found, 2).toLowerCase(), part(found, 3)]
      if (kind !== 'hours' || !isNounPhrase(name) || isPlural(name) || /^(?:the|our|my|all|we)\b/.test(name))
        return []
      return [`The ${name} is ${state}${rest}`, `The ${name} will be ${state}${rest}`]
    },
  },
  {
    isCurt: true,
    is: /^(store|shop|caf[eé]|office|kitchen|salon|bar|gym|clinic|restaurant|studio|bakery|gallery) (?:is |will be )?(closed|shut|open)\b(.{0,60})$/i,
    ways: (found) => {
      const [place, state, rest] = [
        part(found, 1).toLowerCase(),
        part(found, 2).toLowerCase(),
        part(found, 3),
      ]
      return [`The ${place} is ${state}${rest}`, `The ${place} will be ${state}${rest}`]
    },
  },
]

/** "includes safety certificate" */
const withCertificate = (thing: string) =>
  /\b(?:certificate|check|clean|drink|gift|lunch|book|bag|kit|voucher|report|coffee|starter|dessert)$/i.test(
    thing,
  )
    ? withArticle(thing)
    : thing

const BENEFITS =
  /\b(?:benefits|commission|tips|splits|training|discount|pension|holidays?|vacation|overtime|meals|parking)$/i
const TREATS =
  /\b(?:tea|coffee|cake|cakes|wine|prosecco|champagne|snacks|drinks|nibbles|refreshments|music|prizes|raffle|food|cocoa|cookies|cider|pizza|bbq|canap[eé]s|goody bags?|face painting)$/i

/** What is there, when it begins, how long it takes. */
const states: readonly NoteRule[] = [
  {
    isCurt: true,
    is: /^(\d{1,3} [\p{L} -]{3,25}) so (.{4,100})$/iu,
    ways: (found) =>
      isNounPhrase(part(found, 1))
        ? [
            `There are ${part(found, 1)}, so ${part(found, 2)}`,
            `We have ${part(found, 1)}, so ${part(found, 2)}`,
          ]
        : [],
  },
  {
    isCurt: true,
    is: /^((?:an? )?[$£€]\d{1,4} (?:voucher|gift card|gift voucher|prize|bar tab)) (?:for|to) the (winners?|winning team)$/i,
    ways: (found) => {
      const prize = part(found, 1).replace(/^an? /i, '')
      const who = part(found, 2).toLowerCase()
      return [
        `The ${who} ${who === 'winners' ? 'get' : 'gets'} a ${prize}`,
        `There's a ${prize} for the ${who}`,
      ]
    },
  },
  {
    is: /^(?:the )?(pics|photos|pictures|details|tickets|results|dates|prices) (?:are )?(?:all )?(?:up )?(on|in|at|from) (.{3,60})$/i,
    ways: (found) => [
      `The ${lowered(part(found, 1))} are ${part(found, 2)} ${part(found, 3)}`.replace(
        /are from/,
        'are available from',
      ),
      ...(/^from$/i.test(part(found, 2))
        ? []
        : [`You'll find the ${lowered(part(found, 1))} ${part(found, 2)} ${part(found, 3)}`]),
    ],
  },
  {
    is: /^((?:an? |free |hot |home-?made )?\p{Ll}[\p{L} -]{2,40}(?: and \p{L}[\p{L} -]{2,30})?)$/iu,
    ways: (found, { kind, isSerious }) => {
      const things = part(found, 1)
      if (isSerious || !isNounPhrase(things) || STARTS_CLAUSE.test(things)) return []
      if (kind === 'job' && BENEFITS.test(things))
        return [`We offer ${lowered(things)}`, `You get ${lowered(things)}`]
      return kind === 'event' && TREATS.test(things)
        ? [`There will be ${lowered(things)}`, `With ${lowered(things)}`, `Expect ${lowered(things)}`]
        : []
    },
  },
  {
    isList: true,
    is: /^(?=.*(?:\d|,))[\p{L}\d][\p{L}\d ',&-]{2,80}$/u,
    ways: (found, { kind }) => {
      const things = found[0].split(', ')
      const isTold =
        /\b(?:weeks?|minutes|hours|places|spots|seats|spaces|months|days|years|available|left|limited|minimum|maximum|min|max|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|until|miles|ages?|sizes?|bed|bath|only|no|per|am|pm|\d{1,2}[ap]m|dec|nov|jan|feb|free|teams?|levels?|years?|st|street|ave|avenue|road|rd|lane|drive|blvd|square|booth|stall|table|room|suite|unit|floor)\b/i
      if (
        kind !== 'event' ||
        isTold.test(found[0]) ||
        /\d{4}|\b(?:so|go|yes)\b/i.test(found[0]) ||
        !things.every(isNounPhrase)
      )
        return []
      const rest = things.length > 1 && !/ and /.test(found[0]) ? ` and ${things.at(-1)}` : null
      const list = lowered(rest === null ? found[0] : `${things.slice(0, -1).join(', ')}${rest}`)
      return [`There will be ${list}`, `Expect ${list}`, `With ${list}`]
    },
  },
  {
    is: new RegExp(`^(.{3,50}?) (now )?available${TIME_AFTER}$`, 'iu'),
    ways: (found) => {
      const [name, now, rest] = [part(found, 1), part(found, 2), part(found, 3)]
      if (!isNounPhrase(name) || STARTS_CLAUSE.test(name) || /[,$£€]/.test(name)) return []
      return [
        `${name} ${be(name)} ${now}available${rest}`,
        ...(isPlural(name) ? [`We ${now}have ${lowered(name)} available${rest}`] : []),
      ]
    },
  },
  {
    is: /^(.{3,50}?) ((?:now )?included|provided|supplied|encouraged|preferred|accepted|required|guaranteed|postponed|cancell?ed|considered|allowed|recommended)( (?:until|from|on|by|for|at|in|with) .{2,50})?$/iu,
    ways: (found) => {
      const [name, state, rest] = [part(found, 1), part(found, 2), part(found, 3)]
      if (!isNounPhrase(name) || STARTS_CLAUSE.test(name) || name.includes(',') || /[$£€]/.test(name))
        return []
      if (/^(?:deposit|reservation|appointment|ticket|patch test|consultation|minimum spend)$/i.test(name))
        return [`${capitalized(withArticle(lowered(name)))} is ${state}${rest}`]
      const own = /^(?:provided|supplied)$/i.test(state) && rest === '' ? [`We provide ${lowered(name)}`] : []
      const whole = withArticle(lowered(name)) === lowered(name) ? name : `The ${lowered(name)}`
      return [`${whole} ${be(name)} ${state}${rest}`, ...own]
    },
  },
  {
    isCurt: true,
    is: /^(?:advance )?(?:pre-?)?(booking|reservations) (advised|recommended|essential|required)(?:: (\S.{6,40}))?$/i,
    ways: (found) => {
      const [name, state] = [part(found, 1).toLowerCase(), part(found, 2).toLowerCase()]
      const contact = part(found, 3) === '' ? '' : `: ${part(found, 3)}`
      return [
        `${capitalized(name)} ${be(name)} ${state}${contact}`,
        /^(?:essential|required)$/.test(state)
          ? `Please book${contact || ' ahead'}`
          : `We recommend booking${contact}`,
      ]
    },
  },
  {
    isCurt: true,
    is: /^includes (.{3,60})$/i,
    ways: (found) => {
      const things = part(found, 1)
      const told = /,| and | & /.test(things) ? things : withCertificate(things)
      return [`It includes ${told}`, `That includes ${told}`]
    },
  },
  {
    is: /^doors (?:open )?(at \d.{0,12})$/i,
    ways: (found) => [
      `The doors open ${part(found, 1)}`,
      `We open the doors ${part(found, 1)}`,
      `Doors open ${part(found, 1)}`,
    ],
  },
  {
    is: /^(ends|closes|closing) ((?:on |this |next |at )?.{3,40})$/i,
    ways: (found, { kind }) =>
      kind === 'contest'
        ? [
            `It ${found[1]?.toLowerCase() === 'ends' ? 'ends' : 'closes'} ${part(found, 2)}`,
            `Entries close ${part(found, 2)}`,
          ]
        : [],
  },
  {
    is: /^(?:the )?(?:offer|sale|deal) ends (?:on )?(.{3,40})$/i,
    ways: (found) => [
      `The offer ends on ${part(found, 1)}`.replace('on on', 'on'),
      `The offer runs until ${part(found, 1)}`,
    ],
  },
  {
    isCurt: true,
    is: /^(?:the )?closing date(?: is|:)? (.{3,40})$/i,
    ways: (found) => [`The closing date is ${part(found, 1)}`, `Please apply by ${part(found, 1)}`],
  },
  {
    isCurt: true,
    is: /^(?:never expires|(?:takes|lasts|comes with|covers|costs|starts|begins|runs|kicks off) .{2,60})$/i,
    ways: (found) => [`It ${lowered(found[0])}`],
  },
  {
    isCurt: true,
    is: /^((?:\d{1,2}|two|three|four|five|six|eight|ten|twelve) (?:weeks|months))$/i,
    ways: (found) => [`It runs for ${lowered(part(found, 1))}`, `It takes ${lowered(part(found, 1))}`],
  },
  {
    isCurt: true,
    is: /^(\d{1,3} (?:minutes|hours))$/i,
    ways: (found) => [`It lasts ${part(found, 1)}`, `It takes ${part(found, 1)}`],
  },
  {
    is: /^winners? (?:will be |is |are )?(announced|picked|drawn|chosen) (.{3,50})$/i,
    ways: (found) => {
      const [verb, when] = [part(found, 1).toLowerCase(), part(found, 2)]
      const base = { announced: 'announce', picked: 'pick', drawn: 'draw', chosen: 'choose' }[verb]
      const name = /^winners/i.test(found[0]) ? 'winners' : 'winner'
      return [`The ${name} will be ${verb} ${when}`, base ? `We'll ${base} the ${name} ${when}` : '']
    },
  },
  {
    isCurt: true,
    is: /^(collection|pick-?up|delivery) (from|on|by|at) (.{3,50})$/i,
    ways: (found) => [`${part(found, 1)} is ${part(found, 2)} ${part(found, 3)}`],
  },
  {
    isCurt: true,
    is: /^(all |100% of )?(?:the |our )?(proceeds|profits|money raised|donations)(?: (?:go|goes|going|will go))? to (.{3,60})$/i,
    ways: (found) => [
      `${part(found, 1) || 'All '}${lowered(part(found, 2))} go to ${part(found, 3)}`,
      `${part(found, 1) || 'All '}${lowered(part(found, 2))} will go to ${part(found, 3)}`,
      `We're giving ${lowered(part(found, 1)) || 'all '}the ${lowered(part(found, 2))} to ${part(found, 3)}`,
    ],
  },
]

export const noteRules: readonly NoteRule[] = [...timetable, ...prices, ...states]
