/** A queue served owner by owner: an owner with a hundred items delays the others by one. */
export class FairQueue<T> {
  /** In turn order. */
  readonly #owners = new Map<string, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  countOf(owner: string): number {
    return this.#owners.get(owner)?.length ?? 0
  }

  add(owner: string, item: T): void {
    const items = this.#owners.get(owner)
    if (items) items.push(item)
    else this.#owners.set(owner, [item])
    this.#size++
  }

  /** The next item: of the owner with the fewest slots, if fewer than `most`. */
  take(placesOf: (owner: string) => number, most: number): T | undefined {
    const owners = [...this.#owners.keys()].filter((name) => placesOf(name) < most)
    const [owner] = owners.sort((one, other) => placesOf(one) - placesOf(other))
    if (owner === undefined) return undefined
    const [item, ...rest] = this.#owners.get(owner) ?? []
    this.#owners.delete(owner)
    if (rest.length > 0) this.#owners.set(owner, rest)
    this.#size--
    return item
  }

  /** Returns whether it was still waiting. */
  remove(owner: string, item: T): boolean {
    const items = this.#owners.get(owner)
    const place = items?.indexOf(item) ?? -1
    if (!items || place < 0) return false
    items.splice(place, 1)
    if (items.length === 0) this.#owners.delete(owner)
    this.#size--
    return true
  }
}
