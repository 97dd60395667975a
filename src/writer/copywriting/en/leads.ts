import type { Unit } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { isMonthFirst } from './dates.ts'
import { isNounPhrase } from './phrases.ts'

const SPEAKS = /^(?:we|our|i|i'm|you)(?:['’]\p{Ll}{1,2})?\s/iu
const OPENING = /wanted|vacanc|position|apply|looking for|needed|\bcv\b|resume|shift|(?:part|full)[- ]time/
const BRIEF = 25
const HERE = /\b(?:here|at|in|outside|near)\b/i

const sober = ({ kind, shop }: Scene): string[] => {
  if (kind === 'warning') return ['Important:', 'Please note:', shop && `Notice from ${shop}:`]
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
      return [
        ...without(['offer', 'deal'], [from('An offer'), at('On offer'), 'A deal worth knowing about:']),
        from('A little something'),
      ]
    case 'event':
      return [
        ...without(['save the date'], ['Save the date:']),
        at('Coming up'),
        at('Next up'),
        isMonthFirst(scene) ? 'Mark your calendar:' : 'One for the diary:',
        'Coming up:',
        ...without(['invit'], ["You're invited:"]),
      ]
    case 'new_product':
      return [...without(['new'], ['New:', at('New'), 'Something new:']), from('Fresh news'), at('Now')]
    case 'hours':
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
      return ['Heads-up:', 'Quick heads-up:', from('A quick heads-up'), 'Quick note:', from('A quick note')]
    case 'anniversary':
      return [from('Big news'), 'A milestone for us:', from('News'), 'A day to celebrate:']
    case 'charity':
      return ['For a good cause:', at('For a good cause'), from('A note')]
    case 'tip':
      return [
        ...without(['tip'], ['Tip:', from('A tip'), 'A small tip:']),
        'Worth knowing:',
        shop && `From the team at ${shop}:`,
      ]
    case 'general':
      // A few words want no announcement.
      if (unit.words.length < BRIEF) return []
      return [from('News'), from('A note'), from('An update'), 'A quick update:']
    default:
      return []
  }
}

/** See `Grammar.leads`. */
export function leads(unit: Unit, scene: Scene): readonly string[] {
  if (unit.type === 'quote' || scene.kind === 'testimonial') return []
  if (scene.kind === 'greeting') return scene.shop === '' ? [] : [`From all of us at ${scene.shop}:`]
  const all = scene.isSerious ? sober(scene) : ofKind(unit, scene)
  // "New at Crumb: we have" speaks twice.
  const fits = (line: string) => !/^(?:new|now|something new)\b/i.test(line) || isThing(unit)
  return all.filter((line) => line !== '' && fits(line))
}

const isThing = ({ words, type }: Unit) =>
  type === 'offer' || (!SPEAKS.test(words) && isNounPhrase(words.split(/[,.]/)[0] ?? ''))
