/** Deals out products so that each is named about as often as the others. */
export function createProductRound(products: readonly string[]) {
  const counts = new Map(products.map((product) => [product, 0]))
  return {
    next: (): string | null => [...counts].sort((one, other) => one[1] - other[1])[0]?.[0] ?? null,
    took(product: string): void {
      counts.set(product, (counts.get(product) ?? 0) + 1)
    },
  }
}
