import { capitalized } from '../../first-letter.ts'
import { part } from '../rule.ts'
import { type NoteRule, PRICE } from './note-rule.ts'
import { isNounPhrase, isPlural, lowered, withFreeArticle } from './phrases.ts'

const OFF = '(?:up to )?(?:\\d{1,2}% off|[$£€]\\d{1,4} off|half price|2 for 1)'

const WHEN =
  '(?:every|all|this|on|until|through|from|today|tomorrow|in|next|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)'

const PEOPLE =
  /\b(?:siblings|students|seniors|pensioners|members|teachers|nurses|locals|residents|kids|children|under \d+s|clients|customers|families|groups|couples)$/i

/** Reductions in the owner's words that could not be read in full. */
export const offerRules: readonly NoteRule[] = [
  {
    is: new RegExp(`^(\\p{L}[\\p{L} -]{3,30}s) (?:get|save) (${OFF}(?: [^,;:.!]{2,60})?)$`, 'iu'),
    ways: (found) =>
      isNounPhrase(part(found, 1))
        ? [`${part(found, 2)} for ${lowered(part(found, 1))}`, `${part(found, 1)} get ${part(found, 2)}`]
        : [],
  },
  {
    is: new RegExp(`^(?:take|get|enjoy|save) (${OFF} .{3,120})$`, 'iu'),
    ways: (found) => [`Get ${part(found, 1)}`, `Take ${part(found, 1)}`, part(found, 1)],
  },
  {
    is: /^(half price on [^,;:.!?]{3,80})$/i,
    ways: (found) => [`It's ${lowered(part(found, 1))}`, `Get ${lowered(part(found, 1))}`],
  },
  {
    is: /^(free (?!for|if|when|to|with|entry|admission|parking|wifi|class|session|workshop|talk|event)\p{L}[\p{L} -]{2,30}?) ((?:all|this|every|with|until|through|from|in|on) .{3,100})$/iu,
    ways: (found, { isSerious, kind }) =>
      isSerious || kind === 'event' || !isNounPhrase(part(found, 1))
        ? []
        : [
            `We're offering ${withFreeArticle(lowered(part(found, 1)))} ${part(found, 2)}`,
            `You get ${withFreeArticle(lowered(part(found, 1)))} ${part(found, 2)}`,
          ],
  },
  {
    isCurt: true,
    is: /^(.{3,30} sale),? ((?:up to )?\d{1,2}% off .{3,60}?)(!?)$/iu,
    ways: (found) => [
      `${part(found, 1)}: ${part(found, 2)}${part(found, 3)}`,
      `Our ${lowered(part(found, 1))} is on: ${part(found, 2)}${part(found, 3)}`,
    ],
  },
  {
    isCurt: true,
    is: new RegExp(
      `^(.{3,40}?)( from)? (${PRICE}),? \\(?(?:usually|normally|was|reg\\.?) (${PRICE})\\)?( .{3,50})?$`,
      'iu',
    ),
    ways: (found) => {
      const [name, form, price, before, rest] = [1, 2, 3, 4, 5].map((place) => part(found, place))
      if (!name || !isNounPhrase(name) || /^\d|:$|\b(?:for|at|only|just|now)$/i.test(name)) return []
      if (form)
        return [
          `${name} from ${price} instead of ${before}${rest}`,
          `${name} ${isPlural(name) ? 'start' : 'starts'} at ${price} instead of ${before}${rest}`,
        ]
      return [
        `${name} for ${price} instead of ${before}${rest}`,
        `${name}: ${price} instead of ${before}${rest}`,
        `${name}, ${price} (usually ${before})${rest}`,
      ]
    },
  },
  {
    isCurt: true,
    is: new RegExp(
      `^(.{3,40}?) (${PRICE}) (${WHEN} [^,]{2,40}), (?:usually|normally|was|reg\\.?) (${PRICE})$`,
      'iu',
    ),
    ways: (found) => {
      const [name, price, when, before] = [part(found, 1), part(found, 2), part(found, 3), part(found, 4)]
      if (!isNounPhrase(name) || /^\d|:$|\b(?:for|at|only|just|now)$/i.test(name)) return []
      return [
        `${name} for ${price} instead of ${before} ${when}`,
        `${name}: ${price} instead of ${before} ${when}`,
      ]
    },
  },
  {
    isCurt: true,
    is: new RegExp(`^(.{3,40}?) now (${PRICE})$`, 'iu'),
    ways: (found) => {
      const name = part(found, 1)
      if (!isNounPhrase(name)) return []
      return [
        `${name} ${isPlural(name) ? 'are' : 'is'} now ${part(found, 2)}`,
        `${name}: now ${part(found, 2)}`,
      ]
    },
  },
  {
    is: new RegExp(`^all (${PRICE})$`, 'iu'),
    ways: (found) => [`They're all ${part(found, 1)}`],
  },
  {
    isCurt: true,
    is: new RegExp(`^(.{3,40}?) (?:for |now )?(${PRICE}) ((?:${WHEN}|when|if you|with) .{2,60})$`, 'iu'),
    ways: (found) => {
      const [name, price, when] = [part(found, 1), part(found, 2), part(found, 3)]
      if (!isNounPhrase(name) || /[,\d]|\b(?:from|only|just)$|^(?:one|two|three|four|both|all)$/i.test(name))
        return []
      return [
        `${name} for ${price} ${when}`,
        ...(isPlural(name) ? [`${name} are ${price} ${when}`] : [`${name}: ${price} ${when}`]),
      ]
    },
  },
  {
    isCurt: true,
    is: new RegExp(`^(.{3,40}?) (${OFF})( ${WHEN} .{2,60})?$`, 'iu'),
    ways: (found) => {
      const [name, off, when] = [part(found, 1), part(found, 2), part(found, 3)]
      if (!isNounPhrase(name) || !isPlural(name) || /[,\d]/.test(name)) return []
      if (PEOPLE.test(name)) return [`${name} get ${off}${when}`, `${off} for ${lowered(name)}${when}`]
      return [`${name} are ${off}${when}`, `${off} ${lowered(name)}${when}`].filter(
        (way) => !/^(?:half price|2 for 1)/i.test(way),
      )
    },
  },
  {
    isCurt: true,
    is: /^(?:the )?offer (good|valid) (through|until|till|on|for) (.{3,40})$/i,
    ways: (found) => [
      `The offer is ${part(found, 1)} ${part(found, 2)} ${part(found, 3)}`,
      ...(/^(?:through|until)$/i.test(part(found, 2))
        ? [`The offer runs ${part(found, 2)} ${part(found, 3)}`]
        : []),
    ],
  },
  {
    is: /^ends (?:on )?((?:this |next )?\p{L}.{2,40})$/iu,
    ways: (found, { kind }) =>
      kind === 'contest'
        ? []
        : [`It ends ${/^(?:this|next|to)/i.test(part(found, 1)) ? '' : 'on '}${part(found, 1)}`],
  },
  {
    is: /^no (returns|refunds|exchanges|holds|reservations|restrictions|exceptions)$/i,
    ways: (found) => [`There are no ${part(found, 1)}`],
  },
  {
    is: new RegExp(
      `^((?:Black|Small|Cyber|Mother|Father|Valentine|Easter|Halloween|Christmas)[\\p{L}'’ ]{0,25}): (${OFF} .{3,100})$`,
      'u',
    ),
    ways: (found) => [
      `Our ${part(found, 1)} offer: ${part(found, 2)}`,
      `For ${part(found, 1)}: ${part(found, 2)}`,
    ],
  },
  {
    isCurt: true,
    is: /^(bonus|offer|voucher|card|code|deal|discount|coupon|pass) valid (.{3,50})$/i,
    ways: (found) => [
      `The ${lowered(part(found, 1))} is valid ${part(found, 2)}`,
      `The ${lowered(part(found, 1))} can be used ${part(found, 2)}`,
    ],
  },
  {
    is: /^(they|you) (?:have to|must|need to) ([^,;:.!?]{3,80})$/i,
    ways: (found) => [
      `${part(found, 1)} must ${part(found, 2)}`,
      `${part(found, 1)} have to ${part(found, 2)}`,
      `${part(found, 1)} need to ${part(found, 2)}`,
    ],
  },
  { isCurt: true, is: /^expires ((?:on )?.{3,40})$/i, ways: (found) => [`It expires ${part(found, 1)}`] },
  { is: /^no more until (.{3,30})$/i, ways: (found) => [`There will be no more until ${part(found, 1)}`] },
  {
    is: /^exclud(?:es?|ing) ([^,;:.!?]{3,50})$/i,
    ways: (found) => {
      const name = part(found, 1)
      if (!isNounPhrase(name)) return []
      return [`${capitalized(name)} ${isPlural(name) ? 'are' : 'is'} excluded`, `It excludes ${name}`]
    },
  },
  {
    isCurt: true,
    is: /^([^,;:.!?]{3,40}?) (?:(?:is|are) )?(almost|nearly) (sold out|gone|full|fully booked)(!?)$/i,
    ways: (found) => {
      const [name, end] = [part(found, 1), part(found, 4)]
      if (!isNounPhrase(name)) return []
      const state = `${part(found, 2).toLowerCase()} ${part(found, 3).toLowerCase()}`
      return [
        `${name} ${isPlural(name) ? 'are' : 'is'} ${state}${end}`,
        `Our ${lowered(name)} ${isPlural(name) ? 'are' : 'is'} ${state}${end}`.replace(
          /^Our (?:our|the) /,
          'Our ',
        ),
      ]
    },
  },
  {
    is: /^(?:free )?delivery within (\d{1,3} ?(?:miles?|mi|km)) only$/i,
    ways: (found) => [
      `We deliver within ${part(found, 1)} only`,
      `Delivery is within ${part(found, 1)} only`,
    ],
  },
  { is: /^final sale$/i, ways: () => ['All sales are final', 'Final sale'] },
  {
    is: /^(?:strictly )?over[- ](16|18|21)s?(?: only)?$/i,
    ways: (found) => [`Over ${part(found, 1)}s only`, `For over ${part(found, 1)}s only`],
  },
  {
    isCurt: true,
    is: /^(?:has|have|needs?) to be ((?:booked|paid|ordered|used|collected|redeemed|picked up)\b[^,;:.!?]{2,60})$/i,
    ways: (found) => [`It has to be ${part(found, 1)}`, `It must be ${part(found, 1)}`],
  },
  { is: /^free$/i, ways: () => ["It's free"] },
]
