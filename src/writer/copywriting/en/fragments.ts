import type { Scene } from '../grammar/grammar.ts'
import { isNounPhrase, lowered } from './phrases.ts'

type Rule = { is: RegExp; ways(found: RegExpExecArray, scene: Scene): readonly string[] }

const part = (found: RegExpExecArray, place: number) => found[place] ?? ''

const people =
  /\b(?:clients?|customers?|members?|patients?|students?|guests?|adults?|seniors?|locals?|families)$/i

/** Notes as owners jot them down, and the sentences that they stand for. Every way says the same. */
const rules: readonly Rule[] = [
  { is: /^all welcome$/i, ways: () => ['Everyone is welcome', 'All are welcome', "Everyone's welcome"] },
  {
    is: /^((?:walk-?ins|dogs|kids|children|families|beginners|partners|friends|pets|strollers|groups|everyone|all ages|all levels|complete beginners|newcomers)(?: and \p{L}{2,20})?)(?: (?:always|very|most))? welcome$/iu,
    ways: (found) => {
      const who = part(found, 1)
      const is = /^everyone$/i.test(who) ? 'is' : 'are'
      return [`${who} ${is} welcome`, `${who} ${is} very welcome`]
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
      `There's no ${part(found, 1)} ${part(found, 2)}`,
    ],
  },
  { is: /^no need to (.{3,50})$/i, ways: (found) => [`There's no need to ${part(found, 1)}`] },
  {
    is: /^must (.{3,60})$/i,
    ways: (found, { kind }) =>
      kind === 'job'
        ? [`You must ${part(found, 1)}`]
        : [`You must ${part(found, 1)}`, `You'll need to ${part(found, 1)}`],
  },
  {
    is: /^(only |just )?((?:[2-9]|\d{2,4})\s.{2,60}) (left|remaining|available)$/i,
    ways: (found) => {
      const [only, things, end] = [part(found, 1).toLowerCase(), part(found, 2), part(found, 3)]
      const now =
        end === 'available' ? [] : [`We have ${only}${things} left`, `We've got ${only}${things} left`]
      return [`There are ${only}${things} ${end}`, ...now]
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
    is: /^first come,? first served$/i,
    ways: () => ["It's first come, first served", 'First come, first served'],
  },
  {
    is: /^(?:limit )?(one|two|\d) per (person|customer|household|client|family|order|child)$/i,
    ways: (found) => [
      `It's ${part(found, 1).toLowerCase()} per ${part(found, 2)}`,
      `Limited to ${part(found, 1).toLowerCase()} per ${part(found, 2)}`,
    ],
  },
  {
    is: /^not valid with (.{3,40})$/i,
    ways: (found) => [`It isn't valid with ${part(found, 1)}`, `Can't be combined with ${part(found, 1)}`],
  },
  {
    is: /^not valid (on|for) (.{3,40})$/i,
    ways: (found) => [`It isn't valid ${part(found, 1)} ${part(found, 2)}`],
  },
  {
    is: /^free (entry|admission|parking|entrance|delivery|coffee|wifi)$/i,
    ways: (found) => [`${part(found, 1)} is free`, `There's free ${part(found, 1)}`],
  },
  {
    is: /^while (supplies|stocks?) lasts?$/i,
    ways: (found) => [`Only while ${found[0].slice(6)}`, `Available while ${found[0].slice(6)}`],
  },
  {
    is: /^limited (spots|places|seats|spaces|tickets|quantities)$/i,
    ways: (found) => [`${part(found, 1)} are limited`, `There are limited ${part(found, 1)}`],
  },
  {
    is: /^(spots|places|seats|spaces|tickets|numbers) limited$/i,
    ways: (found) => [`${part(found, 1)} are limited`],
  },
  {
    is: /^(.{3,30}) only$/i,
    ways: (found) => {
      const what = lowered(part(found, 1))
      if (people.test(what)) return [`For ${what} only`, `Only for ${what}`, `This one is for ${what} only`]
      return /^(?:in[- ]store|online|cash|collection|pickup|takeaway|weekends?|weekdays?)$/i.test(what)
        ? [`It's ${what} only`]
        : []
    },
  },
  {
    is: /^doors (?:open )?(at \d.{0,12})$/i,
    ways: (found) => [`The doors open ${part(found, 1)}`, `We open the doors ${part(found, 1)}`],
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
    is: /^(starts|begins|runs|kicks off) (.{3,60})$/i,
    ways: (found) => [`It ${part(found, 1).toLowerCase()} ${part(found, 2)}`],
  },
  {
    is: /^((?:call|text|email|dm|message|ring|phone) [^,.;:]{2,40}) to ([^,.;:]{3,40})$/i,
    ways: (found) => [`To ${part(found, 2)}, ${lowered(part(found, 1))}`, `Just ${lowered(found[0])}`],
  },
  {
    is: /^(?:tell|ask|show|mention|pop in|pop by|drop in|drop by|show up|reply|comment|email|message|text|dm|call) .{2,80}$/i,
    ways: (found, { isSerious }) =>
      isSerious
        ? [`Please ${lowered(found[0])}`]
        : [`Just ${lowered(found[0])}`, `Please ${lowered(found[0])}`],
  },
  {
    is: /^(?:sign up|book|order|buy|reserve|register|rsvp|pick up|drop off|find us|try|see|taste|meet) (?!by )\p{L}.{2,70}$/iu,
    ways: (found, { isSerious }) =>
      isSerious
        ? []
        : [
            `You can ${lowered(found[0])}`,
            ...(/^(?:try|see|taste|meet)/i.test(found[0]) ? [] : [`Please ${lowered(found[0])}`]),
          ],
  },
  {
    is: /^bring (?:your|a|an|the|some|warm|comfy|comfortable) .{2,60}$/i,
    ways: (found) => [`Please ${lowered(found[0])}`, `Remember to ${lowered(found[0])}`],
  },
  {
    is: /^thank you(?= (?:all|to|for|everyone)\b)(.{3,120})$/i,
    ways: (found, { isSerious }) =>
      isSerious ? [`We thank you${part(found, 1)}`] : [`A big thank you${part(found, 1)}`],
  },
  {
    is: /^we have (?!to\b|been\b|had\b|not\b|just\b)(.{3,90})$/i,
    ways: (found) => [`We've got ${part(found, 1)}`],
  },
  { is: /^we need (.{3,90})$/i, ways: (found) => [`We're in need of ${part(found, 1)}`] },
  { is: /^we(?:'re| are) hiring (.{3,120})$/i, ways: (found) => [`We're looking for ${part(found, 1)}`] },
  { is: /^hiring (an? .{3,120})$/i, ways: (found) => [`We're looking for ${part(found, 1)}`] },
  {
    is: /^just (got|received|launched|opened|added|finished|restocked) (.{3,80})$/i,
    ways: (found) => [`We just ${part(found, 1).toLowerCase()} ${part(found, 2)}`],
  },
]

const OPENS_CLAUSE =
  /, (?:and )?(?=(?:we|it|they|our \p{L}{2,20}|the \p{L}{2,20}|there|this|everyone)(?:['’](?:re|ve|ll|s|d))? \p{L})/iu
const HAS_VERB =
  /\b(?:is|are|was|were|will|can|has|have|had|do|does|did|need|want|got|get|go|goes|come|comes|start|starts|open|close|sell|ship|turn|make|bake|serve|give|offer|hope|know|love|keep|add)\b|['’](?:re|ve|ll|s)\b|(?:ed)\b/i

/** "News: we do Y" is also "News. We do Y". */
function halved(words: string): string[] {
  const [left = '', right = '', ...more] = words.split(': ')
  if (right === '' || more.length > 0 || left.split(' ').length < 3) return []
  return /^(?:we|our|it|they|there|you|this)(?:['’](?:re|ve|ll|s|d))? \p{L}/iu.test(right) &&
    HAS_VERB.test(right)
    ? [`${left}. ${right.charAt(0).toUpperCase()}${right.slice(1)}`]
    : []
}

/** Two clauses in one: "X, we do Y" is also "X. We do Y". */
function parted(words: string, { isSerious }: Scene): string[] {
  const found = OPENS_CLAUSE.exec(words)
  if (!found || found.index < 12) return []
  const [left, right] = [words.slice(0, found.index), words.slice(found.index + found[0].length)]
  if (
    !HAS_VERB.test(right) ||
    right.length < 8 ||
    /^(?:if|when|while|because|although|as|since|after|before|once)\b/i.test(left)
  )
    return []
  const next = right.charAt(0).toUpperCase() + right.slice(1)
  return isSerious
    ? [`${left}. ${next}`]
    : [`${left}. ${next}`, /[;:–—]/.test(words) ? '' : `${left}; ${lowered(right)}`]
}

const PARTS = 5
/** Notes in a row, each of which can be told alone: "Costumes encouraged, $12 per child, parents free". */
function listed(words: string): string[] {
  const notes = words.split(', ')
  if (
    notes.length < 2 ||
    notes.length > PARTS ||
    / (?:and|or|&) /i.test(notes.at(-1) ?? '') ||
    /\($/.test(words)
  )
    return []
  const isNote = (note: string) =>
    (note.includes(' ') || /^[$£€]?\d/.test(note)) && isNounPhrase(note) && !/[().:;]/.test(note)
  if (!notes.every(isNote)) return []
  const [head = '', ...rest] = notes
  const last = notes.at(-1) ?? ''
  const apart = notes.map((note) => note.charAt(0).toUpperCase() + note.slice(1))
  return [
    apart.join('. '),
    rest.length > 1 ? `${head}: ${rest.join(', ')}` : '',
    rest.length > 1
      ? `${notes.slice(0, -1).join(', ')}. ${last.charAt(0).toUpperCase()}${last.slice(1)}`
      : '',
  ]
}

/** Other ways to say the owner's words, where that is certain. Without a period at the end. */
export function fragmentWays(words: string, scene: Scene): string[] {
  const bare = words.replace(/\.$/, '')
  const rule = rules.find(({ is }) => is.test(bare))
  const found = rule?.is.exec(bare)
  const told = rule && found ? [...rule.ways(found, scene)] : []
  return [
    ...told,
    ...(told.length === 0 && !scene.isSerious ? listed(bare) : []),
    ...parted(bare, scene),
    ...halved(bare),
  ].filter((text) => text !== '')
}
