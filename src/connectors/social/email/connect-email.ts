import * as z from 'zod'
import type { ErrorCode } from '#platform/errors.ts'
import { mailFailureOf } from '#server/mail/mail-failure.ts'
import type { MailServer } from '#server/mail/smtp-mailer.ts'
import type { ConnectAnswer, ConnectProblem, ConnectRefusal } from '../connect/connect.ts'
import { refusal } from '../connect/connect-refusal.ts'
import type { Reach } from '../http/network-call.ts'
import { asLine } from './compose-mail.ts'
import { type EmailSecret, hostIn, secretOf, siteOf } from './email.account.ts'
import { emailAdvice as advice, MAX_PER_MINUTE, USUAL_PER_MINUTE } from './email.connect.ts'
import { openEmail } from './open-email.ts'

type Values = Readonly<Record<string, string>>
type Entered = { server: MailServer; secret: EmailSecret }

const isRefusal = (value: Entered | ConnectRefusal): value is ConnectRefusal => 'kind' in value
const invalid = (field: string): ConnectRefusal => refusal('invalid_value', field)

const portOf = (text: string | undefined) => {
  const port = Number(text?.trim())
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null
}

/** The server that was entered, or without one that of the settings; null if there is neither. */
async function serverOf(
  reach: Reach,
  values: Values,
  fromEmail: string,
): Promise<{ server: MailServer; replyTo: string | null; isInstallations: boolean } | ConnectRefusal> {
  const fromName = asLine(values.fromName ?? '')
  if (!values.host?.trim()) {
    const known = await reach.mailServer?.()
    if (!known) return { ...refusal('invalid_value', 'host'), advice: advice.noServer }
    const { isInstallations, ...server } = known
    const name = fromName || server.fromName
    // Nobody may write in another's name over the administrator's server, so answers go to the shop instead.
    if (isInstallations) return { server: { ...server, fromName: name }, replyTo: fromEmail, isInstallations }
    return { server: { ...server, fromName: name, fromEmail }, replyTo: null, isInstallations }
  }
  const address = hostIn(values.host)
  if (!address) return invalid('host')
  const secure = values.security === 'tls'
  const port = values.port?.trim() ? portOf(values.port) : (address.port ?? (secure ? 465 : 587))
  if (!port) return invalid('port')
  const username = values.user?.trim() || null
  if (username && !values.password) return refusal('credentials_refused', 'password')
  const login = { username, password: username ? (values.password ?? null) : null }
  return {
    server: { host: address.host, port, secure, ...login, fromName, fromEmail },
    replyTo: null,
    isInstallations: false,
  }
}

async function read(reach: Reach, values: Values): Promise<Entered | ConnectRefusal> {
  const { data: fromEmail } = z.email().max(254).safeParse(values.fromEmail?.trim().toLowerCase())
  if (!fromEmail) return invalid('fromEmail')
  const perMinute = values.perMinute?.trim() ? Number(values.perMinute) : USUAL_PER_MINUTE
  if (!Number.isInteger(perMinute) || perMinute < 1 || perMinute > MAX_PER_MINUTE) return invalid('perMinute')
  const found = await serverOf(reach, values, fromEmail)
  if ('kind' in found) return found
  const { server, replyTo, isInstallations } = found
  const { secure, username, password, fromName } = server
  return { server, secret: { secure, username, password, fromName, replyTo, perMinute, isInstallations } }
}

const problems: Partial<Record<ErrorCode, [ConnectProblem, string]>> = {
  mail_login_refused: ['credentials_refused', 'password'],
  address_private: ['address_refused', 'host'],
  mail_unreachable: ['unreachable', 'host'],
  mail_too_slow: ['unreachable', 'host'],
  mail_tls_failed: ['insecure', 'security'],
}

/** Signs in, and asks whether the server sends mail from this address; nothing is sent. */
async function check(reach: Reach, { server, secret }: Entered): Promise<ConnectRefusal | null> {
  try {
    const session = await openEmail(reach, { server, isTrusted: secret.isInstallations })
    const { fromEmail } = server
    const outcome = await session.send({
      from: fromEmail,
      to: fromEmail,
      content: Buffer.from('\r\n'),
      begin: async () => false,
    })
    session.close()
    if (outcome.kind !== 'refused' || outcome.of !== 'sender') return null
    return { ...refusal('rights_missing', 'fromEmail', outcome.answer), advice: advice.sender }
  } catch (error) {
    const [problem, field] = problems[mailFailureOf(error)] ?? ['unexpected_answer', 'host']
    return { ...refusal(problem, field), ...(field === 'security' && { advice: advice.security }) }
  }
}

export async function connectEmail(reach: Reach, values: Values): Promise<ConnectAnswer> {
  const entered = await read(reach, values)
  if (isRefusal(entered)) return entered
  const refused = await check(reach, entered)
  if (refused) return refused
  const { server, secret } = entered
  const { fromEmail, fromName } = server
  const name = fromName ? `${fromName} <${fromEmail}>` : fromEmail
  return {
    kind: 'granted',
    site: siteOf(server),
    user: { id: server.username ?? fromEmail, name },
    tokens: { secret: secretOf(secret) },
    scopes: ['send'],
    accounts: [{ platform: 'email', remoteId: fromEmail, name }],
  }
}
