type Counts = { posts: number; mentions: number }

const fewest = (counts: ReadonlyMap<string, Counts>, ranks: (count: Counts) => number[]): string | null => {
  const [first] = [...counts].sort(([, one], [, other]) => {
    const [left, right] = [ranks(one), ranks(other)]
    return left.map((rank, place) => rank - (right[place] ?? 0)).find((difference) => difference !== 0) ?? 0
  })
  return first?.[0] ?? null
}

/**
 * Deals out products so that each has as many posts of its own as the others, and with the posts that only mention it
 * about as many in all.
 */
export function createProductRound(products: readonly string[]) {
  const counts = new Map<string, Counts>(products.map((product) => [product, { posts: 0, mentions: 0 }]))
  return {
    forPost: (): string | null => fewest(counts, ({ posts, mentions }) => [posts, posts + mentions]),
    forMention: (): string | null => fewest(counts, ({ posts, mentions }) => [posts + mentions, mentions]),
    took(product: string, use: keyof Counts): void {
      const count = counts.get(product)
      if (count) count[use]++
    },
  }
}
