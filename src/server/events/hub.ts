import pg from 'pg'
import * as z from 'zod'
import type { Connection } from '../db/database.ts'
import type { Log } from '../log.ts'
import { type Announcement, CHANNEL } from './announce.ts'
import { type Recent, rememberChanges } from './recent-changes.ts'

const RECONNECT_MS = 1_000

const progressSchema = z.object({ path: z.string(), fields: z.record(z.string(), z.unknown()) })
const announcementSchema = z.object({
  workspaceId: z.string(),
  topics: z.array(z.string()),
  by: z.string().optional(),
  progress: progressSchema.optional(),
})

type Listener = (announcement: Announcement) => void

export type EventHub = {
  /** Answers the unsubscribe function. */
  subscribe(workspaceId: string, listener: Listener): () => void
  /** Recent changes, for clients that read something before they subscribed. */
  recall(workspaceId: string): Recent
  /** Called for each subscriber after the database connection was lost and is back: events may have been missed. */
  onGap(listener: () => void): () => void
  close(): Promise<void>
}

/** One LISTEN connection per process passes every announcement to the open screens. */
export async function openHub(connection: Connection, log: Log): Promise<EventHub> {
  const listeners = new Map<string, Set<Listener>>()
  const gapListeners = new Set<() => void>()
  // Monotonic, because it measures a duration.
  const startMemory = () => rememberChanges(() => performance.now())
  let memory = startMemory()
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let isClosed = false

  async function connect() {
    const next = new pg.Client({ ...connection, application_name: 'campaigner events', keepAlive: true })
    next.on('notification', ({ payload }) => deliver(payload ?? ''))
    next.on('error', (err) => log.warn({ err }, 'lost the connection that carries events'))
    next.on('end', reconnectLater)
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    memory = startMemory()
    client = next
  }

  // A failed attempt is reported twice, by its rejection and by its end. Only one may start the next, or they multiply.
  function reconnectLater() {
    if (isClosed || retry) return
    retry = setTimeout(() => {
      retry = null
      connect().then(tellOfGap, (err: unknown) => {
        log.warn({ err }, 'cannot listen for events yet, trying again')
        reconnectLater()
      })
    }, RECONNECT_MS)
  }

  function tellOfGap() {
    for (const listener of gapListeners) listener()
  }

  function deliver(payload: string) {
    const parsed = announcementSchema.safeParse(JSON.parse(payload))
    if (!parsed.success) return log.warn({ payload }, 'an event could not be read')
    const announcement = parsed.data as Announcement
    memory.note(announcement.workspaceId, announcement.topics)
    for (const listener of listeners.get(announcement.workspaceId) ?? []) listener(announcement)
  }

  function close() {
    isClosed = true
    if (retry) clearTimeout(retry)
  }

  await connect().catch((error: unknown) => {
    // A failed start does not retry: the program would look as if it were running.
    close()
    throw error
  })
  return {
    subscribe(workspaceId, listener) {
      const group = listeners.get(workspaceId) ?? new Set()
      listeners.set(workspaceId, group.add(listener))
      return () => {
        group.delete(listener)
        if (group.size === 0 && listeners.get(workspaceId) === group) listeners.delete(workspaceId)
      }
    },
    recall: (workspaceId) => memory.recall(workspaceId),
    onGap(listener) {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    async close() {
      close()
      await client?.end()
    },
  }
}
