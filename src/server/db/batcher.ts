type Waiting<Item, Answer> = {
  item: Item
  resolve(answer: Answer): void
  reject(error: unknown): void
}

type Options<Item, Answer> = {
  /** Does all of them or none; answers in their order. One that fails for the others' sake is given again, alone. */
  work(items: Item[]): Promise<Answer[]>
  most: number
  /** So many goes at once; what comes meanwhile shares the next one. */
  atOnce: number
  /** No more than so much goes together, unless one alone is more. */
  size?: { of(item: Item): number; most: number }
}

/** The next ones that go together, at least one. */
function takeSome<Item, Answer>(
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

/**
 * Nobody is answered before the work is done, and yet not everyone waits for a statement of their own: while the database is at
 * work for some, the next ones gather.
 */
export function createBatcher<Item, Answer>(options: Options<Item, Answer>): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = []
  let underWay = 0

  async function workFor(some: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await options.work(some.map(({ item }) => item))
      for (const [place, { resolve }] of some.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      // Whatever is wrong with one of them is no other's trouble.
      if (some.length > 1) await Promise.all(some.map((each) => workFor([each])))
      else some[0]?.reject(error)
    }
  }

  async function goOn(): Promise<void> {
    if (underWay >= options.atOnce) return
    underWay += 1
    while (waiting.length > 0) await workFor(takeSome(waiting, options))
    underWay -= 1
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    waiting.push({ item, resolve, reject })
    void goOn()
    return promise
  }
}
