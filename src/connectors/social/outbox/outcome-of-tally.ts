import type { PublishOutcome } from '../adapter.ts'
import type { Tally } from './outbox.ts'

/** Published if anybody got it, or perhaps got it; what goes to people has no page to link to. */
export function outcomeOfTally(
  { sent, unconfirmed, refused, failed, isStopped, answer }: Tally,
  remoteId: string,
): PublishOutcome {
  if (sent + unconfirmed > 0) return { kind: 'published', remoteId, url: '' }
  const reason = answer ?? ''
  if (isStopped) return { kind: 'rejected', code: 'mailing_stopped', reason }
  return { kind: 'rejected', code: refused + failed > 0 ? 'all_refused' : 'no_recipients', reason }
}
