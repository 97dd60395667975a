import { openSmtpSession, type SmtpSession } from '#server/mail/smtp-session.ts'
import { guardOf, noGuard } from '#server/outgoing/network-guard.ts'
import type { Reach } from '../network-call.ts'
import type { EmailAccount } from './email.account.ts'

/** The guard checks servers that people entered, but not the administrator's own. */
export const openEmail = (
  { env }: Reach,
  { server, isTrusted }: Pick<EmailAccount, 'server' | 'isTrusted'>,
): Promise<SmtpSession> =>
  openSmtpSession(server, isTrusted ? noGuard : guardOf(env), env.publishing.deadlineMs)

/** The server refuses the login for good; a passing refusal has a code below 500. */
export const isLoginRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EAUTH' &&
  !('responseCode' in error && Number(error.responseCode) < 500)
