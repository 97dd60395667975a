type Waiting<Item, Answer> = {
  item: Item
  resolve(answer: Answer): void
  reject(error: unknown): void
}

type Options<Item, Answer> = {
  /** All or nothing; answers in order. After a failed batch, each item is given again alone. */
  work(items: Item[]): Promise<Answer[]>
  most: number
  /** Concurrent batches; items that arrive meanwhile share the next one. */
  atOnce: number
  /** Maximum size of a batch; a larger single item goes alone. */
  size?: { of(item: Item): number; most: number }
}

/** The next batch, at least one item. */
function nextBatch<Item, Answer>(
  waiting: Waiting<Item, Answer>[],
  { most, size }: Options<Item, Answer>,
): Waiting<Item, Answer>[] {
  let sum = 0
  const past = waiting.findIndex(({ item }, index) => {
    sum += size?.of(item) ?? 0
    return index > 0 && (index >= most || (size !== undefined && sum > size.most))
  })
  return waiting.splice(0, past === -1 ? waiting.length : past)
}

/** Batches work for the database: while a statement runs, further items gather and share the next one. */
export function createBatcher<Item, Answer>(options: Options<Item, Answer>): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = []
  let underWay = 0

  async function workFor(some: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await options.work(some.map(({ item }) => item))
      for (const [place, { resolve }] of some.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      // An error of one item must not fail the others.
      if (some.length > 1) await Promise.all(some.map((each) => workFor([each])))
      else some[0]?.reject(error)
    }
  }

  async function goOn(): Promise<void> {
    if (underWay >= options.atOnce) return
    underWay += 1
    while (waiting.length > 0) await workFor(nextBatch(waiting, options))
    underWay -= 1
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    waiting.push({ item, resolve, reject })
    void goOn()
    return promise
  }
}
