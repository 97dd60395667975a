import { createDealer, type Dealer } from '../built-in/dealer.ts'
import type { Flexible } from './fit-blocks.ts'
import { type Group, unnamedSayings } from './groups.ts'
import type { Ingredients } from './ingredients.ts'
import { groupText } from './layout.ts'
import { joined } from './sentence.ts'

/** How often two facts that can be told together are. */
const JOIN = 0.5
const LEAD = 0.7
const SERIOUS_LEAD = 0.7
/** How often a message without a lead names the shop in its first sentence. */
const NAME = 0.5
const LEAD_COST = 4
/** A second colon this near would be one too many. */
const LEAD_ROOM = 140
const NOTHING: Flexible = { options: [''], costs: [] }

const firstOf = ({ options }: Flexible) => options[0] ?? ''
const firstSentence = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/u)[0] ?? ''

/** Two texts in new words, with all the steps that each of them can take for lack of room. */
function fuse(first: Flexible, second: Flexible, text: string, glue = ' '): Flexible {
  const options = [text]
  const costs: number[] = []
  let [left, right] = [0, 0]
  for (;;) {
    const [leftCost, rightCost] = [first.costs[left], second.costs[right]]
    if (leftCost === undefined && rightCost === undefined) return { options, costs }
    const isLeft = (leftCost ?? Number.POSITIVE_INFINITY) <= (rightCost ?? Number.POSITIVE_INFINITY)
    if (isLeft) left++
    else right++
    options.push(joined([first.options[left] ?? '', second.options[right] ?? ''], glue))
    costs.push((isLeft ? leftCost : rightCost) ?? 0)
  }
}

