import * as z from 'zod'
import type { AdapterKind, ChannelAccount, ChannelAdapter, Removal } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import * as api from './telegram.api.ts'
import { connectTelegram } from './telegram.grant.ts'
import { type Enclosure, fileRules, outcomeOf, type Reading, readingOf, sendOf } from './telegram.map.ts'

const isRefusedForGood = (reading: Reading<unknown>) =>
  reading.kind === 'refused' && [400, 401, 403, 404].includes(reading.status)

const telegramAdapter = (reach: Reach): ChannelAdapter => {
  async function removeMessage({ secret, remoteId }: ChannelAccount, message: string): Promise<Removal> {
    const answer = await api.deleteMessage(reach, secret, remoteId, message)
    const reading = readingOf(answer, z.literal(true))
    if (reading.kind === 'read') return 'removed'
    const isGone = reading.kind === 'refused' && /not found/i.test(reading.description)
    return isGone ? 'absent' : 'unreachable'
  }

  return {
    // One call and no step: Telegram cannot say later whether a call has arrived, so a person checks.
    async publish({ secret, remoteId }, post) {
      const enclosures: Enclosure[] = []
      for (const medium of post.media)
        enclosures.push({ medium, file: await medium.file(fileRules[medium.kind]) })
      const { method, body } = sendOf(remoteId, post, enclosures)
      return outcomeOf(await api.callBot(reach, secret, method, body), reach.clock.now())
    },
    async remove(account, remoteId) {
      const removals: Removal[] = []
      for (const message of remoteId.split(',')) removals.push(await removeMessage(account, message))
      if (removals.includes('unreachable')) return 'unreachable'
      return removals.includes('removed') ? 'removed' : 'absent'
    },
    async check({ secret, remoteId }) {
      const bot = readingOf(await api.readBot(reach, secret), api.botSchema)
      if (bot.kind !== 'read') return isRefusedForGood(bot) ? 'needs-reconnect' : 'unreachable'
      const chat = readingOf(await api.readChat(reach, secret, remoteId), api.chatSchema)
      if (chat.kind === 'read') return 'ok'
      return isRefusedForGood(chat) ? 'needs-reconnect' : 'unreachable'
    },
  }
}

export const telegram: AdapterKind<Reach> = { create: telegramAdapter, connect: connectTelegram }
