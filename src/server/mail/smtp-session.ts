import { Readable } from 'node:stream'
import { openGuardedSocket } from '../outgoing/guarded-socket.ts'
import type { NetworkGuard } from '../outgoing/network-guard.ts'
import type { MailServer } from './smtp-mailer.ts'
import { loginOf, smtpOptions } from './smtp-options.ts'

/** A mail as it goes over the line. */
type RawMail = {
  from: string
  to: string
  content: Buffer
  /** Called when the server waits for the content. If it answers false, nothing of the content is sent. */
  begin(): Promise<boolean>
}

export type SmtpOutcome =
  | { kind: 'accepted' }
  /** For good. `status` is the enhanced status code (RFC 3463), if the server gave one. */
  | {
      kind: 'refused'
      of: 'sender' | 'recipient' | 'content'
      code: number
      status: string | null
      answer: string
    }
  | { kind: 'deferred'; code: number; answer: string }
  /** The connection broke off, or `begin` said no, before the server had the content. */
  | { kind: 'not-begun'; reason: string }
  /** It broke off after that: the server may have taken the mail. */
  | { kind: 'unclear'; reason: string }

export type SmtpSession = {
  /** Whether another mail can be sent on this connection. */
  isOpen(): boolean
  send(mail: RawMail): Promise<SmtpOutcome>
  close(): void
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string; code?: string }

const MAX_ANSWER = 300

/** What the server said, on one line, without its codes. */
const answerOf = ({ response = '' }: SmtpError) =>
  response
    .replace(/\s+/g, ' ')
    .replace(/^\d{3}[ -]?/, '')
    .trim()
    .slice(0, MAX_ANSWER)

const partOf: Record<string, 'sender' | 'recipient'> = { 'MAIL FROM': 'sender', 'RCPT TO': 'recipient' }

function outcomeOf(error: SmtpError, hasBegun: boolean): SmtpOutcome {
  const { responseCode: code = 0, response = '', command = '' } = error
  // A reply that came with the end of the connection answers nothing that was asked.
  const isReply = command !== 'CONN' || !hasBegun
  if (code >= 500 && isReply) {
    const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null
    return { kind: 'refused', of: partOf[command] ?? 'content', code, status, answer: answerOf(error) }
  }
  if (code >= 400 && isReply) return { kind: 'deferred', code, answer: answerOf(error) }
  const reason = error.code ?? error.name
  return { kind: hasBegun ? 'unclear' : 'not-begun', reason }
}

/**
 * Connects and signs in; throws what `mailFailureOf` understands. Every step has the same time limit, because a server
 * that answers byte by byte could otherwise block us forever.
 */
export async function openSmtpSession(
  server: MailServer,
  guard: NetworkGuard,
  deadlineMs: number,
): Promise<SmtpSession> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
  const ending = new AbortController()
  const socket = await limited(openGuardedSocket(server, guard, ending.signal))
  const connection = new SMTPConnection(smtpOptions(server, socket))
  let lost: Error | null = null
  let fail: (error: Error) => void = () => undefined
  connection.on('error', (error: Error) => {
    lost = error
    fail(error)
  })
  connection.on('end', () => fail(new Error('The connection has ended.')))

  /** The library reports a lost connection as an event instead of an answer. */
  function step<T>(run: (done: (error: Error | null | undefined, value: T) => void) => void): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    fail = reject
    run((error, value) => (error ? reject(error) : resolve(value)))
    return limited(promise)
  }

  async function limited<T>(work: Promise<T>): Promise<T> {
    const late = Object.assign(new Error('The mail server is too slow.'), { name: 'TimeoutError' })
    const { promise: timeUp, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      reject(late)
      ending.abort(late)
    }, deadlineMs)
    try {
      return await Promise.race([work, timeUp])
    } finally {
      clearTimeout(timer)
    }
  }

  function close(): void {
    connection.close()
    socket.destroy()
  }

  try {
    await step<void>((done) => connection.connect((error) => done(error, undefined)))
    const login = loginOf(server)
    if (login) await step<void>((done) => connection.login(login, (error) => done(error, undefined)))
  } catch (error) {
    close()
    throw error
  }

  /** The server still has the sender of a refused mail, and would refuse that of the next. */
  async function forget(): Promise<void> {
    try {
      await step<void>((done) => connection.reset((error) => done(error, undefined)))
    } catch {
      close()
    }
  }

  const isOpen = () => lost === null && !connection.destroyed && !socket.destroyed

  return {
    isOpen,
    async send({ from, to, content, begin }) {
      if (!isOpen()) return { kind: 'not-begun', reason: 'closed' }
      let hasBegun = false
      // Read when the server has accepted the recipient and waits for the content.
      const message = new Readable({
        read() {
          begin().then(
            (isMine) => {
              hasBegun = isMine
              if (!isMine) return this.destroy(new Error('given up'))
              this.push(content)
              this.push(null)
            },
            (error: Error) => this.destroy(error),
          )
        },
      })
      try {
        const envelope = { from, to: [to], size: content.length }
        await step((done) => connection.send(envelope, message, done))
        return { kind: 'accepted' }
      } catch (error) {
        const outcome = outcomeOf(error as SmtpError, hasBegun)
        const isAnswered = outcome.kind === 'refused' || outcome.kind === 'deferred'
        if (!isAnswered || (error as SmtpError).command === 'CONN') close()
        else await forget()
        return outcome
      }
    },
    close() {
      if (isOpen()) connection.quit()
      setImmediate(close)
    },
  }
}
