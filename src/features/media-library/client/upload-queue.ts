import type { SendChanges } from '#core/files/index.client.ts'

export type UploadRow = {
  id: number
  name: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 100. */
  progress: number
  /** The connection is lost; the upload goes on once it is back. */
  isOffline: boolean
  /** Why it failed, or why the server lets it wait. */
  reason: string | null
  canRetry: boolean
}

export type Send = (
  file: File,
  onChange: (changes: SendChanges) => void,
  signal: AbortSignal,
) => Promise<void>

type Entry = UploadRow & { file: File; send: Send }

export type UploadQueue = {
  add: (files: readonly File[], send: Send) => void
  retry: (id: number) => void
  retryAll: () => void
  /** Stops an upload, or removes a row. */
  cancel: (id: number) => void
  cancelAll: () => void
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => readonly UploadRow[]
}

interface QueueOptions {
  /** Why a file is not even sent; null if it is. */
  check: (file: File) => string | null
  explain: (error: unknown) => string
}

const AT_ONCE = 3

export const isRunning = ({ state }: UploadRow) => state === 'waiting' || state === 'sending'

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Uploads a few files at a time. One failure does not stop the others. */
export function createUploadQueue({ check, explain }: QueueOptions): UploadQueue {
  let entries: readonly Entry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()

  function publish(next: readonly Entry[]) {
    entries = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, changes: Partial<Entry>) =>
    publish(entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)))

  async function run({ id, file, send }: Entry) {
    const abort = new AbortController()
    running.set(id, abort)
    change(id, { state: 'sending' })
    try {
      await send(file, (changes) => change(id, changes), abort.signal)
      change(id, { state: 'done', progress: 100, isOffline: false })
    } catch (error) {
      if (!abort.signal.aborted) change(id, { state: 'failed', reason: explain(error) })
    }
    running.delete(id)
    startNext()
  }
  function startNext() {
    const waiting = entries.filter(({ state }) => state === 'waiting')
    for (const entry of waiting.slice(0, Math.max(0, AT_ONCE - running.size))) void run(entry)
  }

  function entryOf(file: File, send: Send): Entry {
    const refusal = check(file)
    lastId += 1
    return {
      id: lastId,
      name: file.name,
      state: refusal === null ? 'waiting' : 'failed',
      progress: 0,
      isOffline: false,
      reason: refusal,
      canRetry: refusal === null,
      file,
      send,
    }
  }
  function add(files: readonly File[], send: Send) {
    // A new batch begins once the last one is done.
    const batch = entries.some(isRunning) ? entries : entries.filter(({ state }) => state !== 'done')
    const next = [...batch]
    for (const file of files)
      if (!next.some((entry) => isSameFile(entry.file, file))) next.push(entryOf(file, send))
    publish(next)
    startNext()
  }
  function retryWhere(isWanted: (entry: Entry) => boolean) {
    publish(
      entries.map((entry) =>
        entry.state === 'failed' && entry.canRetry && isWanted(entry)
          ? { ...entry, state: 'waiting', progress: 0, reason: null }
          : entry,
      ),
    )
    startNext()
  }

  return {
    add,
    retry: (id) => retryWhere((entry) => entry.id === id),
    retryAll: () => retryWhere(() => true),
    cancel: (id) => {
      running.get(id)?.abort()
      publish(entries.filter((entry) => entry.id !== id))
    },
    cancelAll: () => {
      for (const abort of running.values()) abort.abort()
      publish([])
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => entries,
  }
}
