import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refetchStaleReads } from './refetch-stale-reads.ts'

/** A read on screen, whose answers are given one by one. */
function reading(client: QueryClient) {
  const asked: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<string>()
    asked.push(answer)
    return answer.promise
  }
  const observer = new QueryObserver(client, { queryKey: ['/api/messages'], queryFn, retry: false })
  const shown: (string | undefined)[] = []
  const stop = observer.subscribe(({ data }) => shown.push(data))
  return { asked, shown, stop }
}

/** A client in which reads go stale only on demand. */
function listening() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  return { client, end: refetchStaleReads(client) }
}

test('a first read in flight during a change is followed by one more', async () => {
  const { client, end } = listening()
  const { asked, shown, stop } = reading(client)
  expect(asked).toHaveLength(1)
  void client.invalidateQueries()
  void client.invalidateQueries()
  expect(asked).toHaveLength(1)
  asked[0]?.resolve('old')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve('new')
  await expect.poll(() => shown.at(-1)).toBe('new')
  expect(asked).toHaveLength(2)
  stop()
  end()
})

test('a failed first read is not retried by itself', async () => {
  const { client, end } = listening()
  const { asked, stop } = reading(client)
  const done = client.invalidateQueries()
  asked[0]?.reject(new Error('away'))
  await done
  expect(asked).toHaveLength(1)
  stop()
  end()
})

test('cached data is refetched once', async () => {
  const { client, end } = listening()
  const { asked, shown, stop } = reading(client)
  asked[0]?.resolve('old')
  await expect.poll(() => shown.at(-1)).toBe('old')
  void client.invalidateQueries()
  expect(asked).toHaveLength(2)
  asked[1]?.resolve('new')
  await expect.poll(() => shown.at(-1)).toBe('new')
  expect(asked).toHaveLength(2)
  stop()
  end()
})
