import type { FastifyInstance } from 'fastify'
import { limitedAddress } from '../http/client-address.ts'
import { implement } from '../http/implement.ts'
import { readSessionToken } from '../http/session-cookie.ts'
import { findActor } from '../tenancy/actor.ts'
import { streamEvents } from './events.contract.ts'
import { limitOpenings, openingBounds } from './limit-openings.ts'
import { type Stream, streamBounds, trackStreams } from './open-streams.ts'

const HEARTBEAT_MS = 25_000
/** A client with this much unread data is gone, or will refetch everything when it is back. */
const MAX_UNREAD_BYTES = 256 * 1024

export async function eventRoutes(app: FastifyInstance): Promise<void> {
  // In its own scope: its rate limit counts before the session is looked up.
  await app.register(async (room) => {
    const { env } = app.deps
    const countOpening = limitOpenings(openingBounds, () => performance.now())
    room.addHook('onRequest', async (request) => {
      if (env.rateLimits) countOpening(readSessionToken(request, app.https) ?? limitedAddress(request))
    })
    serveStreams(room)
  })
}

/** Keeps one stream open per screen; it ends with the session. */
function serveStreams(app: FastifyInstance): void {
  const streams = trackStreams(streamBounds)
  app.addHook('preClose', async () => streams.endAll())

  implement(app, streamEvents, (_input, { actor, request, reply }) => {
    const { hub, db, clock, log } = app.deps
    const { sessionId, workspaceId } = actor
    const owner = { sessionId, workspaceId, address: limitedAddress(request) }
    streams.makeRoom(owner)
    const { raw } = reply
    const token = readSessionToken(request, app.https) ?? ''
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    const send = (text: string) => {
      raw.write(text)
      // `end` would wait forever for a client that does not read.
      if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy()
    }
    const write = (event: string, data: unknown) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

    const unsubscribe = hub.subscribe(workspaceId, ({ topics, by, progress }) =>
      progress ? write('progress', progress) : write('changed', { topics, by }),
    )
    const endGap = hub.onGap(() => write('gap', {}))
    const beat = setInterval(() => {
      findActor(db, token, clock.now()).then(
        (current) => (current ? send(': still here\n\n') : stream.end()),
        (err: unknown) => log.warn({ err }, 'could not check the session of an event stream'),
      )
    }, HEARTBEAT_MS)

    const stream: Stream = {
      ...owner,
      giveWay() {
        write('replaced', {})
        stream.end()
      },
      end() {
        clearInterval(beat)
        unsubscribe()
        endGap()
        streams.delete(stream)
        raw.end()
      },
    }
    streams.add(stream)
    request.raw.on('close', stream.end)
    // Live from here on. Changes just before may be missing in what this screen has read.
    write('ready', hub.recall(workspaceId))
  })
}
