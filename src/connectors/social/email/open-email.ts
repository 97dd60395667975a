import { openSmtpSession, type SmtpSession } from '#server/mail/smtp-session.ts'
import { guardOf, noGuard } from '#server/outgoing/network-guard.ts'
import type { Reach } from '../http/network-call.ts'
import { type EmailAccount, hostIn } from './email.account.ts'

/**
 * The guard checks servers that people entered, but not the administrator's own. EMAIL_BASE_URL replaces every mail
 * server, as that of other networks replaces theirs.
 */
export function openEmail(
  { env }: Reach,
  { server, isTrusted }: Pick<EmailAccount, 'server' | 'isTrusted'>,
): Promise<SmtpSession> {
  const other = hostIn(env.baseUrls.social.email?.replace(/^https?:\/\//, '') ?? '')
  const reached = other?.port ? { ...server, host: other.host, port: other.port } : server
  const guard = isTrusted || other ? noGuard : guardOf(env)
  return openSmtpSession(reached, guard, env.publishing.deadlineMs)
}

/** The server refuses the login for good; a passing refusal has a code below 500. */
export const isLoginRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EAUTH' &&
  !('responseCode' in error && Number(error.responseCode) < 500)
