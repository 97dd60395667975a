/** A chunk of the bundler: modules used by exactly the same entries. */
export type Chunk = { size: number; imports: readonly number[] }

/** Chunks loaded together, such as a screen with its layouts, and the weight of their bytes. */
export type Load = { chunks: ReadonlySet<number>; weight: number; maxFiles?: number }

type Group = {
  members: number[]
  size: number
  imports: number[]
  /** Which loads it is part of. */
  isIn: Uint8Array
  /** The groups it imports, transitively. */
  closure: Set<number>
}
const INSISTENCE = 1.25

type Pair = [into: number, from: number]

/**
 * Decides which chunks become one file. A merge saves a request wherever both are loaded. It costs bytes wherever only
 * one is: those of the other and its imports. The best merge is made until none is worth it and every load is within
 * its limit. `requestCost` is the value of a request in bytes; the chunk `fixed` stays unchanged.
 */
export function mergeChunks(
  chunks: readonly Chunk[],
  loads: readonly Load[],
  { requestCost, fixed }: { requestCost: number; fixed: number },
): number[][] {
  const weights = loads.map(({ weight }) => weight)
  /** What each load gains by one request less. */
  const savings = weights.map((weight) => weight * requestCost)
  const groupOf = chunks.map((_, index) => index)
  const groups = new Map<number, Group>()
  for (const [index, { size, imports }] of chunks.entries()) {
    const isIn = Uint8Array.from(loads, (load) => (load.chunks.has(index) ? 1 : 0))
    groups.set(index, { members: [index], size, imports: [...imports], isIn, closure: new Set() })
  }

  function close(id: number, group: Group): void {
    group.closure = new Set()
    const open = [group]
    for (let next = open.pop(); next; next = open.pop()) {
      for (const chunk of next.imports) {
        const found = groupOf[chunk] ?? chunk
        const imported = groups.get(found)
        if (!imported || found === id || group.closure.has(found)) continue
        group.closure.add(found)
        open.push(imported)
      }
    }
  }
  function closeAll(): void {
    for (const [id, group] of groups) close(id, group)
  }

  /** The cost for loads of `a` alone to get `b` as well. */
  function costOf(a: Group, b: Group): number {
    const alone = weights.flatMap((_, at) => (a.isIn[at] && !b.isIn[at] ? [at] : []))
    if (alone.length === 0) return 0
    const weightWithout = ({ isIn }: Group) =>
      alone.reduce((sum, at) => (isIn[at] ? sum : sum + (weights[at] ?? 0)), 0)
    let cost = weightWithout(b) * b.size
    for (const id of b.closure) {
      const imported = groups.get(id)
      if (imported && imported !== a) cost += weightWithout(imported) * (imported.size + requestCost)
    }
    return cost
  }

  /** Below zero the merge is a gain. Infinite if nothing loads both. */
  function priceOf(a: Group, b: Group): number {
    const saved = savings.reduce((sum, saving, at) => (a.isIn[at] && b.isIn[at] ? sum + saving : sum), 0)
    return saved === 0 ? Number.POSITIVE_INFINITY : costOf(a, b) + costOf(b, a) - saved
  }

  /** Whether one leads to the other through a third: merged, the file and the third would import each other. */
  const leadsThroughOthers = (from: Group, to: number) =>
    [...from.closure].some((id) => id !== to && groups.get(id)?.closure.has(to))

  /** Cached prices; a merge elsewhere may have made one slightly wrong. */
  const prices = new Float64Array(chunks.length ** 2).fill(Number.NaN)
  const placeOf = (a: number, b: number) => a * chunks.length + b

  /** The most valuable merge; null if none is worth it. */
  function bestMerge(ids: readonly number[]): Pair | null {
    let best: Pair | null = null
    let lowest = 0
    const all = ids.flatMap((id) => ({ id, group: groups.get(id) }))
    for (const { id: a, group: one } of all) {
      for (const { id: b, group: other } of all) {
        const place = placeOf(a, b)
        if (a >= b || !one || !other || (prices[place] ?? 0) >= lowest) continue
        const price = priceOf(one, other)
        prices[place] = price
        if (price >= lowest || leadsThroughOthers(one, b) || leadsThroughOthers(other, a)) continue
        best = [a, b]
        lowest = price
      }
    }
    return best
  }

  function merge([into, from]: Pair): void {
    const [a, b] = [groups.get(into), groups.get(from)]
    if (!a || !b) return
    for (const member of b.members) groupOf[member] = into
    groups.delete(from)
    a.members.push(...b.members)
    a.imports.push(...b.imports)
    a.size += b.size
    a.isIn = a.isIn.map((isIn, at) => isIn | (b.isIn[at] ?? 0))
    closeAll()
    for (const id of a.closure) {
      const imported = groups.get(id)
      if (imported) imported.isIn = imported.isIn.map((isIn, at) => isIn | (a.isIn[at] ?? 0))
    }
    for (const id of groups.keys()) {
      prices[placeOf(id, into)] = Number.NaN
      prices[placeOf(into, id)] = Number.NaN
    }
  }

  const mergeable = () => [...groups.keys()].filter((id) => id !== fixed)
  function mergeWorthwhile(): void {
    for (let pair = bestMerge(mergeable()); pair; pair = bestMerge(mergeable())) merge(pair)
  }

  const filesOf = (at: number) => [...groups.values()].filter(({ isIn }) => isIn[at]).length

  closeAll()
  mergeWorthwhile()
  const overfull = () =>
    loads.flatMap(({ maxFiles = Number.POSITIVE_INFINITY }, at) => (filesOf(at) > maxFiles ? [at] : []))
  for (let over = overfull(); over.length > 0; over = overfull()) {
    if (groups.size <= 2) throw new Error('No merge would keep the limit of files.')
    // A request less is worth more to loads above their limit.
    for (const at of over) savings[at] = (savings[at] ?? 0) * INSISTENCE
    prices.fill(Number.NaN)
    mergeWorthwhile()
  }
  return [...groups.values()].map(({ members }) => members)
}
