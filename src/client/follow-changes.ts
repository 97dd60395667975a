import * as z from 'zod'

const readySchema = z.object({ paths: z.array(z.string()), coversMs: z.number() })
const changedSchema = z.object({ paths: z.array(z.string()), by: z.string().optional() })

/** What has just arrived was read earlier, at most so long before. */
const TRAVEL_MS = 10_000

/** What was read from the server. */
export type Reads = {
  refresh(...paths: string[]): unknown
  refreshAll(): unknown
  /** When the first of what is at hand arrived. */
  oldest(): number
}

/** Reads anew what the stream tells to be out of date: what others change, and at its beginning what was read too early. */
export function followChanges(source: EventTarget, clientId: string, reads: Reads): void {
  const began = Date.now()
  let isFirst = true
  const hear = <T>(event: string, schema: z.ZodType<T>, told: (data: T) => void) =>
    source.addEventListener(event, (message) =>
      told(schema.parse(JSON.parse((message as MessageEvent<string>).data))),
    )

  hear('ready', readySchema, ({ paths, coversMs }) => {
    const readForMs = Date.now() - Math.min(began, reads.oldest()) + TRAVEL_MS
    // After a break, or where the server does not remember that much, nobody knows what was missed.
    if (isFirst && readForMs <= coversMs) reads.refresh(...paths)
    else reads.refreshAll()
    isFirst = false
  })
  hear('changed', changedSchema, ({ paths, by }) => {
    if (by !== clientId) reads.refresh(...paths)
  })
  source.addEventListener('gap', () => reads.refreshAll())
}
