/** Waiting work, served owner by owner: one who asks for a hundred things delays the others by one of them. */
export class FairQueue<T> {
  /** In the order of their turns. */
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

  /** The next item: of an owner who is not served yet, if there is one. */
  take(isServed: (owner: string) => boolean): T | undefined {
    const owners = [...this.#owners.keys()]
    const owner = owners.find((name) => !isServed(name)) ?? owners[0]
    if (owner === undefined) return undefined
    const [item, ...rest] = this.#owners.get(owner) ?? []
    this.#owners.delete(owner)
    if (rest.length > 0) this.#owners.set(owner, rest)
    this.#size--
    return item
  }

  /** Answers whether it was still waiting. */
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
