import { openGuardedSocket } from '../outgoing/guarded-socket.ts'
import type { NetworkGuard } from '../outgoing/network-guard.ts'
import type { Mailer } from './mailer.ts'
import { loginOf, smtpOptions } from './smtp-options.ts'

export type MailServer = {
  host: string
  port: number
  /** TLS from the first byte; otherwise the connection is upgraded if the server offers it. */
  secure: boolean
  username: string | null
  password: string | null
  fromName: string
  fromEmail: string
}

// For the whole conversation: a server that answers byte by byte could otherwise block us forever.
const DEADLINE_MS = 20_000

/** Sends through a mail server that people entered. Each mail has its own connection, checked by the guard. */
export function createSmtpMailer(server: MailServer, guard: NetworkGuard, deadlineMs = DEADLINE_MS): Mailer {
  const { fromName, fromEmail } = server
  return {
    isConfigured: true,
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      const deadline = AbortSignal.timeout(deadlineMs)
      const connection = await openGuardedSocket(server, guard, deadline)
      const auth = loginOf(server)
      const transport = createTransport({
        ...smtpOptions(server, connection),
        ...(auth && { auth }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail({ ...mail, from: { name: fromName, address: fromEmail } })
      } catch (error) {
        throw deadline.aborted ? deadline.reason : error
      } finally {
        connection.destroy()
      }
    },
  }
}
