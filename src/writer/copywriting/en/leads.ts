import type { Unit } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { isMonthFirst, isRelative } from './dates.ts'
import { isNounPhrase } from './phrases.ts'

const SPEAKS = /^(?:we|our|i|i'm|you)(?:['’]\p{Ll}{1,2})?\s/iu
const OPENING = /wanted|vacanc|position|apply|looking for|needed|\bcv\b|resume|shift|(?:part|full)[- ]time/
const TELLS_HOURS = /\b(?:open|opens|close[sd]?|closing|opening|reopen\w*|hours|back|shut)\b/i
const BRIEF = 25
const HERE = /\b(?:here|at|in|outside|near)\b/i
/** The sentence announces itself. */
const ANNOUNCES =
  /^(?:join us|save the date|you're invited|come (?:and|along|by|in|say|see)|we're (?:hosting|running|hiring|looking|offering)|get\b|new here|first time|heads[- ]up|please (?:read|note)|important|urgent|reminder|attention|notice|update|news|a big thank|thank|thanks|wishing|happy|merry|giveaway|win\b|new on|just in|now in|now booking|up for grabs|back in stock|introducing|meet\b|say hello|tip\b|hi\b|hello\b|hey\b|good morning|sorry|we're sorry|apologies|our apologies|\d+ years|on |this |next |every |tomorrow |tonight |from )/i

const sober = ({ kind, shop }: Scene): string[] => {
  if (kind === 'warning')
    return [
      shop ? `Notice from ${shop}:` : 'Important:',
      shop ? `Important notice from ${shop}:` : 'Please note:',
    ]
  if (kind === 'apology') return [shop && `From all of us at ${shop}:`, shop && `A message from ${shop}:`]
  return [
    shop && `A message from ${shop}:`,
    shop && `From all of us at ${shop}:`,
    shop && `A note from ${shop}:`,
  ]
}

function ofKind(unit: Unit, scene: Scene): readonly string[] {
  const { shop, kind } = scene
  const says = unit.words.toLowerCase()
  const without = (words: readonly string[], lines: readonly string[]) =>
    words.some((word) => says.includes(word)) ? [] : lines
  // A second place would be one too many.
  const isPlaced = HERE.test(unit.words)
  const at = (line: string) => (shop === '' || isPlaced ? '' : `${line} at ${shop}:`)
  const from = (line: string) => (shop === '' ? '' : `${line} from ${shop}:`)
  switch (kind) {
    case 'offer':
      return unit.type === 'offer' ? without(['offer', 'deal'], [from('An offer'), at('On offer')]) : []
    case 'event':
      if (unit.type !== 'event') return [at('Coming up')]
      return [
        ...(isDated(unit) ? ['Save the date:'] : []),
        at('Coming up'),
        isMonthFirst(scene) ? 'Mark your calendar:' : 'One for the diary:',
        'Coming up:',
        ...without(['invit'], ["You're invited:"]),
      ]
    case 'new_product':
      return [...without(['new', 'back'], ['New:', at('New')]), ...without(['now'], [at('Now')])]
    case 'hours':
      if (unit.type === 'words' && !TELLS_HOURS.test(unit.words)) return []
      return [
        ...without(['hours'], ['A note on our hours:', 'Hours update:', shop && `${shop} hours:`]),
        'Heads-up:',
        from('A heads-up'),
        'Please note:',
      ]
    case 'job':
      return [
        ...(OPENING.test(says) ? without(['hiring', 'job'], [at("We're hiring"), 'Now hiring:']) : []),
        ...without(
          ['job', 'vacanc', 'opening'],
          [at(isMonthFirst(scene) ? 'Job opening' : 'Job vacancy'), 'Come and work with us:'],
        ),
        shop && `Work with us at ${shop}:`,
      ]
    case 'contest':
      return without(['giveaway', 'competition', 'raffle'], ['Giveaway:', at('Giveaway'), 'Giveaway time:'])
    case 'limited_stock':
      return ['Heads-up:', 'Quick heads-up:', from('A quick heads-up')]
    case 'anniversary':
      return [from('News')]
    case 'charity':
      return ['For a good cause:', at('For a good cause')]
    case 'tip':
      return [
        ...without(['tip'], ['Tip:', from('A tip'), 'A small tip:']),
        'Worth knowing:',
        shop && `From the team at ${shop}:`,
      ]
    case 'general':
      // A few words want no announcement.
      if (unit.words.length < BRIEF || isNounPhrase(unit.words.split(/[,.:]/)[0] ?? '')) return []
      return [from('News'), from('A note'), from('An update')]
    default:
      return []
  }
}

const isDated = (unit: Unit) =>
  unit.type === 'event' && unit.when.dates.some(({ value, text }) => value.form === 'on' && !isRelative(text))

/** See `Grammar.leads`. */
export function leads(unit: Unit, scene: Scene, said = unit.words): readonly string[] {
  if (
    unit.type === 'quote' ||
    scene.kind === 'testimonial' ||
    ANNOUNCES.test(said) ||
    / is (?:hiring|looking for|offering|hosting) /.test(said)
  )
    return []
  if (scene.kind === 'greeting') return scene.shop === '' ? [] : [`From all of us at ${scene.shop}:`]
  const all = scene.isSerious ? sober(scene) : ofKind(unit, scene)
  // "New at Crumb: we have" speaks twice.
  const fits = (line: string) =>
    !/^(?:new|now|on offer|an offer|coming up)\b/i.test(line) || isThing(unit, said)
  return all.filter((line) => line !== '' && fits(line))
}

const isThing = ({ words, type }: Unit, said: string) =>
  !SPEAKS.test(said) && (type === 'offer' || isNounPhrase(words.split(/[,.]/)[0] ?? ''))
