import { AppError } from '#platform/errors.ts'

export type TurnBounds = {
  /** Concurrent requests per owner. */
  most: number
  /** A request older than this waits for something slow, and no longer counts. */
  youngMs: number
  /** Maximum length of the queue. */
  waiting: number
}

/**
 * A page makes about six fast requests at once. A client that makes hundreds gets eight at a time, so that others are
 * served in between.
 */
export const turnBounds: TurnBounds = { most: 8, youngMs: 250, waiting: 256 }

export type RequestTurns = {
  /** Waits for a turn; returns the function that ends it. A client that disconnects while waiting leaves the queue. */
  take(owner: string, goneSignal: () => AbortSignal): Promise<() => void>
}

type Row = { young: number; waiting: Set<() => void> }

/** Requests of one owner wait for each other, never for those of another. */
export function openRequestTurns({ most, youngMs, waiting }: TurnBounds): RequestTurns {
  const rows = new Map<string, Row>()

  function begin(owner: string, row: Row): () => void {
    let isYoung = true
    const end = () => {
      if (!isYoung) return
      isYoung = false
      clearTimeout(growsOld)
      row.young -= 1
      const [next] = row.waiting
      if (next) next()
      else if (row.young === 0) rows.delete(owner)
    }
    const growsOld = setTimeout(end, youngMs).unref()
    return end
  }

  return {
    async take(owner, goneSignal) {
      const row = rows.get(owner) ?? { young: 0, waiting: new Set() }
      rows.set(owner, row)
      if (row.young < most) {
        row.young += 1
        return begin(owner, row)
      }
      if (row.waiting.size >= waiting) throw new AppError('rate_limited', { retryAfterSeconds: 1 })
      const turn = Promise.withResolvers<() => void>()
      const next = () => {
        row.waiting.delete(next)
        row.young += 1
        turn.resolve(begin(owner, row))
      }
      row.waiting.add(next)
      const signal = goneSignal()
      signal.addEventListener('abort', () => row.waiting.delete(next) && turn.reject(signal.reason), {
        once: true,
      })
      return turn.promise
    },
  }
}
