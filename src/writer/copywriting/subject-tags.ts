import type { BriefReading } from '../reading/brief-reading.ts'
import { languageRules } from '../reading/rules/index.ts'
import type { Facts, Unit } from './facts.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'
import { headOf } from './sentence.ts'

const MOST_WORDS = 3
/** "Open house" is what it is; "wine tasting with Paula" is a wine tasting. */
const ADDED = /[,:;("“«]|\s(?:con|with|by|para|for|en|at|in|sobre|about|a cargo|del|from)\s/iu
const START =
  /^(?:all|any|every|the|our|your|an?|new|nuev[oa]s?|todos?|todas?|los?|las?|el|un|una|nuestr[oa]s?|este|esta|this) /iu
/** They say nothing about what the post is about. */
const GENERIC =
  /^(?:new|news|nuev[oa]s?|novedad(?:es)?|noticias?|events?|eventos?|offers?|ofertas?|promo(?:ci[oó]n)?|sale|aviso|horario|hours|hiring|menu|menú|carta|tickets?|entradas?|everything|todo|tienda|shop)$/iu
const DAY = /^(?:hoy|mañana|today|tonight|tomorrow|this|este|esta)(?!\p{L})/iu
const AND = /\s(?:and|y|e|&|\+)\s|, /iu

const bare = (name: string): string => {
  const rest = name.trim().replace(START, '')
  return rest === name.trim() ? rest : bare(rest)
}

/** The first words of a name, without the small ones at its end. */
function shortName(name: string, { language }: BriefReading): string {
  const { glue } = languageRules[language]
  const words = bare(name.split(ADDED)[0] ?? '')
    .split(/\s+/)
    .slice(0, MOST_WORDS)
  while (words.length > 0 && glue.has((words.at(-1) ?? '').toLowerCase())) words.pop()
  return words.join(' ')
}

/** "Fall menu" of "New fall menu: squash soup, mushroom risotto". */
function nameBefore(unit: Unit | undefined, grammar: Grammar): string {
  const head = unit?.type === 'words' ? headOf(unit.words) : ''
  if (DAY.test(head)) return ''
  return head.split(' ').length <= MOST_WORDS + 1 && grammar.isNounPhrase(head) ? head : ''
}

const PLACE =
  /^(?:in|at|en|de)?\s?(?<name>\p{Lu}[\p{L}'’-]{2,20}(?: (?:(?:de|del|la|los) ){0,2}\p{Lu}[\p{L}'’-]{1,20}){0,2})$/u

/** Towns and quarters that the brief names; a street with its number is none. */
const placesIn = ({ slots }: BriefReading, { shop }: Scene): string[] =>
  slots.flatMap(({ value, text }) => {
    const name = value.type === 'place' ? PLACE.exec(text.trim())?.groups?.name : undefined
    return name && !shop.toLowerCase().includes(name.toLowerCase()) ? [name] : []
  })

/** What the post is about and where, as names for hashtags. */
export function subjectTags(
  { units, reading }: Facts,
  products: readonly string[],
  grammar: Grammar,
  scene: Scene,
): string[] {
  const said = reading.text.toLowerCase()
  const titles = reading.slots.flatMap(({ value }) => (value.type === 'title' ? [value.name] : []))
  const offered = units.flatMap((unit) =>
    unit.type === 'offer' && unit.on && unit.offer?.value.form !== 'free' ? unit.on.split(AND).map(bare) : [],
  )
  const events = units.flatMap((unit) => (unit.type === 'event' ? [shortName(unit.what, reading)] : []))
  const sold = products.filter((product) => said.includes(product.toLowerCase()))
  const isNamed = !scene.isSerious && scene.kind !== 'testimonial'
  const named = !isNamed ? '' : shortName(nameBefore(units[0], grammar), reading)
  return [...titles, ...events, ...offered, named, ...sold, ...placesIn(reading, scene)].filter(
    (name) => /^\p{L}/u.test(name) && !GENERIC.test(name) && name.split(' ').length <= MOST_WORDS,
  )
}
