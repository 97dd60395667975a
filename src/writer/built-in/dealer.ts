/** Deals sentences in a seeded order, without repeats until all are used. */
export type Dealer = {
  deal<T>(pile: readonly T[]): T
  /** True with this probability. */
  chance(part: number): boolean
}

/** FNV-1a. */
export function hash(text: string): number {
  let state = 2_166_136_261
  for (let place = 0; place < text.length; place++)
    state = Math.imul(state ^ text.charCodeAt(place), 16_777_619)
  return state >>> 0
}

/** mulberry32: small, uniform, and the same everywhere, unlike the platform's random numbers. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffled<T>(pile: readonly T[], next: () => number): T[] {
  const order = [...pile]
  for (let place = order.length - 1; place > 0; place--) {
    const other = Math.floor(next() * (place + 1))
    const [a, b] = [order[place] as T, order[other] as T]
    order[place] = b
    order[other] = a
  }
  return order
}

export function createDealer(seed: string): Dealer {
  const next = numbersFrom(hash(seed))
  const orders = new Map<readonly unknown[], { order: unknown[]; dealt: number }>()
  return {
    deal<T>(pile: readonly T[]): T {
      if (pile.length === 0) throw new Error('There is nothing to deal from.')
      const known = orders.get(pile) ?? { order: shuffled(pile, next), dealt: 0 }
      orders.set(pile, known)
      return known.order[known.dealt++ % pile.length] as T
    },
    chance: (part) => next() < part,
  }
}
