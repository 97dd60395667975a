import type { TextRule } from '#connectors/social/channel.ts'
import { count } from '#connectors/social/text/count.ts'

/** A piece of text with shorter ones for lack of room; each step says what it costs to take it. */
export type Flexible = { options: readonly string[]; costs: readonly number[] }
/** Flexible texts of one paragraph. */
export type Block = { texts: readonly Flexible[]; glue: string }
export type Fitted = { text: string; cost: number }

type Room = Pick<TextRule, 'max' | 'counting'>

export const fixed = (text: string): Flexible => ({ options: [text], costs: [] })
/** May be left out at this cost. */
export const optional = (text: string, cost: number): Flexible => ({ options: [text, ''], costs: [cost] })
export const block = (texts: readonly Flexible[], glue = ' '): Block => ({ texts, glue })

/** The paragraphs, with the cheapest steps taken until they fit; null if they never do. Words are never cut. */
export function fitBlocks(blocks: readonly Block[], { max, counting }: Room, glue: string): Fitted | null {
  const chosen = blocks.map(({ texts }) => texts.map(() => 0))
  const optionAt = (place: number, index: number, { options }: Flexible) =>
    options[chosen[place]?.[index] ?? 0] ?? ''
  const paragraphs = () =>
    blocks.map(({ texts, glue: inner }, place) =>
      texts
        .map((text, index) => optionAt(place, index, text))
        .filter((text) => text !== '')
        .join(inner),
    )
  const textNow = () =>
    paragraphs()
      .filter((text) => text !== '')
      .join(glue)
  // Counting a whole text is slow, so it is counted again only when the sum of its parts says that it may fit.
  let size = blocks.reduce(
    (sum, { texts }, place) =>
      sum + texts.reduce((part, text, index) => part + count(optionAt(place, index, text), counting), 0),
    0,
  )
  let cost = 0
  for (;;) {
    if (size <= max) {
      const text = textNow()
      if (count(text, counting) <= max) return { text, cost }
    }
    const step = cheapestStep(blocks, chosen)
    const row = step && chosen[step.place]
    const flexible = step && blocks[step.place]?.texts[step.index]
    if (!step || !row || !flexible) return null
    const before = count(optionAt(step.place, step.index, flexible), counting)
    row[step.index] = (row[step.index] ?? 0) + 1
    size += count(optionAt(step.place, step.index, flexible), counting) - before
    cost += step.cost
  }
}

type Step = { place: number; index: number; cost: number }

function cheapestStep(blocks: readonly Block[], chosen: readonly number[][]): Step | null {
  let cheapest: Step | null = null
  for (const [place, { texts }] of blocks.entries())
    for (const [index, { options, costs }] of texts.entries()) {
      const now = chosen[place]?.[index] ?? 0
      const cost = costs[now] ?? Number.POSITIVE_INFINITY
      if (now < options.length - 1 && cost < (cheapest?.cost ?? Number.POSITIVE_INFINITY))
        cheapest = { place, index, cost }
    }
  return cheapest
}
