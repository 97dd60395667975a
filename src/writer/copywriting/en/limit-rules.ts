import { part } from '../rule.ts'
import type { NoteRule } from './note-rule.ts'
import { isPlural, lowered, withArticle } from './phrases.ts'

const people =
  /\b(?:clients?|customers?|members?|patients?|students?|guests?|adults?|seniors?|locals?|families|residents?|traders?|owners?|parents?|teachers?|subscribers?|couples|ladies)$/i

/** Who may come, how many, under which condition. */
export const limitRules: readonly NoteRule[] = [
  {
    isCurt: true,
    is: /^only (?:made (\d{1,4})|(\d{1,4}) made)$/i,
    ways: (found) => {
      const count = found[1] ?? part(found, 2)
      return [`There are only ${count}`, `We only made ${count}`]
    },
  },
  { is: /^all welcome$/i, ways: () => ['Everyone is welcome', 'All are welcome', "Everyone's welcome"] },
  {
    is: /^((?:all ages|all levels|all abilities|everyone|\p{L}[\p{L}-]{2,20}s|children|families)(?: and \p{L}{2,20})?)(?: (?:always|very|most))? welcome( .{3,60})?$/iu,
    ways: (found) => {
      const [who, rest] = [part(found, 1), part(found, 2)]
      const is = /^everyone$/i.test(who) ? 'is' : 'are'
      return rest === ''
        ? [`${who} ${is} welcome`, `${who} ${is} very welcome`]
        : [`${who} ${is} welcome${rest}`, `We welcome ${lowered(who)}${rest}`]
    },
  },
  {
    is: /^all sales (?:are )?final$/i,
    ways: () => ['All sales are final', 'Please note that all sales are final'],
  },
  {
    is: /^no (\p{L}{5,14}) (needed|required|necessary)$/iu,
    ways: (found) => [
      `No ${part(found, 1)} is ${part(found, 2)}`,
      ...(/^experience$/i.test(part(found, 1)) ? [] : [`There's no ${part(found, 1)} ${part(found, 2)}`]),
      ...(/^(?:appointment|booking)$/i.test(part(found, 1)) ? ["There's no need to book"] : []),
      ...(/^(?:appointment|ticket|partner|receipt|reservation|deposit|voucher|coupon)$/i.test(part(found, 1))
        ? [`You don't need ${withArticle(part(found, 1).toLowerCase())}`]
        : []),
      ...(/^(?:experience|equipment|insurance)$/i.test(part(found, 1))
        ? [`You don't need any ${part(found, 1).toLowerCase()}`]
        : []),
    ],
  },
  {
    is: /^no ((?:joining|booking|delivery|entry|cover|call-out|admin|enrollment|desk|hidden|setup|corkage|membership) (?:fee|charge)s?)$/i,
    ways: (found) => [
      `${/s$/i.test(part(found, 1)) ? 'There are' : "There's"} no ${part(found, 1)}`,
      `You pay no ${part(found, 1)}`,
    ],
  },
  { is: /^no need to (.{3,50})$/i, ways: (found) => [`There's no need to ${part(found, 1)}`] },
  {
    isCurt: true,
    is: /^must be (?:over )?(\d\d)(?:\+| (?:and|or) (?:over|older))$/i,
    ways: (found) => [`You must be ${part(found, 1)} or older`, `For ages ${part(found, 1)} and over`],
  },
  {
    isCurt: true,
    is: /^(?:you )?must (show|bring|present|have) (?:your |an? )?(valid )?((?:student |school |military |photo |loyalty |library )?(?:card|ID|voucher|coupon|ticket|receipt|flyer))$/i,
    ways: (found) => {
      const thing = `your ${part(found, 2)}${part(found, 3)}`
      return [`You must ${part(found, 1)} ${thing}`, `Must ${part(found, 1)} ${thing}`]
    },
  },
  {
    is: /^must (?!be up to date|have (?:had|been)|be (?:vaccinated|neutered|trained|on a? ?lead|leashed|dry|clean|new|unwrapped|sealed|accompanied|supervised)\b)([^,]{3,60})$/i,
    ways: (found) => [`You must ${part(found, 1)}`],
  },
  {
    is: /^(only |just )?((?:[2-9]|\d{2,4})\s.{2,60}) (left|remaining|available)( (?:this|for|on|in) .{3,50})?$/i,
    ways: (found) => {
      const [only, things, end, rest] = [
        part(found, 1).toLowerCase(),
        part(found, 2),
        part(found, 3),
        part(found, 4),
      ]
      const now =
        end === 'available'
          ? []
          : [`We have ${only}${things} left${rest}`, `We've got ${only}${things} left${rest}`]
      return [`There are ${only}${things} ${end}${rest}`, ...now]
    },
  },
  {
    is: /^(only |just )?((?:[2-9]|\d{2,4}) (?:places|spots|seats|tickets|tables|spaces|slots))$/i,
    ways: (found) => [
      `There are ${part(found, 1).toLowerCase()}${part(found, 2)}`,
      `We have ${part(found, 1).toLowerCase()}${part(found, 2)}`,
    ],
  },
  {
    is: /^first come,? first serve[d]?$/i,
    ways: () => ["It's first come, first served", 'First come, first served'],
  },
  {
    is: /^(?:limit )?(one|two|\d) per (person|customer|household|client|family|order|child)$/i,
    ways: (found) => [
      `It's ${part(found, 1).toLowerCase()} per ${part(found, 2)}`,
      `Limited to ${part(found, 1).toLowerCase()} per ${part(found, 2)}`,
      `Only ${part(found, 1).toLowerCase()} per ${part(found, 2)}`,
    ],
  },
  {
    is: /^not (valid )?with (.{3,40})$/i,
    ways: (found) => [
      part(found, 1) === '' ? `Not valid with ${part(found, 2)}` : `It isn't valid with ${part(found, 2)}`,
      `Can't be combined with ${part(found, 2)}`,
      `Can't be used with ${part(found, 2)}`,
    ],
  },
  {
    is: /^not valid (on|for) (.{3,40})$/i,
    ways: (found) => [`It isn't valid ${part(found, 1)} ${part(found, 2)}`],
  },
  {
    is: /^not (?:suitable )?(on|for|if) (.{3,40})$/i,
    ways: (found) =>
      /^not suitable/i.test(found[0])
        ? [`It's not suitable ${part(found, 1)} ${part(found, 2)}`]
        : [`It doesn't apply ${part(found, 1).toLowerCase() === 'if' ? 'if' : 'to'} ${part(found, 2)}`],
  },
  {
    is: /^valid (on|from|until|through|for|in) (.{3,50})$/i,
    ways: (found) => [
      `It's valid ${part(found, 1)} ${part(found, 2)}`,
      /^(?:until|through|from)$/i.test(part(found, 1))
        ? `You can use it ${part(found, 1)} ${part(found, 2)}`
        : '',
    ],
  },
  {
    is: /^free (entry|admission|parking|entrance|delivery|coffee|wifi)$/i,
    ways: (found) => [`${part(found, 1)} is free`, `There's free ${part(found, 1)}`],
  },
  {
    is: /^free (if|when|with|for|to) (.{3,60})$/i,
    ways: (found) => [
      `It's free ${part(found, 1)} ${part(found, 2)}`,
      ...(/^(?:if|when)$/i.test(part(found, 1))
        ? [`${part(found, 1).toLowerCase() === 'if' ? 'If' : 'When'} ${part(found, 2)}, it's free`]
        : []),
    ],
  },
  {
    is: /^((?:kids|children|babies|toddlers|adults|seniors|students|members|parents|dogs|under|over)[\p{L} -]{0,20}(?:\d{1,2}s?)?)(?: (?:go|get in|eat|are))? free$/iu,
    ways: (found) => [`${part(found, 1)} go free`, `It's free for ${lowered(part(found, 1))}`],
  },
  {
    isCurt: true,
    is: /^(\d{1,2})[ -](month|year|week) (contract|membership|term|commitment) (applies|required)$/i,
    ways: (found) => {
      const what = `${part(found, 1)}-${part(found, 2)} ${part(found, 3)}`
      return [`A ${what} applies`, `It comes with a ${what}`]
    },
  },
  {
    is: /^no (\p{L}[\p{L} -]{2,30}s) ((?:for|until|on|this|next|today|tomorrow|from|over)\b.{0,40})$/iu,
    ways: (found) => [
      isPlural(part(found, 1)) ? `There are no ${part(found, 1)} ${part(found, 2)}` : '',
      /^(?:on|over) (?!\p{L}+day)/iu.test(part(found, 2))
        ? ''
        : `There will be no ${part(found, 1)} ${part(found, 2)}`,
    ],
  },
  {
    isCurt: true,
    is: /^(?:places |spaces |numbers |spots )?limited to (\d{1,3})( people| places| spots| guests)?$/i,
    ways: (found) => [
      `Places are limited to ${part(found, 1)}`,
      `It's limited to ${part(found, 1)}${part(found, 2)}`,
    ],
  },
  {
    isCurt: true,
    is: /^while (?:supplies|stocks?|they|it|these) lasts?$/i,
    ways: (found) => [`Only while ${found[0].slice(6)}`, `Available while ${found[0].slice(6)}`],
  },
  {
    is: /^limited (spots|places|seats|spaces|tickets|quantities|numbers)$/i,
    ways: (found) => [`${part(found, 1)} are limited`, `There are limited ${part(found, 1)}`],
  },
  {
    is: /^(spots|places|seats|spaces|tickets|numbers) limited$/i,
    ways: (found) => [`${part(found, 1)} are limited`],
  },
  {
    isCurt: true,
    is: /^cash only,? please$/i,
    ways: (_, { isSerious }) =>
      isSerious ? ['Cash only, please', 'We can only take cash'] : ['Cash only, please', 'Please bring cash'],
  },
  {
    is: /^(cash or card|card or cash|cash and card)$/i,
    ways: () => ['Pay by cash or card', 'You can pay by cash or card'],
  },
  {
    is: /^(.{3,30}) only$/i,
    ways: (found) => {
      const what = lowered(part(found, 1))
      if (people.test(what)) return [`For ${what} only`, `This one is for ${what} only`]
      return /^(?:in[- ]store|online|eat[- ]in|dine[- ]in|carry-?out|take-?out|cash|collection|pickup|takeaway|weekends?|weekdays?)$/i.test(
        what,
      )
        ? [`It's ${what} only`]
        : []
    },
  },
]
