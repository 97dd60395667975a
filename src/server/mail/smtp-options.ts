import type { Socket } from 'node:net'
import { isLoopbackAddress } from '../outgoing/public-address.ts'
import type { MailServer } from './smtp-mailer.ts'

export const loginOf = ({ username, password }: Pick<MailServer, 'username' | 'password'>) =>
  username === null ? null : { user: username, pass: password ?? '' }

/** How to talk to a mail server over a connection that the guard has checked. */
export const smtpOptions = ({ host, port, secure, username }: MailServer, connection: Socket) => ({
  connection,
  host,
  port,
  secure,
  // A password leaves this machine encrypted or not at all, even if someone on the way hides that the server can do it.
  requireTLS: !secure && username !== null && !isLoopbackAddress(connection.remoteAddress ?? ''),
})
