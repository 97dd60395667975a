import * as z from 'zod'
import type { MailServer } from '#server/mail/smtp-mailer.ts'
import { readJson } from '#server/outgoing/read-json.ts'
import type { ChannelAccount } from '../adapter.ts'

/** What is sealed with the account. Its site is the server, its id the address that mails come from. */
const secretSchema = z.object({
  secure: z.boolean(),
  username: z.string().max(2000).nullable(),
  password: z.string().max(2000).nullable(),
  fromName: z.string().max(2000),
  replyTo: z.string().max(300).nullable(),
  perMinute: z.number().int().positive(),
  /** The administrator's mail server, which may be on the private network. */
  isInstallations: z.boolean(),
})
export type EmailSecret = z.output<typeof secretSchema>

export const secretOf = (secret: EmailSecret): string => JSON.stringify(secretSchema.parse(secret))

export const siteOf = ({ host, port }: Pick<MailServer, 'host' | 'port'>) =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`

/** Host and port, as people write them; null if there is no host. */
export function hostIn(text: string): { host: string; port: number | null } | null {
  const [, bracketed, plain, port] =
    /^(?:\[([\da-f:.]+)\]|([^\s:/@]+))(?::(\d{1,5}))?$/i.exec(text.trim()) ?? []
  const host = bracketed ?? plain
  return host ? { host, port: port ? Number(port) : null } : null
}

export type EmailAccount = {
  server: MailServer
  replyTo: string | null
  perMinute: number
  isTrusted: boolean
}

/** Null if the sealed text cannot be read. */
export function emailAccountOf({ secret, site, remoteId }: ChannelAccount): EmailAccount | null {
  const { data } = secretSchema.safeParse(readJson(secret))
  const address = hostIn(site)
  if (!data || !address?.port) return null
  const { replyTo, perMinute, isInstallations, ...login } = data
  const server = { ...login, host: address.host, port: address.port, fromEmail: remoteId }
  return { server, replyTo, perMinute, isTrusted: isInstallations }
}
