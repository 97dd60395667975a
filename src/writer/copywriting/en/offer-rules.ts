import { part } from '../rule.ts'
import { type NoteRule, PRICE } from './note-rule.ts'
import { isNounPhrase, isPlural, lowered } from './phrases.ts'

const OFF = '(?:up to )?(?:\\d{1,2}% off|[$£€]\\d{1,4} off|half price|2 for 1)'

const WHEN = '(?:every|all|this|on|until|through|from|today|tomorrow|in|next)'

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
      if (!name || !isNounPhrase(name)) return []
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
      if (!isNounPhrase(name)) return []
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
    is: new RegExp(`^(.{3,40}?) (?:for |now )?(${PRICE}) (${WHEN} .{2,60})$`, 'iu'),
    ways: (found) => {
      const [name, price, when] = [part(found, 1), part(found, 2), part(found, 3)]
      if (!isNounPhrase(name) || /[,\d]|\b(?:from|only|just)$/i.test(name)) return []
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
  { is: /^no more until (.{3,30})$/i, ways: (found) => [`There will be no more until ${part(found, 1)}`] },
  { is: /^final sale$/i, ways: () => ['All sales are final', 'Final sale'] },
  {
    is: /^(?:strictly )?over[- ](16|18|21)s?(?: only)?$/i,
    ways: (found) => [`Over ${part(found, 1)}s only`, `For over ${part(found, 1)}s only`],
  },
  { is: /^free$/i, ways: () => ["It's free"] },
]
