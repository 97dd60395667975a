import type { AdapterKind, ChannelAccount } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import { isAccessRefused } from '../meta/graph-error.ts'
import { connectWhatsapp } from './connect-whatsapp.ts'
import { listenToNumber, stopListening } from './listen-whatsapp.ts'
import { sendMessages } from './send-messages.ts'
import { whatsappAccountOf } from './whatsapp.account.ts'
import { numberSchema, readNumber } from './whatsapp.api.ts'
import { whatsappIncoming } from './whatsapp.incoming.ts'
import { replyTo } from './whatsapp-reply.ts'
import { whatsappTemplates } from './whatsapp-templates.ts'

async function check(reach: Reach, channel: ChannelAccount) {
  const account = whatsappAccountOf(channel)
  if (!account) return 'needs-reconnect'
  const answer = await readNumber(reach, account)
  if (answer.kind !== 'answer') return 'unreachable'
  if (answer.status === 200) return numberSchema.safeParse(answer.body).success ? 'ok' : 'unreachable'
  return isAccessRefused(answer) ? 'needs-reconnect' : 'unreachable'
}

/** Approved messages to customers, one by one, from the shop's own number. */
export const whatsapp: AdapterKind<Reach> = {
  connect: connectWhatsapp,
  listens: true,
  create: (reach) => ({
    publish: (account, post, progress) => sendMessages(reach, account, post, progress),
    check: (account) => check(reach, account),
    templates: whatsappTemplates(reach),
    incoming: whatsappIncoming,
    listen: (account, place) => listenToNumber(reach, account, place),
    stopListening: (account) => stopListening(reach, account),
    reply: (account, reply) => replyTo(reach, account, reply),
  }),
}
