import { condense, withCapitalStart } from '../built-in/condense.ts'
import type { SlotType } from '../reading/brief-reading.ts'
import { findQuoted } from '../reading/find-quoted.ts'
import type { Facts, Unit, WordsUnit } from './facts.ts'
import type { Grammar, Sayings, Scene } from './grammar/grammar.ts'
import { sentence, unique } from './sentence.ts'

/** Units that are told together: an offer and the limits that follow it. */
export type Group = {
  units: readonly Unit[]
  sayings: Sayings
  /** The higher, the later it is left out for lack of room. */
  rank: number
  /** Text for formats that cannot hold its conditions; empty if it has none. */
  withoutLimits: string
  /** Its beginning in decreasing lengths, for words that are too long for a network. */
  cuts: readonly string[]
}

const ranks: Partial<Record<SlotType, number>> = {
  offer: 9,
  price: 8,
  gift: 8,
  condition: 8,
  quantity: 7,
  date: 7,
  time: 7,
  title: 7,
  place: 6,
  phone: 6,
  link: 6,
  mail: 6,
  action: 6,
  person: 5,
  audience: 5,
}
const DETAIL = 3

const rankOf = (unit: Unit): number =>
  unit.type === 'words' ? Math.max(DETAIL, ...unit.slots.map(({ value }) => ranks[value.type] ?? DETAIL)) : 9

const pairs = (left: readonly string[], right: readonly string[]): string[] =>
  left.flatMap((start) => right.slice(0, 3).map((end) => `${start} ${end}`))

function together(all: readonly Sayings[]): Sayings {
  const [first, ...others] = all
  if (!first) return { full: [], short: [], headlines: [], lines: [] }
  return others.reduce<Sayings>(
    (said, next) => ({
      full: pairs(said.full, next.full),
      short: pairs(said.short, next.short),
      headlines: said.headlines,
      otherHeadlines: said.otherHeadlines ?? [],
      lines: unique([
        [...said.lines.slice(0, 1), ...next.headlines.slice(0, 1)].join(' · '),
        ...next.headlines.slice(0, 1),
      ]),
    }),
    first,
  )
}

/** The ways without the shop's name, where there are any: a text names it once. */
export function unnamedSayings(said: Sayings, shop: string): Sayings {
  const without = (texts: readonly string[]) => {
    const others = shop === '' ? texts : texts.filter((text) => !text.includes(shop))
    return others.length > 0 ? others : texts
  }
  return { ...said, full: without(said.full), short: without(said.short) }
}

/** The reduction or amount inside the owner's words: "Only 12 tickets left". */
const namesIn = ({ slots }: WordsUnit): string[] =>
  slots
    .filter(
      ({ value }) =>
        (value.type === 'offer' && value.form !== 'other') ||
        (value.type === 'quantity' && value.count !== null),
    )
    .map(({ text }) => withCapitalStart(text))

const inMarks = (text: string) => findQuoted(text).map(({ start, end }) => text.slice(start + 1, end - 1))

const ITEM_WORDS = 4

/** The short items after a colon: "lamb shoulder, roast squash, pudding". */
function listIn(words: string): string[] {
  const at = words.indexOf(': ')
  const list = at < 0 ? '' : words.slice(at + 2)
  const items = /[.:;!?\d]/.test(list) ? [] : list.split(', ')
  return items.length > 1 && items.every((item) => item.split(' ').length <= ITEM_WORDS) ? [list] : []
}

/** Only wording that leaves untouched what stands in quotation marks, and a list in one sentence. */
function withWholeParts(said: Sayings, words: string): Sayings {
  const [quoted, lists] = [inMarks(words), listIn(words)]
  if (quoted.length + lists.length === 0) return said
  const keeps = (text: string) =>
    quoted.every((quote) => text.includes(quote)) &&
    lists.every((list) => text.toLowerCase().includes(list.toLowerCase()))
  return { ...said, full: said.full.filter(keeps), short: said.short.filter(keeps) }
}

/** Where a grammar has no wording, the owner's words. */
function sayingsOf(unit: Unit, grammar: Grammar, scene: Scene): Sayings {
  const told = grammar.say(unit, scene)
  const said = unit.type === 'words' ? withWholeParts(told, unit.words) : told
  return {
    ...said,
    headlines: unit.type === 'words' ? unique([...said.headlines, ...namesIn(unit)]) : said.headlines,
    full: said.full.length > 0 ? said.full : [sentence(unit.words)],
    short: said.short.length > 0 ? said.short : [sentence(unit.shortWords)],
  }
}

const limitsOf = ({ slots }: WordsUnit) => slots.filter(({ value }) => value.type === 'condition')
const isReduced = ({ slots }: WordsUnit) =>
  slots.some(({ value }) => value.type === 'offer' || value.type === 'price')

const hasLimits = (units: readonly Unit[]) =>
  units.some((unit) => unit.type === 'offer' && unit.limits.length > 0) ||
  units.some(
    (unit) => unit.type === 'words' && (unit.isLimit || (isReduced(unit) && limitsOf(unit).length > 0)),
  )

const CUTS = [400, 220, 140, 80]

/** The beginning of words that are too long for a network. A quote is never cut. */
function cutsOf(units: readonly Unit[], sayings: Sayings): string[] {
  const [unit] = units
  if (!unit || unit.type === 'quote') return []
  const said = sayings.headlines.slice(0, 1).map(sentence)
  const shorter = CUTS.map((max) => condense([sentence(unit.shortWords)], max))
  return unique([...(unit.type === 'words' ? shorter : []), ...said])
}

/** For a brief that says nothing. */
const smallTalk = (grammar: Grammar, scene: Scene): Group => {
  const lines = grammar.frames
    .smallTalk(scene)
    .map((line) => grammar.spell(line, scene))
    .filter((line) => line !== '')
  const sayings = { full: lines, short: lines, headlines: [], lines: [] }
  return { units: [], sayings, rank: DETAIL, withoutLimits: '', cuts: [] }
}

export function groupsOf({ units, call }: Facts, grammar: Grammar, scene: Scene): Group[] {
  if (units.length === 0) return call ? [] : [smallTalk(grammar, scene)]
  const lists: Unit[][] = []
  for (const unit of units) {
    const last = lists.at(-1)
    if (last && unit.type === 'words' && unit.isLimit) last.push(unit)
    else lists.push([unit])
  }
  return lists.map((list) => {
    const sayings = together(
      list.map((unit, place) => {
        const said = sayingsOf(unit, grammar, scene)
        return place > 0 ? unnamedSayings(said, scene.shop) : said
      }),
    )
    return {
      units: list,
      sayings,
      rank: Math.max(...list.map(rankOf)),
      cuts: cutsOf(list, sayings),
      withoutLimits: hasLimits(list) ? shortened(sayings, grammar) : '',
    }
  })
}

function shortened({ headlines }: Sayings, { frames }: Grammar): string {
  const [headline] = headlines
  return headline ? `${sentence(headline)} ${sentence(frames.conditionsApply)}` : ''
}
