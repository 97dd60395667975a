import { capitalized } from '../../first-letter.ts'
import { part } from '../rule.ts'
import type { NoteRule } from './note-rule.ts'
import { lowered } from './phrases.ts'

const subjects: Readonly<Record<string, string>> = { him: 'He is', her: 'She is', them: 'They are' }

/** Warnings, apologies and sad news: what to do, what happened, where to ask. */
export const soberRules: readonly NoteRule[] = [
  {
    is: /^(?:please )?(?:do not|don't) ((?:eat|use|drink|feed|wear|plug|open|click|reply|buy|give|share|pay)\b[^,;:.!?]{0,80})$/i,
    ways: (found, { isSerious }) =>
      isSerious ? [`Please do not ${part(found, 1)}`, `Do not ${part(found, 1)}`] : [],
  },
  {
    isCurt: true,
    is: /^(?:please )?(bring|take|return|send)(?: back)? for (?:an? )?((?:full )?(?:refund|replacement|exchange))$/i,
    ways: (found) => {
      const [verb, what] = [part(found, 1).toLowerCase(), part(found, 2).toLowerCase()]
      const back = verb === 'return' ? 'return yours' : `${verb} yours back`
      return [
        `${capitalized(back)} for a ${what}`,
        `Please ${back} for a ${what}`,
        `You can ${back} for a ${what}`,
      ]
    },
  },
  {
    is: /^(?:please )?((?:bring|take|send) (?:it|them|yours) back|return (?:it|them|yours))( (?:to us )?for .{3,60})$/i,
    ways: (found) => [
      `${capitalized(part(found, 1))}${part(found, 2)}`,
      `Please ${lowered(part(found, 1))}${part(found, 2)}`,
      `You can ${lowered(part(found, 1))}${part(found, 2)}`,
    ],
  },
  {
    isCurt: true,
    is: /^(full )?refund,? no questions(?: asked)?$/i,
    ways: (found) => {
      const refund = `${part(found, 1).toLowerCase()}refund`
      return [
        `You'll get a ${refund}, no questions asked`,
        `We'll give you a ${refund}, no questions asked`,
        `${capitalized(refund)}, no questions asked`,
      ]
    },
  },
  {
    isCurt: true,
    is: /^keeping (him|her|them|[^,;:.!?]{3,40}) in our (thoughts|prayers|hearts|thoughts and prayers)$/i,
    ways: (found) => {
      const [whom, where] = [part(found, 1), part(found, 2).toLowerCase()]
      const subject = subjects[whom.toLowerCase()]
      return [
        `We're keeping ${lowered(whom)} in our ${where}`,
        `We are keeping ${lowered(whom)} in our ${where}`,
        subject === undefined ? '' : `${subject} in our ${where}`,
      ]
    },
  },
  {
    isCurt: true,
    is: /^(?:urgent |safety |product |food ){0,2}recall (?:on|of|for) ([^:;!?]{5,140})$/i,
    ways: (found) => [
      `We are recalling ${lowered(part(found, 1))}`,
      `Safety recall: ${lowered(part(found, 1))}`,
      `We're recalling ${lowered(part(found, 1))}`,
    ],
  },
  {
    is: /^(?:product |safety )?recall: ([^:;!?]{5,160})$/i,
    ways: (found) => {
      const [, things = '', danger = ''] =
        /^(.{5,90}s(?: sold .{3,60}?| bought .{3,60}?)?) ((?:may|might|can|could) .{3,80})$/.exec(
          part(found, 1),
        ) ?? []
      return [
        `Recall: ${part(found, 1)}`,
        `Product recall: ${part(found, 1)}`,
        things === '' ? '' : `We are recalling ${lowered(things)}: they ${danger}`,
      ]
    },
  },
  {
    is: /^(our (?:\p{L}{3,10} ){1,2}(?:account|page|number|address|website|email)) is (@?[\w.@-]{4,40})$/iu,
    ways: (found) => [
      `${part(found, 1)} is ${part(found, 2)}`,
      /^@/.test(part(found, 2)) ? `${part(found, 2)} is ${lowered(part(found, 1))}` : '',
    ],
  },
  {
    isCurt: true,
    is: /^(?:the )?new one(?:'s| is) (\S{3,40})$/i,
    ways: (found) => [`Our new one is ${part(found, 1)}`, `The new one is ${part(found, 1)}`],
  },
  {
    isCurt: true,
    is: /^if (?:you're |you are )?in (?:any )?doubt,? ((?:call|ring|phone|text|email|ask|contact|message) .{2,50})$/i,
    ways: (found) => [
      `If in doubt, ${part(found, 1)}`,
      `If you are in doubt, ${part(found, 1)}`,
      `If you're in doubt, please ${part(found, 1)}`,
    ],
  },
  {
    isCurt: true,
    is: /^police ref(?:erence)?(?: number| no)?:? (\S{3,20})$/i,
    ways: (found) => [`The police reference is ${part(found, 1)}`, `Police reference: ${part(found, 1)}`],
  },
  {
    is: /^(?:in lieu|instead) of flowers,? (?:please )?(?:make )?(?:a )?(?:donations?|donate) to ([^,;:!?]{3,60})$/i,
    ways: (found) => [
      `In lieu of flowers, please donate to ${part(found, 1)}`,
      `Instead of flowers, please consider a donation to ${part(found, 1)}`,
    ],
  },
  {
    isCurt: true,
    is: /^refunds? if you'd (?:rather|prefer)(?: one)?:? (\S{2,40}@\S{3,40})$/i,
    ways: (found) => [
      `If you'd rather have a refund, write to ${part(found, 1)}`,
      `Would you rather have a refund? Write to ${part(found, 1)}`,
    ],
  },
  {
    isCurt: true,
    is: /^(?:it's |it is )?(?:(?:all )?working|fixed|back up|sorted|up and running)( again)? now$/i,
    ways: (found) => [
      `It's ${lowered(found[0]).replace(/^it(?:'s| is) /, '')}`,
      `Everything is ${lowered(found[0]).replace(/^(?:it(?:'s| is) )?(?:all )?/, '')}`,
    ],
  },
  {
    isCurt: true,
    is: /^(?:that's |that was )?(?:entirely |totally |completely )?our fault$/i,
    ways: () => ['That was our fault', "It's our fault"],
  },
  {
    is: /^(?:please )?((?:check|keep|look out for|be careful|take care|throw|bin|contact|be aware)\b[^;:!?]{3,140})$/i,
    ways: (found, { isSerious }) =>
      isSerious ? [`Please ${lowered(part(found, 1))}`, capitalized(part(found, 1))] : [],
  },
  {
    is: /^please (stop \p{L}{3,10}ing\b[^;:!?]{3,160})$/iu,
    ways: (found, { isSerious }) =>
      isSerious ? [`We ask you to ${part(found, 1)}`, `Please ${part(found, 1)}`] : [],
  },
  {
    is: /^allerg(?:y|en) (?:notice|alert|warning): (.{5,200})$/i,
    ways: (found) =>
      ['Allergy notice', 'Allergy alert', 'Allergy warning'].map((start) => `${start}: ${part(found, 1)}`),
  },
  {
    is: /^(\p{Lu}\p{Ll}{1,15}) is (covering|taking|running|teaching) ((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|this|next|the|all)\b[^,;:!?]{0,60})$/u,
    ways: (found) => [`${part(found, 1)} will be ${part(found, 2)} ${part(found, 3)}`],
  },
]
