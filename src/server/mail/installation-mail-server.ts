import * as z from 'zod'
import type { Env } from '../env.ts'
import type { MailServer } from './smtp-mailer.ts'

/** `isInstallations`: the administrator's own, which may be on the private network. */
export type KnownMailServer = MailServer & { isInstallations: boolean }

/** The parts of SMTP_URL and MAIL_FROM; null without a mail server or a usable sender. */
export function installationMailServer({
  smtpUrl,
  mailFrom,
}: Pick<Env, 'smtpUrl' | 'mailFrom'>): KnownMailServer | null {
  const url = URL.parse(smtpUrl ?? '')
  const named = /<([^<>]*)>\s*$/.exec(mailFrom)
  const fromName = mailFrom
    .slice(0, named?.index ?? 0)
    .trim()
    .replace(/^"|"$/g, '')
  const { data: fromEmail } = z.email().safeParse(named?.[1] ?? mailFrom.trim())
  if (!url?.hostname || !fromEmail) return null
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    username: decodeURIComponent(url.username) || null,
    password: decodeURIComponent(url.password) || null,
    fromName,
    fromEmail,
    isInstallations: true,
  }
}
