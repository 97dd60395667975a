import { capitalized } from '../../first-letter.ts'
import { part } from '../rule.ts'
import type { NoteRule } from './note-rule.ts'
import { isNounPhrase, isPlural, lowered } from './phrases.ts'

/** What customers, winners, applicants and the shop itself do. */
export const peopleRules: readonly NoteRule[] = [
  {
    is: /^we (raised|won|collected|reached|donated) (?!.*\b(?:yesterday|last|ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)(.{3,120})$/i,
    ways: (found) => [`We've ${part(found, 1).toLowerCase()} ${part(found, 2)}`],
  },
  {
    is: /^([$£€][\d,.]{1,9}) raised (for|so far|in) (.{2,60}?)(!?)$/i,
    ways: (found) => [
      `We raised ${part(found, 1)} ${part(found, 2)} ${part(found, 3)}${part(found, 4)}`,
      `We've raised ${part(found, 1)} ${part(found, 2)} ${part(found, 3)}${part(found, 4)}`,
    ],
  },
  {
    isCurt: true,
    is: /^(.{3,40} \p{Lu}\p{Ll}+) here ((?:from|on|this|next|until|all|today|tomorrow)\b.{2,60})$/u,
    ways: (found) =>
      isNounPhrase(part(found, 1))
        ? [`${part(found, 1)} is here ${part(found, 2)}`, `${part(found, 1)} is with us ${part(found, 2)}`]
        : [],
  },
  {
    is: /^(?:the )?winner gets (.{3,60})$/i,
    ways: (found) => {
      const prize = part(found, 1)
      return [`The winner gets ${prize}`, `The winner will get ${prize}`]
    },
  },
  {
    is: /^(so )?proud of (.{3,60})$/i,
    ways: (found) => [`We're ${part(found, 1).toLowerCase()}proud of ${part(found, 2)}`],
  },
  {
    is: /^(lovely|great|so good|good|nice|wonderful|amazing) to (meet|see) (.{3,80})$/i,
    ways: (found) => [`It was ${lowered(part(found, 1))} to ${part(found, 2)} ${part(found, 3)}`],
  },
  {
    is: /^(merry|happy) ([^,.;:!]{3,40}) to ((?:all|everyone|everybody|our|you)\b[^,.;:!]{0,50})(!?)$/i,
    ways: (found) => [
      `We wish ${part(found, 3)} a ${part(found, 1).toLowerCase()} ${part(found, 2)}${part(found, 4)}`,
      `${capitalized(part(found, 1))} ${part(found, 2)} to ${part(found, 3)}${part(found, 4)}`,
    ],
  },
  {
    is: /^now (carrying|stocking|selling|serving|offering|accepting|taking|baking|making|boarding|booking|enrolling|hiring|open|doing|stocked with|delivering|shipping) (.{3,80})$/i,
    ways: (found) => [`We're now ${part(found, 1).toLowerCase()} ${part(found, 2)}`],
    isCurt: true,
  },
  {
    is: /^(experience|training|own transport|a car|own car|driving licen[cs]e|weekend work|tips) (helpful|useful|preferred|essential|required|a bonus|a plus|a must|given)\b(.{0,60})$/i,
    ways: (found) => {
      const name = part(found, 1)
      const be = isPlural(name) ? 'are' : 'is'
      return [`${capitalized(name)} ${be} ${part(found, 2)}${part(found, 3)}`]
    },
  },
  {
    isCurt: true,
    is: /^(?:family|locally|independently|woman|women|veteran)[- ](?:owned|run)(?: and (?:operated|run))? since (\d{4})$/i,
    ways: (found) => {
      const how = found[0].replace(/ since \d{4}$/i, '').toLowerCase()
      return [`${capitalized(how)} since ${part(found, 1)}`, `We've been ${how} since ${part(found, 1)}`]
    },
  },
  {
    is: /^(.{3,40}?) (every (?:morning|day|afternoon|evening|week|weekend|month|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b.{0,40})$/i,
    ways: (found, { shop }) => {
      const [name, when] = [part(found, 1), part(found, 2)]
      if (!isNounPhrase(name) || /\b(?:at|in|your)\b|[\d$£€:]/i.test(name)) return []
      return [
        `We have ${lowered(name)} ${when}`,
        `${capitalized(when)}: ${lowered(name)}`,
        shop === '' ? '' : `${name} at ${shop} ${when}`,
      ]
    },
  },
  {
    is: /^(?:real |our )?(bride|client|customer|guest|patient|member|student|parent) (\p{Lu}\p{Ll}{1,15}) (?:wrote|told|sent)(?: to)? us: (["“].{3,400})$/iu,
    ways: (found) => [
      `${part(found, 2)}, one of our ${part(found, 1).toLowerCase()}s, wrote: ${part(found, 3)}`,
      `Our ${part(found, 1).toLowerCase()} ${part(found, 2)} wrote: ${part(found, 3)}`,
    ],
  },
  {
    is: /^google review from (\p{Lu}\p{L}{1,15}(?: \p{Lu}\.?)?),? (\d\/5|5 stars): (["“].{3,400})$/iu,
    ways: (found) => [
      `${part(found, 1)} gave us ${part(found, 2)} on Google: ${part(found, 3)}`,
      `A ${part(found, 2)} Google review from ${part(found, 1)}: ${part(found, 3)}`.replace(
        '5 stars Google',
        '5-star Google',
      ),
    ],
  },
  {
    is: /^(.{3,40}) ok(?:ay)?( (?:on|in|at) .{3,40})?$/i,
    ways: (found) =>
      isNounPhrase(part(found, 1))
        ? [`${part(found, 1)} ${isPlural(part(found, 1)) ? 'are' : 'is'} OK${part(found, 2)}`]
        : [],
  },
  {
    is: /^(?:an? )?(?:lovely |great |kind )?(\d)[- ]stars?(?: review)? from (\p{Lu}[\p{L}. ]{1,25}): (["“].{3,400})$/iu,
    ways: (found) => [
      `${part(found, 1)} stars from ${part(found, 2)}: ${part(found, 3)}`,
      `${part(found, 2)} gave us ${part(found, 1)} stars: ${part(found, 3)}`,
      `A ${part(found, 1)}-star review from ${part(found, 2)}: ${part(found, 3)}`,
    ],
  },
]
