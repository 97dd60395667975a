import type { TextRule } from '#connectors/social/channel.ts'
import { count } from '#connectors/social/count.ts'

/** One paragraph: the preferred text, then shorter ones; an empty one means that it may be dropped. */
export type Part = {
  options: readonly string[]
  /** Less important parts are shortened first. */
  weight: number
}

type Room = Pick<TextRule, 'max' | 'counting'>

export const part = (weight: number, ...options: string[]): Part => ({ options, weight })

/** The paragraphs, shortened until all of them fit. Words are never cut. */
export function fitInto(parts: readonly Part[], { max, counting }: Room, glue: string): string {
  const chosen = parts.map(() => 0)
  const textNow = () =>
    parts
      .map(({ options }, place) => options[chosen[place] ?? 0] ?? '')
      .filter((text) => text !== '')
      .join(glue)
  for (;;) {
    const text = textNow()
    if (count(text, counting) <= max) return text
    let weakest = -1
    for (const [place, { options, weight }] of parts.entries()) {
      const canGive = (chosen[place] ?? 0) < options.length - 1
      if (canGive && (weakest < 0 || weight < (parts[weakest]?.weight ?? 0))) weakest = place
    }
    if (weakest < 0) return ''
    chosen[weakest] = (chosen[weakest] ?? 0) + 1
  }
}

export const firstThatFits = (candidates: readonly string[], { max, counting }: Room): string =>
  candidates.find((candidate) => candidate !== '' && count(candidate, counting) <= max) ?? ''
