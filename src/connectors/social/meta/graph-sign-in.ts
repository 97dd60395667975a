import * as z from 'zod'
import { outsideToken } from '#server/outside-text.ts'
import type { ConnectRefusal } from '../connect/connect.ts'
import { refusal, serverProblem } from '../connect/connect-refusal.ts'
import { type Answer, bodyOf } from '../http/network-call.ts'
import { graphErrorIn, isCallLimit, reasonOf } from './graph-error.ts'

export const tokenSchema = z.object({ access_token: outsideToken.min(1) })

/** Why nobody can sign in with this answer. */
export function unusable(answer: Answer): ConnectRefusal {
  const failure = serverProblem(answer, undefined)
  if (failure || answer.kind !== 'answer') return failure ?? refusal('unreachable')
  if (isCallLimit(graphErrorIn(answer)?.code ?? 0)) return refusal('rate_limited')
  return refusal('unexpected_answer', undefined, reasonOf(answer))
}

/** Only an app with the right secret gets a token of its own: what is wrong with its keys; null if they are right. */
export function appRefusalIn(answer: Answer): ConnectRefusal | null {
  if (tokenSchema.safeParse(bodyOf(answer)).success) return null
  // Meta calls a wrong secret an error of its own, with a status that says otherwise.
  const isRefused = answer.kind === 'answer' && answer.status < 500 && graphErrorIn(answer) !== null
  return isRefused && answer.status !== 429
    ? refusal('app_refused', undefined, reasonOf(answer))
    : unusable(answer)
}
