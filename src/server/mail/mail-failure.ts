import type { ErrorCode } from '#platform/errors.ts'
import { PrivateAddress } from '../outgoing/network-guard.ts'

/** `code` is the library's; `originalCode` comes from the system or the TLS layer. */
type SmtpError = Error & { code?: string; originalCode?: string; command?: string }

const codes: Record<string, ErrorCode> = {
  EAUTH: 'mail_login_refused',
  ETLS: 'mail_tls_failed',
  EDNS: 'mail_unreachable',
  ECONNECTION: 'mail_unreachable',
  ECONNREFUSED: 'mail_unreachable',
  ECONNRESET: 'mail_unreachable',
  EPIPE: 'mail_unreachable',
  EHOSTUNREACH: 'mail_unreachable',
  ENETUNREACH: 'mail_unreachable',
  ENOTFOUND: 'mail_unreachable',
  EAI_AGAIN: 'mail_unreachable',
  ETIMEDOUT: 'mail_too_slow',
}

/** Why a mail server refused, as our own code: its answer may quote the login. */
export function mailFailureOf(error: unknown): ErrorCode {
  if (error instanceof PrivateAddress) return 'address_private'
  if (!(error instanceof Error)) return 'mail_refused'
  const { name, code = '', originalCode = '', command } = error as SmtpError
  if (name === 'TimeoutError') return 'mail_too_slow'
  if (code === 'EENVELOPE' && command === 'RCPT TO') return 'mail_recipient_refused'
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'mail_sender_refused'
  // The connection was open: if the network is not the cause, it is the certificate or the handshake.
  if (code === 'ESOCKET') return codes[originalCode] ?? 'mail_tls_failed'
  return codes[code] ?? 'mail_refused'
}
