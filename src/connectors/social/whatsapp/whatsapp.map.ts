import { retryAt } from '#server/outgoing/retry-after.ts'
import type { PublishOutcome } from '../adapter.ts'
import type { Answer } from '../http/network-call.ts'
import {
  type GraphError,
  graphErrorIn,
  isCallLimit,
  isClosedToken,
  reasonOf,
  restOf,
} from '../meta/graph-error.ts'
import type { DeliveryResult, RefusedBecause } from '../outbox/outbox.ts'
import type { RejectionCode } from '../rejection.ts'
import { sentSchema } from './whatsapp.api.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** A test account knows only the numbers that its owner has added at Meta. */
const NOT_ADDED = 131_030

/** About one person: the others still get theirs. */
const aboutPerson: Record<number, RefusedBecause | undefined> = {
  131026: 'not_on_network',
  131049: 'limited',
  131050: 'opted_out',
  // The sender's own number, a number that a test account does not know, a value that is none, a text too long once
  // filled in.
  131021: undefined,
  [NOT_ADDED]: undefined,
  131009: undefined,
  132005: undefined,
}

export const refusedBecause = (code: number): RefusedBecause | undefined => aboutPerson[code]

/** Too many messages to this person; the others may go on. */
const PAIR_LIMIT = 131_056
/** Too many messages of this number, by the second or, if people complained, by the day. */
const THROUGHPUT = 130_429
const COMPLAINTS = 131_048
/** Meta is away for a moment, and says that nothing was taken. */
const troubles = new Set([2, 131_016, 131_057, 133_004])

const isAboutTemplate = (code: number) => code >= 132_000 && code < 132_100
const isAboutPayment = (code: number) => code === 131_042
const isAboutNumber = (code: number) =>
  [131_005, 131_031, 131_037, 131_045, 368, 10, 3].includes(code) ||
  (code >= 133_000 && code < 134_000) ||
  (code >= 200 && code < 300)

const isMissing = ({ code, subcode }: GraphError) => (code === 100 && subcode === 33) || code === 803

/** What became of one message, or what stops all of them. */
export type Sent =
  | { kind: 'result'; result: DeliveryResult }
  | {
      kind: 'stop'
      outcome: Extract<PublishOutcome, { kind: 'needs-reconnect' | 'rate-limited' }>
      ms?: number
    }
  /** Nobody gets it any more. */
  | { kind: 'end'; code: RejectionCode; answer: string }
  /** Not taken, and it is not about the message. */
  | { kind: 'trouble'; reason: string }

const result = (given: DeliveryResult): Sent => ({ kind: 'result', result: given })

export function sentOf(answer: Answer, now: Date): Sent {
  const said = reasonOf(answer)
  if (answer.kind === 'not-connected') return { kind: 'trouble', reason: said }
  if (answer.kind === 'lost') return result({ kind: 'unconfirmed' })
  const { data: sent } = sentSchema.safeParse(answer.status === 200 ? answer.body : null)
  if (sent) return result({ kind: 'sent', remoteId: sent.messages[0]?.id ?? '' })
  const error = graphErrorIn(answer)
  const code = error?.code ?? 0
  if (answer.status === 429 || isCallLimit(code) || code === THROUGHPUT || code === COMPLAINTS) {
    const usual = code === COMPLAINTS ? HOUR_S : MINUTE_S
    const outcome = { kind: 'rate-limited', retryAt: retryAt(restOf(answer, usual), now) } as const
    return { kind: 'stop', outcome, ms: outcome.retryAt.getTime() - now.getTime() }
  }
  // Another server on the way answered, or Meta in a way that says nothing.
  if (!error || answer.status < 400 || code === 0)
    return answer.status === 401
      ? { kind: 'stop', outcome: { kind: 'needs-reconnect' } }
      : result({ kind: 'unconfirmed' })
  if (isClosedToken(code) || isMissing(error)) return { kind: 'stop', outcome: { kind: 'needs-reconnect' } }
  if (troubles.has(code) || error.isTransient) return { kind: 'trouble', reason: said }
  if (code === PAIR_LIMIT) return result({ kind: 'later', answer: said })
  if (code in aboutPerson) {
    const refused = { kind: 'refused', because: aboutPerson[code], answer: said } as const
    return result(code === NOT_ADDED ? { ...refused, isUnlisted: true } : refused)
  }
  if (isAboutTemplate(code)) return { kind: 'end', code: 'template_refused', answer: said }
  if (isAboutPayment(code)) return { kind: 'end', code: 'payment_missing', answer: said }
  if (isAboutNumber(code)) return { kind: 'end', code: 'number_refused', answer: said }
  // An error inside Meta: the message may be on its way, and a second one would do more harm than a missing one.
  if (answer.status >= 500) return result({ kind: 'unconfirmed' })
  return result({ kind: 'refused', answer: said })
}
