import { once } from 'node:events'
import { createRequire } from 'node:module'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Certificate } from '#server/mail/make-certificate.fixture.ts'

const installed = createRequire(resolve(process.env.PEERS_DIR ?? '.peers/npm', 'package.json'))

/** As `mailparser` reads a mail. */
export type ReadMail = {
  subject: string
  messageId: string
  text: string
  html: string
  headerLines: { key: string; line: string }[]
  attachments: { contentType: string; cid?: string; content: Buffer }[]
}

type Done<T = void> = (error?: (Error & { responseCode?: number }) | null, answer?: T) => void
type Session = { envelope: { rcptTo: { address: string }[] } }

export type MailServerOptions = {
  certificate: Certificate
  /** TLS from the first byte. */
  secure?: boolean
  /** Takes passwords without encryption, as old servers do, and offers none. */
  isOld?: boolean
}

export const login = { user: 'luna', password: 'a-secret-of-more-than-20-signs' }

const refused = (code: number, answer: string) => Object.assign(new Error(answer), { responseCode: code })

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A mail server with a mailbox for everybody but `gone@…`, whom it does not know. */
export async function startMailServer({ certificate, secure = false, isOld = false }: MailServerOptions) {
  const { SMTPServer } = installed('smtp-server')
  const { simpleParser } = installed('mailparser')
  const mailboxes = new Map<string, ReadMail[]>()
  const logins: string[] = []
  const server = new SMTPServer({
    key: certificate.key,
    cert: certificate.cert,
    secure,
    logger: false,
    ...(isOld && { allowInsecureAuth: true, hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }),
    onAuth(auth: { username: string; password: string }, _session: Session, done: Done<{ user: string }>) {
      logins.push(auth.username)
      if (auth.username === login.user && auth.password === login.password)
        return done(null, { user: auth.username })
      return done(refused(535, '5.7.8 Authentication failed'))
    },
    onRcptTo({ address }: { address: string }, _session: Session, done: Done) {
      done(address.startsWith('gone@') ? refused(550, '5.1.1 No such user here') : null)
    },
    onData(stream: NodeJS.ReadableStream, { envelope }: Session, done: Done) {
      simpleParser(stream).then((mail: ReadMail) => {
        for (const { address } of envelope.rcptTo)
          mailboxes.set(address, [...(mailboxes.get(address) ?? []), mail])
        done()
      }, done)
    },
  })
  // A client that rejects the certificate ends the handshake.
  server.on('error', () => undefined)
  const wire = await startRecorder(await portOf(server.listen(0, '127.0.0.1')))
  onTestFinished(async () => {
    await wire.close()
    await new Promise<void>((closed) => server.close(closed))
  })
  return {
    port: wire.port,
    logins,
    mailbox: (address: string) => mailboxes.get(address) ?? [],
    said: wire.said,
  }
}

/** Stands on the line between client and server, and keeps what the client says. */
async function startRecorder(port: number) {
  const chunks: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
    client.on('data', (chunk) => chunks.push(chunk))
    client.pipe(upstream).pipe(client)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  return {
    port: await portOf(server.listen(0, '127.0.0.1')),
    said: () => Buffer.concat(chunks).toString('latin1'),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
