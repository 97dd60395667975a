import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { outdate } from './outdate.ts'

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

const everything = () => true

test('a first read that is on its way when something changes is followed by one more', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const { asked, shown, stop } = reading(client)
  expect(asked).toHaveLength(1)
  void outdate(client, everything)
  void outdate(client, everything)
  expect(asked).toHaveLength(1)
  asked[0]?.resolve('old')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve('new')
  await expect.poll(() => shown.at(-1)).toBe('new')
  expect(asked).toHaveLength(2)
  stop()
})

test('a first read that fails is not asked for again by itself', async () => {
  const client = new QueryClient()
  const { asked, stop } = reading(client)
  const done = outdate(client, everything)
  asked[0]?.reject(new Error('away'))
  await done
  expect(asked).toHaveLength(1)
  stop()
})

test('what is at hand is read once more, what is not meant is left alone', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const { asked, shown, stop } = reading(client)
  asked[0]?.resolve('old')
  await expect.poll(() => shown.at(-1)).toBe('old')
  await outdate(client, () => false)
  expect(asked).toHaveLength(1)
  void outdate(client, everything)
  expect(asked).toHaveLength(2)
  asked[1]?.resolve('new')
  await expect.poll(() => shown.at(-1)).toBe('new')
  stop()
})
