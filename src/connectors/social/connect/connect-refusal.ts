import type { Words } from '#platform/locale.ts'
import { ADDRESS_REFUSED, type Answer } from '../http/network-call.ts'
import type { ConnectProblem, ConnectRefusal } from './connect.ts'

export const refusal = (
  problem: ConnectProblem,
  field?: string,
  detail?: string,
  advice?: Words,
): ConnectRefusal => ({
  kind: 'refused',
  problem,
  ...(field && { field }),
  ...(detail && { detail }),
  ...(advice && { advice }),
})

/**
 * Why a server gave no usable answer, whatever was asked; null if it did. `field`: where a person entered it.
 */
export function serverProblem(answer: Answer, field: string | undefined): ConnectRefusal | null {
  if (answer.kind !== 'answer')
    return refusal(answer.reason === ADDRESS_REFUSED ? 'address_refused' : 'unreachable', field)
  if (answer.status === 429) return refusal('rate_limited')
  return answer.status >= 500 ? refusal('unreachable', field) : null
}
