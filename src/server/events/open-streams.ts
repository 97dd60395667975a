import { AppError } from '#platform/errors.ts'

/** Limits of open streams in this process. */
export type StreamBounds = { session: number; workspace: number; address: number }

export const streamBounds: StreamBounds = { session: 12, workspace: 500, address: 1_000 }

const RETRY_AFTER_SECONDS = 60

type Owner = { sessionId: string; workspaceId: string; address: string }

export type Stream = Owner & {
  /** Ends it in favor of a newer one of the same session. */
  giveWay(): void
  end(): void
}

export type OpenStreams = {
  /** Ends the oldest streams of a session above its limit; refuses if its workspace or address is above theirs. */
  makeRoom(coming: Owner): void
  add(stream: Stream): void
  delete(stream: Stream): void
  endAll(): void
}

export function trackStreams(bounds: StreamBounds): OpenStreams {
  // A Set keeps insertion order.
  const streams = new Set<Stream>()
  return {
    makeRoom(coming) {
      const ofSession = [...streams].filter(({ sessionId }) => sessionId === coming.sessionId)
      const oldest = ofSession.slice(0, Math.max(0, ofSession.length - bounds.session + 1))
      const staying = streams.difference(new Set(oldest))
      for (const name of ['workspaceId', 'address'] as const) {
        const count = [...staying].filter((stream) => stream[name] === coming[name]).length
        if (count >= bounds[name === 'address' ? 'address' : 'workspace'])
          throw new AppError('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      for (const stream of oldest) stream.giveWay()
    },
    add: (stream) => void streams.add(stream),
    delete: (stream) => void streams.delete(stream),
    endAll() {
      for (const stream of streams) stream.end()
    },
  }
}
