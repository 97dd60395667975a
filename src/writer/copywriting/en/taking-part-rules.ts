import { capitalized } from '../../first-letter.ts'
import { part } from '../rule.ts'
import type { NoteRule } from './note-rule.ts'
import { lowered } from './phrases.ts'

const on = (when: string) =>
  /^(?:on|this|next|in|at|by|tomorrow|today|tonight)\b/i.test(when) ? lowered(when) : `on ${when}`

/** What the reader does, and what comes of it. */
export const takingPartRules: readonly NoteRule[] = [
  {
    is: /^win ((?:an?|the|our|one|two|\d{1,3}|[$£€]\d)[^:;?]{2,100}?)(!?)$/i,
    ways: (found, { kind }) =>
      kind === 'contest'
        ? [
            `You could win ${part(found, 1)}${part(found, 2)}`,
            `Up for grabs: ${part(found, 1)}${part(found, 2)}`,
            `We're giving away ${part(found, 1)}${part(found, 2)}`,
          ]
        : [],
  },
  {
    is: /^(guess [^,.;:!?]{5,80}?) and win ([^,.;:!?]{2,80}?)(!?)$/i,
    ways: (found) => [
      `${part(found, 1)} for a chance to win ${part(found, 2)}${part(found, 3)}`,
      `${part(found, 1)} and you could win ${part(found, 2)}${part(found, 3)}`,
    ],
  },
  {
    is: /^(one|two|three) (entry|entries|guess|guesses|go|goes|try|tries) (each|per (?:person|household|family|child|customer))( [^,.;:]{2,40})?$/i,
    ways: (found) => [
      `It's ${lowered(found[0])}`,
      `Everyone gets ${lowered(part(found, 1))} ${part(found, 2)}${part(found, 4)}`,
    ],
  },
  {
    isCurt: true,
    is: /^(drawing|draw) (?:is )?(?:on )?((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|this|next|tomorrow|(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|oct|nov|dec) \d|\d{1,2} \p{L}{3}).{0,40})$/iu,
    ways: (found) => [
      `The ${lowered(part(found, 1))} is ${on(part(found, 2))}`,
      `We'll hold the ${lowered(part(found, 1))} ${on(part(found, 2))}`,
    ],
  },
  {
    isCurt: true,
    is: /^(picked|drawn|announced|chosen) ((?:on |this |next |tomorrow|at |in |(?:mon|tues|wednes|thurs|fri|satur|sun)day).{0,50})$/i,
    ways: (found) => [
      `The winner will be ${lowered(part(found, 1))} ${on(part(found, 2))}`.replace('on at', 'at'),
    ],
  },
  {
    is: /^((?:refer|bring|book|buy|spend|order|join|sign up|mention|recommend|introduce|tell|trade in)\b[^,.;:!?]{2,70}?),? and ((?:you(?:'ll)? (?:both |each |also )?)?(?:get|save|receive|pay|earn) [^;:!?]{3,90})$/i,
    ways: (found) => {
      const action = lowered(part(found, 1))
      const gain = /^you\b/i.test(part(found, 2)) ? part(found, 2) : `you ${lowered(part(found, 2))}`
      if (/\b(?:your|and)\b/i.test(action)) return [`When you ${action}, ${lowered(gain)}`]
      return [
        `When you ${action}, ${lowered(gain)}`,
        /\byour next\b/i.test(gain) ? '' : `${capitalized(gain)} when you ${action}`,
        `${capitalized(action)}: ${lowered(gain)}`,
      ]
    },
  },
  {
    is: /^how to ([^,.;:?]{5,60}): (.{10,300})$/i,
    ways: (found) => [
      `Want to ${lowered(part(found, 1))}? ${capitalized(part(found, 2))}`,
      `To ${lowered(part(found, 1))}: ${lowered(part(found, 2))}`,
    ],
  },
  {
    isCurt: true,
    is: /^(?:an? )?(quick |small |top |little |handy )?tip: (.{8,300})$/i,
    ways: (found, { shop }) => {
      const sort = lowered(part(found, 1))
      const text = lowered(part(found, 2)).replace(
        /, (takes|lasts) (?=(?:about |around |only |just )?\d)/i,
        '. It $1 ',
      )
      return [
        `${capitalized(`${sort}tip`)}: ${text}`,
        `A ${sort}tip: ${text}`,
        shop === '' ? '' : `A ${sort}tip from ${shop}: ${text}`,
      ]
    },
  },
]
