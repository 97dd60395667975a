import * as z from 'zod'
import type { AdapterKind, ChannelAdapter, OutgoingPost, Progress, PublishOutcome } from '../adapter.ts'
import { callDeadlineMs, type Payload, type Reach } from '../http/network-call.ts'
import { type Access, accessFrom, type Place, placeFrom } from './discord.access.ts'
import * as api from './discord.api.ts'
import { connectDiscord } from './discord.grant.ts'
import { type Enclosure, fileRules, messageOf, outcomeOf, readingOf, removalOf } from './discord.map.ts'

/** Discord knows a nonce for "a few minutes"; by then a repetition must have arrived. */
const NONCE_MS = 120_000

/** When a call was begun whose answer is not known; null if there is none. */
const stepSchema = z.object({ since: z.iso.datetime().nullable() })
const stepOf = (since: Date | null): string => JSON.stringify({ since })

function sinceIn(step: string | null): Date | null {
  const since = step === null ? null : stepSchema.parse(JSON.parse(step)).since
  return since === null ? null : new Date(since)
}

async function enclose(media: OutgoingPost['media']): Promise<Enclosure[]> {
  const enclosures: Enclosure[] = []
  for (const medium of media) enclosures.push({ medium, file: await medium.file(fileRules[medium.kind]) })
  return enclosures
}

const discordAdapter = (reach: Reach): ChannelAdapter => {
  const send = async (access: Access, place: Place, message: Payload) =>
    outcomeOf(await api.sendMessage(reach, access, place.channel, message), place, reach.clock.now())

  /** Messages of a bot have a nonce: for a short time, sending one again returns the first. */
  async function sendOnce(
    send: () => Promise<PublishOutcome>,
    bytes: number,
    { step, save }: Progress,
  ): Promise<PublishOutcome> {
    const since = sinceIn(step)
    if (since === null) {
      await save(stepOf(reach.clock.now()))
      const outcome = await send()
      // Surely not accepted, so the next attempt may begin at any time.
      if (outcome.kind !== 'published' && outcome.kind !== 'unknown') await save(stepOf(null))
      return outcome
    }
    const endsAt = reach.clock.now().getTime() + callDeadlineMs(reach.env, bytes)
    if (endsAt - since.getTime() > NONCE_MS) return { kind: 'unknown', reason: 'too late to repeat' }
    const outcome = await send()
    // A refusal of the repetition says nothing about the first call.
    return outcome.kind === 'published' ? outcome : { kind: 'unknown', reason: outcome.kind }
  }

  return {
    async publish({ secret, remoteId }, post, progress) {
      const access = accessFrom(secret)
      if (!access) return { kind: 'needs-reconnect' }
      const place = placeFrom(remoteId)
      const enclosures = await enclose(post.media)
      const message = () => send(access, place, messageOf(access, post, enclosures))
      // No step: nothing can say later whether a call to a webhook has arrived, so a person checks.
      if (access.kind === 'webhook') return message()
      const bytes = enclosures.reduce((sum, { file }) => sum + file.bytes, 0)
      return sendOnce(message, bytes, progress)
    },
    async remove({ secret, remoteId }, message) {
      const access = accessFrom(secret)
      if (!access) return 'unreachable'
      return removalOf(await api.deleteMessage(reach, access, placeFrom(remoteId).channel, message))
    },
    async check({ secret, remoteId }) {
      const access = accessFrom(secret)
      if (!access) return 'needs-reconnect'
      const reading =
        access.kind === 'webhook'
          ? readingOf(await api.readWebhook(reach, access), api.webhookSchema)
          : readingOf(await api.readChannel(reach, access, placeFrom(remoteId).channel), api.channelSchema)
      if (reading.kind === 'read') return 'ok'
      const isClosed = reading.kind === 'refused' && [401, 403, 404].includes(reading.status)
      return isClosed ? 'needs-reconnect' : 'unreachable'
    },
  }
}

export const discord: AdapterKind<Reach> = { create: discordAdapter, connect: connectDiscord }