/** Together with the fact before it, if the grammar knows how. */
function told(before: Flexible, text: Flexible, group: Group, parts: Ingredients, dealer: Dealer) {
  const { grammar, scene, small } = parts
  const [unit] = group.units
  if (!unit || unit.type === 'quote' || (unit.type === 'words' && unit.isQuestion)) return null
  const second = firstOf(text)
  // Whose words follow would not be clear.
  if (/[”»"]$/u.test(firstOf(before))) return null
  const link = {
    small: small(second),
    isLimit:
      unit.type === 'words' && (unit.isLimit || unit.slots.some(({ value }) => value.type === 'condition')),
    hasAction: unit.type === 'words' && unit.hasAction,
  }
  const ways = grammar.join(firstOf(before), second, link, scene)
  return ways.length > 0 ? fuse(before, text, dealer.deal(ways)) : null
}

/** The first fact with words that lead to it: "New at Crumb: cardamom buns." */
function led(
  text: Flexible,
  group: Group,
  parts: Ingredients,
  dealer: Dealer,
  { hasLead, isNamed }: { hasLead: boolean; isNamed: boolean },
): Flexible {
  const { grammar, scene, small } = parts
  const [unit] = group.units
  const said = firstOf(text)
  const start = firstSentence(said)
  if (!unit || unit.type === 'quote' || (unit.type === 'words' && unit.isQuestion)) return text
  if (/[?¿]/.test(start) || said === '') return text
  const lower = small(said)
  const hasColon = /[:;]/.test(said.slice(0, LEAD_ROOM))
  const ways = [
    ...(hasColon || !hasLead
      ? []
      : grammar.leads(unit, scene, said).map((lead) => `${lead} ${lower ?? said}`)),
    ...(lower === null || scene.isSerious ? [] : grammar.named(said, scene)),
  ]
    .filter((way) => !isNamed || namesIn(way, scene.shop) <= namesIn(said, scene.shop))
    // A letter that is signed does not begin like a notice: "Crumb: we bake …".
    .filter((way) => hasLead || scene.shop === '' || !way.startsWith(`${scene.shop}:`))
  if (ways.length === 0) return text
  return { options: [dealer.deal(ways), ...text.options], costs: [LEAD_COST, ...text.costs] }
}

const namesIn = (text: string, shop: string) => (shop === '' ? 0 : text.split(shop).length - 1)

export const unnamed = (group: Group, shop: string): Group => ({
  ...group,
  sayings: unnamedSayings(group.sayings, shop),
})

/** "New clients only; we bake them with love" would make one thing of two. */
function endsInLimit(group: Group | undefined, text: string): boolean {
  const last = group?.units.at(-1)
  if (last?.type === 'words') return last.isLimit
  const end =
    text
      .split(/(?<=[.!?…])\s+/u)
      .at(-1)
      ?.toLowerCase() ?? ''
  return last?.type === 'offer' && last.limits.some((limit) => end.startsWith(limit.toLowerCase()))
}

/** The facts as texts, in order, some of them told together. */
export function tellGroups(
  parts: Ingredients,
  luck: Dealer,
  { isShort, hasLead }: { isShort: boolean; hasLead: boolean },
): Flexible[] {
  const { groups, scene } = parts
  // A warning reads the same everywhere.
  const dealer = scene.kind === 'warning' ? createDealer(scene.shop) : luck
  const texts: Flexible[] = []
  for (const [place, group] of groups.entries()) {
    // The name of the shop belongs to the news, not to a note behind it.
    const text = groupText(place > 0 ? unnamed(group, scene.shop) : group, dealer, {
      isMain: place === 0,
      isShort,
    })
    const before = texts.at(-1)
    const isFree = before && !endsInLimit(groups[place - 1], firstOf(before))
    const fused = isFree && dealer.chance(JOIN) ? told(before, text, group, parts, dealer) : null
    if (fused) texts[texts.length - 1] = fused
    else texts.push(text)
  }
  const [first, ...others] = texts
  const [main] = groups
  const often = scene.isSerious ? SERIOUS_LEAD : hasLead ? LEAD : NAME
  if (!first || !main || parts.wishes.length === 'short' || !dealer.chance(often)) return texts
  const isNamed = texts.some((text) => namesIn(firstOf(text), scene.shop) > 0)
  return [led(first, main, parts, dealer, { hasLead, isNamed }), ...others]
}

const CALL = 0.5

/** The call inside the last fact, now and then: "… through December 10: book at maneandco.example". */
export function tellCall(
  facts: readonly Flexible[],
  call: Flexible,
  parts: Ingredients,
  dealer: Dealer,
): { facts: readonly Flexible[]; call: Flexible } {
  const { grammar, scene, small, groups, isCallGiven } = parts
  const apart = { facts, call }
  const last = facts.at(-1)
  const said = firstOf(call)
  if (
    !last ||
    !isCallGiven ||
    said === '' ||
    groups.at(-1)?.units[0]?.type === 'quote' ||
    !dealer.chance(CALL)
  )
    return apart
  const link = { small: small(said), isLimit: false, hasAction: true }
  const ways = grammar.join(firstOf(last), said, link, scene)
  if (ways.length === 0) return apart
  return { facts: [...facts.slice(0, -1), fuse(last, call, dealer.deal(ways))], call: NOTHING }
}

const ON_ONE_LINE = 0.5
const LINE = 76

/** Short lines of a story, some of them side by side: "Tue & Wed until Dec 10 · new clients only". */
export function tellLines(lines: readonly Flexible[], parts: Ingredients, dealer: Dealer): Flexible[] {
  const { scene, small } = parts
  const told: Flexible[] = []
  for (const line of lines) {
    const before = told.at(-1)
    const [left, right] = [before ? firstOf(before) : '', firstOf(line)]
    const canStand = (text: string) => text !== '' && !/[.!?…¿¡\n]/u.test(text)
    const isShort = left.length + right.length <= LINE && canStand(left) && canStand(right)
    if (before && isShort && !scene.isSerious && dealer.chance(ON_ONE_LINE))
      told[told.length - 1] = fuse(before, line, `${left} · ${small(right) ?? right}`, '\n')
    else told.push(line)
  }
  return told
}

const NAMED_LINE = 0.5

/** The first line of a story with the shop's name in it, now and then. */
export function namedText(text: Flexible, { grammar, scene, small }: Ingredients, dealer: Dealer): Flexible {
  const said = firstOf(text)
  if (scene.isSerious || small(said) === null || !dealer.chance(NAMED_LINE)) return text
  const ways = grammar.named(said, scene)
  return ways.length === 0
    ? text
    : { options: [dealer.deal(ways), ...text.options], costs: [LEAD_COST, ...text.costs] }
}

const KICKER = 0.6

/** The line above a story's headline: "New at Crumb". */
export function kickerText(parts: Ingredients, dealer: Dealer, said: string): Flexible {
  const { grammar, scene, groups, wishes } = parts
  const unit = groups[0]?.units[0]
  if (!unit || scene.isSerious || wishes.length === 'short' || said.includes('?') || !dealer.chance(KICKER))
    return NOTHING
  const isNamed = namesIn(said, scene.shop) > 0
  const lines = grammar
    .leads(unit, scene)
    .filter((lead) => !isNamed || namesIn(lead, scene.shop) === 0)
    .map((lead) => lead.replace(/:$/, ''))
  return lines.length === 0 ? NOTHING : { options: [dealer.deal(lines), ''], costs: [LEAD_COST] }
}
