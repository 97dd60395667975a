import { capitalized } from '../../first-letter.ts'
import { part } from '../rule.ts'
import { type NoteRule, PRICE } from './note-rule.ts'
import { isNounPhrase, isPlural, lowered, withFreeArticle } from './phrases.ts'

const DETERMINED = /^(?:the|our|my|your|this|these|all|every|some|an?)\b/i
const be = (name: string) => (isPlural(name) ? 'are' : 'is')
const have = (name: string) => (isPlural(name) ? 'have' : 'has')
/** "Taco Tuesday" is a name; "mince pies" may have "our" before it. */
const mayBeOurs = (name: string) =>
  !DETERMINED.test(name) &&
  !/^\p{Lu}/u.test(lowered(name)) &&
  !/\b(?:season|weather|summer|winter|spring|autumn|fall|day|week|weekend|month)$/i.test(name)

/** What has come, is back or runs out. */
export const arrivalRules: readonly NoteRule[] = [
  {
    is: /^([^,.:;!?]{3,50}?) (?:is|are) back(!?| (?!in stock)(?:this|on|from|in|for|until|every|next)\b[^!]{2,60}!?)$/i,
    ways: (found, { shop }) => {
      const [name, rest] = [part(found, 1), part(found, 2)]
      if (!isNounPhrase(name)) return []
      return [
        mayBeOurs(name) ? `Our ${lowered(name)} ${be(name)} back${rest}` : '',
        shop === '' || / at /.test(rest) ? '' : `${name} ${be(name)} back at ${shop}${rest}`,
      ]
    },
  },
  {
    is: /^([^,.:;!?]{3,50}?) (?:is|are) (?:finally |now )?here(!?)$/i,
    ways: (found, { shop, isSerious }) => {
      const name = part(found, 1)
      if (isSerious || !isNounPhrase(name)) return []
      return [
        `${name} ${have(name)} arrived${part(found, 2)}`,
        mayBeOurs(name) ? `Our ${lowered(name)} ${be(name)} here${part(found, 2)}` : '',
        shop === '' ? '' : `${name} ${have(name)} arrived at ${shop}${part(found, 2)}`,
      ]
    },
  },
  {
    isCurt: true,
    is: /^([^:;!?$£€]{3,80}?) (?:(?:is|are) )?(?:now in|in now|just in|in stock now|now in stock)$/i,
    ways: (found) => {
      const name = part(found, 1)
      if (!isNounPhrase(name)) return []
      return [`${name} ${be(name)} now in`, `We now have ${lowered(name)}`, `Now in: ${lowered(name)}`]
    },
  },
  {
    isCurt: true,
    is: /^([^,.:;!?$£€]{3,60}?) (?:is |are )?now booking$/i,
    ways: (found) => [
      `We're now booking ${lowered(part(found, 1))}`,
      `Now booking: ${lowered(part(found, 1))}`,
    ],
  },
  {
    isCurt: true,
    is: /^(only|just) (\d{1,4})$/i,
    ways: (found) => [
      `There are ${lowered(part(found, 1))} ${part(found, 2)}`,
      `We have ${withFreeArticle(lowered(part(found, 1)))} ${part(found, 2)}`,
    ],
  },
  {
    isCurt: true,
    is: /^((?:\d{1,2}|two|three|four|a few|some) (?:last[- ]minute )?cancellations?) ((?:for|on|this|next|today|tomorrow)\b.{3,80}|today|tomorrow)$/i,
    ways: (found) => [
      `We've had ${lowered(part(found, 1))} ${part(found, 2)}`,
      `We have ${withFreeArticle(lowered(part(found, 1)))} ${part(found, 2)}`,
    ],
  },
  {
    isCurt: true,
    is: /^(tastes|smells) (of|like) (.{3,80})$/i,
    ways: (found) => [`It ${lowered(part(found, 1))} ${part(found, 2)} ${part(found, 3)}`],
  },
  {
    isCurt: true,
    is: new RegExp(`^(?:usually|normally) (${PRICE})$`, 'iu'),
    ways: (found) => [`It's usually ${part(found, 1)}`, `The usual price is ${part(found, 1)}`],
  },
  {
    is: /^([$£€]\d{1,3}|\d{1,2}%) (?:from|of) every ([^,.;:]{3,40}?) (?:goes|will go) to ([^,.;:]{3,80})$/i,
    ways: (found) => {
      const [sum, thing, rest] = [part(found, 1), part(found, 2), part(found, 3)]
      return [
        `From every ${thing}, ${sum} goes to ${rest}`,
        `We're giving ${sum} from every ${thing} to ${rest}`,
      ].filter((way) => !sum.endsWith('%') || !way.startsWith('From'))
    },
  },
  {
    is: /^every (\d{1,2}(?:st|nd|rd|th) \p{L}{3,15}) (?:is )?(free|half price)( with [^,.;:]{3,40})?$/iu,
    ways: (found) => {
      const [thing, state, rest] = [part(found, 1), part(found, 2).toLowerCase(), part(found, 3)]
      return [
        `Get every ${thing} ${state}${rest}`,
        rest === '' ? '' : `${capitalized(rest.trim())}, every ${thing} is ${state}`,
      ]
    },
  },
  {
    is: /^(free [^,.;:$£€\d]{3,40}) (for (?:anyone|everyone|all|those|customers|members|kids|children)\b[^,.;:]{0,80})$/i,
    ways: (found, { isSerious }) =>
      isSerious
        ? []
        : [
            `We have ${withFreeArticle(lowered(part(found, 1)))} ${part(found, 2)}`,
            `We're offering ${withFreeArticle(lowered(part(found, 1)))} ${part(found, 2)}`,
          ],
  },
]
