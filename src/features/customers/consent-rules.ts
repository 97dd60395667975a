import type { Recipients } from '#connectors/social/channel.ts'
import type { AskProblem, ConsentChannel, CustomerConsent, SuppressionReason } from './consent.contract.ts'

/** What people agree to where a post reaches them. */
export const channelAt: Record<Recipients, ConsentChannel> = { mailboxes: 'email', phones: 'whatsapp' }

/** A phone number begins with its country code. */
export const channelOf = (address: string): ConsentChannel => (address.startsWith('+') ? 'whatsapp' : 'email')

/** An address is asked at most once in this time. */
export const ASK_AGAIN_MS = 7 * 24 * 60 * 60 * 1000

/** Only an explicit yes counts: purchases, imports and invoices imply nothing. */
export const isReachable = ({
  state,
  address,
  suppression = null,
}: {
  state: CustomerConsent
  /** The email address or the phone number. */
  address: string | null
  suppression?: SuppressionReason | null
}): boolean => state === 'granted' && Boolean(address?.trim()) && suppression === null

/** Why a customer is not asked by email now; null if they can be asked. */
export function askProblemOf(
  customer: {
    state: CustomerConsent
    email: string | null
    suppression: SuppressionReason | null
    askedAt: Date | null
  },
  now: Date,
): AskProblem | null {
  const { state, email, suppression, askedAt } = customer
  if (!email) return 'noEmail'
  if (suppression !== null) return 'suppressed'
  if (state === 'granted' || state === 'withdrawn') return state
  if (askedAt !== null && now.getTime() - askedAt.getTime() < ASK_AGAIN_MS) return 'askedRecently'
  return null
}
