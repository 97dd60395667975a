import { expect, test } from 'vitest'
import { createUploadQueue, type Send } from './upload-queue.ts'

const fileOf = (name: string, lastModified = 1) => new File([name], name, { lastModified })
const [cake, bread, roll, tart] = ['cake.png', 'bread.png', 'roll.png', 'tart.png'].map((name) =>
  fileOf(name),
) as [File, File, File, File]

/** A queue whose uploads end when the test says so. */
function setUp() {
  const open = new Map<string, PromiseWithResolvers<void>>()
  const aborted: string[] = []
  const send: Send = (file, _onChange, signal) => {
    const upload = Promise.withResolvers<void>()
    open.set(file.name, upload)
    signal.addEventListener('abort', () => {
      aborted.push(file.name)
      upload.reject(new Error('aborted'))
    })
    return upload.promise
  }
  const queue = createUploadQueue({
    check: (file) => (file.name.endsWith('.txt') ? 'Not an image' : null),
    explain: (error) => String(error),
  })
  const idOf = (name: string) => queue.getSnapshot().find((row) => row.name === name)?.id ?? 0
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    queue,
    send,
    aborted,
    idOf,
    states: () => queue.getSnapshot().map(({ name, state }) => `${name} ${state}`),
    succeed: (name: string) => {
      open.get(name)?.resolve()
      return settled()
    },
    fail: (name: string) => {
      open.get(name)?.reject(new Error('offline'))
      return settled()
    },
    settled,
  }
}

test('uploads three at a time, and starts the next when one is done', async () => {
  const { queue, send, states, succeed } = setUp()
  queue.add([cake, bread, roll, tart], send)
  expect(states()).toEqual(['cake.png sending', 'bread.png sending', 'roll.png sending', 'tart.png waiting'])
  await succeed('bread.png')
  expect(states()).toEqual(['cake.png sending', 'bread.png done', 'roll.png sending', 'tart.png sending'])
})

test('a failure says why, stops nothing else and can be retried', async () => {
  const { queue, send, states, fail, succeed, idOf } = setUp()
  queue.add([cake, bread], send)
  await fail('cake.png')
  expect(queue.getSnapshot()[0]).toMatchObject({ state: 'failed', reason: 'Error: offline', canRetry: true })
  await succeed('bread.png')
  queue.retry(idOf('cake.png'))
  expect(states()).toEqual(['cake.png sending', 'bread.png done'])
  await succeed('cake.png')
  expect(states()).toEqual(['cake.png done', 'bread.png done'])
})

test('a refused file is not sent and cannot be retried', () => {
  const { queue, send, states } = setUp()
  queue.add([fileOf('notes.txt'), cake], send)
  expect(queue.getSnapshot()[0]).toMatchObject({ reason: 'Not an image', canRetry: false })
  queue.retryAll()
  expect(states()).toEqual(['notes.txt failed', 'cake.png sending'])
})

test('the same file is uploaded once per batch', async () => {
  const { queue, send, states, succeed } = setUp()
  queue.add([cake, cake], send)
  queue.add([fileOf('cake.png')], send)
  expect(states()).toEqual(['cake.png sending'])
  queue.add([fileOf('cake.png', 2)], send)
  expect(states()).toEqual(['cake.png sending', 'cake.png sending'])
  queue.cancelAll()
  queue.add([bread], send)
  await succeed('bread.png')
  // The person may have deleted it since.
  queue.add([bread], send)
  expect(states()).toEqual(['bread.png sending'])
})

test('canceling aborts the upload and makes room for the next', async () => {
  const { queue, send, states, aborted, idOf, settled } = setUp()
  queue.add([cake, bread, roll, tart], send)
  queue.cancel(idOf('cake.png'))
  await settled()
  expect(aborted).toEqual(['cake.png'])
  expect(states()).toEqual(['bread.png sending', 'roll.png sending', 'tart.png sending'])
})

test('progress and changes are announced', async () => {
  const { queue, settled } = setUp()
  const seen: number[] = []
  queue.subscribe(() => seen.push(queue.getSnapshot()[0]?.progress ?? -1))
  queue.add([cake], async (_file, onChange) => onChange({ progress: 40 }))
  await settled()
  expect(seen).toEqual([0, 0, 40, 100])
})
