import type { ChannelAccount, PublishOutcome } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import type { OutgoingReply } from '../incoming.ts'
import { whatsappAccountOf } from './whatsapp.account.ts'
import { sendMessage } from './whatsapp.api.ts'
import { sentOf } from './whatsapp.map.ts'

const SOON_MS = 60_000

/** Free words, which Meta takes within a day of the person's last message. */
export async function replyTo(
  reach: Reach,
  channel: ChannelAccount,
  { conversation, text, reference }: OutgoingReply,
): Promise<PublishOutcome> {
  const account = whatsappAccountOf(channel)
  if (!account) return { kind: 'needs-reconnect' }
  const message = {
    to: conversation,
    type: 'text',
    text: { body: text },
    biz_opaque_callback_data: reference,
  }
  const sent = sentOf(await sendMessage(reach, account, message), reach.clock.now())
  switch (sent.kind) {
    case 'stop':
      return sent.outcome
    case 'end':
      return { kind: 'rejected', code: sent.code, reason: sent.answer }
    case 'trouble':
      return { kind: 'not-sent', reason: sent.reason }
    case 'result':
      break
  }
  const { result } = sent
  switch (result.kind) {
    case 'sent':
      return { kind: 'published', remoteId: result.remoteId ?? '', url: '' }
    case 'refused':
      return { kind: 'rejected', reason: result.answer }
    case 'later':
      return { kind: 'rate-limited', retryAt: new Date(reach.clock.now().getTime() + SOON_MS) }
    case 'untried':
      return { kind: 'not-sent', reason: '' }
    case 'unconfirmed':
      return { kind: 'unknown', reason: 'no answer' }
  }
}
