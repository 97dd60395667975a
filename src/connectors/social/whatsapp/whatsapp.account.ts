import * as z from 'zod'
import { readJson } from '#server/outgoing/read-json.ts'
import type { ChannelAccount } from '../adapter.ts'

/** What is sealed with a number: its business account has the templates, the app takes samples of files and delivers. */
const secretSchema = z.object({
  token: z.string().min(1).max(2000),
  businessId: z.string().max(100),
  appId: z.string().max(100),
  /** Signs what the app delivers; without it, nothing is. */
  appSecret: z.string().max(200).optional(),
})
export type WhatsappSecret = z.output<typeof secretSchema>

export const secretOf = (secret: WhatsappSecret): string => JSON.stringify(secretSchema.parse(secret))

export type WhatsappAccount = WhatsappSecret & { numberId: string }

/** Null if the sealed text cannot be read. */
export function whatsappAccountOf({
  secret,
  remoteId,
}: Pick<ChannelAccount, 'secret' | 'remoteId'>): WhatsappAccount | null {
  const { data } = secretSchema.safeParse(readJson(secret))
  return data ? { ...data, numberId: remoteId } : null
}
