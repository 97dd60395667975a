import type { FastifyInstance } from 'fastify'
import { implement } from '../http/implement.ts'
import { readSessionToken } from '../http/session-cookie.ts'
import { findActor } from '../tenancy/actor.ts'
import { streamEvents } from './events.contract.ts'

const HEARTBEAT_MS = 25_000

/** Keeps one stream open for each screen; it ends when the session does. */
export function eventRoutes(app: FastifyInstance): void {
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })

  implement(app, streamEvents, (_input, { actor, request, reply }) => {
    const { hub, db, clock, log } = app.deps
    const { raw } = reply
    const token = readSessionToken(request, app.https) ?? ''
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    const write = (event: string, data: unknown) =>
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

    const unsubscribe = hub.subscribe(actor.workspaceId, ({ paths, by, progress }) =>
      progress ? write('progress', progress) : write('changed', { paths, by }),
    )
    const endGap = hub.onGap(() => write('gap', {}))
    const beat = setInterval(() => {
      findActor(db, token, clock.now()).then(
        (current) => (current ? raw.write(': still here\n\n') : end()),
        (err: unknown) => log.warn({ err }, 'could not check the session of an event stream'),
      )
    }, HEARTBEAT_MS)

    function end() {
      clearInterval(beat)
      unsubscribe()
      endGap()
      open.delete(end)
      raw.end()
    }
    open.add(end)
    request.raw.on('close', end)
    // From here on everything is told; what came just before may be missing in what this screen has read.
    write('ready', hub.recall(actor.workspaceId))
  })
}
