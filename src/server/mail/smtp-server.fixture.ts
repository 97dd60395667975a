import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { TLSSocket } from 'node:tls'
import type { Certificate } from './make-certificate.fixture.ts'

/** `cut` ends the connection, `silence` never answers; anything else is the answer. */
type Reply = 'cut' | 'silence' | (string & {})

export type SmtpBehaviour = {
  /** The only accepted login; without one, no login is required. */
  login?: { username: string; password: string }
  /** Offers STARTTLS with it, or expects TLS from the first byte. */
  tls?: Certificate & { isFromStart?: boolean }
  /** The answers to logins, each once. */
  loginReplies?: string[]
  refusesSender?: boolean
  refusesRecipient?: boolean
  /** Its first words, if not that it is ready. */
  greeting?: string
  /** Accepts connections and never answers. */
  isSilent?: boolean
  /** By address: the answers to RCPT TO, each once; then the address is accepted. */
  recipients?: Record<string, Reply[]>
  /** By address: the same after the content. With `cut` and `silence`, the mail was taken. */
  contents?: Record<string, Reply[]>
}

export type TakenMail = { from: string; to: string; content: string }

export type FakeSmtpServer = {
  port: number
  /** The contents of the mails it has taken. */
  mails: string[]
  /** What clients said without encryption. */
  inTheClear: string[]
  taken: TakenMail[]
  connections: number
  behaviour: SmtpBehaviour
  onConnect: () => void
  onTaken: (mail: TakenMail) => void
  close(): Promise<void>
}

/** A minimal mail server with configurable behavior. */
export async function createFakeSmtpServer(behaviour: SmtpBehaviour = {}): Promise<FakeSmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    fake.connections += 1
    fake.onConnect()
    socket.on('error', () => socket.destroy())
    if (fake.behaviour.isSilent) return
    const { tls } = fake.behaviour
    // Clients disconnect mid-command; some tests rely on it.
    converse(tls?.isFromStart ? encrypted(socket, tls) : socket, fake).catch(() => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeSmtpServer = {
    port: (server.address() as AddressInfo).port,
    mails: [],
    inTheClear: [],
    taken: [],
    connections: 0,
    behaviour,
    onConnect: () => undefined,
    onTaken: () => undefined,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

function encrypted(socket: Socket, { key, cert }: Certificate): TLSSocket {
  const upgraded = new TLSSocket(socket, { isServer: true, key, cert })
  // A client that rejects the certificate leaves; the tests look at what it has said.
  upgraded.on('error', () => upgraded.destroy())
  return upgraded
}

async function converse(socket: Socket, fake: FakeSmtpServer, isGreeting = true): Promise<void> {
  const answer = (line: string) => socket.write(`${line}\r\n`)
  function reply(given: Reply): void {
    if (given === 'cut') socket.destroy()
    else if (given !== 'silence') answer(given)
  }
  let content: string[] | null = null
  let [from, to] = ['', '']
  let upgrade: Certificate | null = null
  if (isGreeting) answer(fake.behaviour.greeting ?? '220 fake ready')
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    const { login, loginReplies, tls, refusesSender, refusesRecipient, recipients, contents } = fake.behaviour
    const isEncrypted = socket instanceof TLSSocket
    if (!isEncrypted) fake.inTheClear.push(line)
    const plain = login && Buffer.from(`\0${login.username}\0${login.password}`).toString('base64')
    if (content) {
      if (line !== '.') {
        content.push(line.startsWith('..') ? line.slice(1) : line)
        continue
      }
      const given = contents?.[to]?.shift() ?? '250 taken'
      if (!/^[45]/.test(given)) {
        const mail = { from, to, content: content.join('\n') }
        fake.mails.push(mail.content)
        fake.taken.push(mail)
        fake.onTaken(mail)
      }
      content = null
      from = ''
      reply(given)
    } else if (line.startsWith('EHLO'))
      answer(
        `250-fake\r\n${tls && !isEncrypted ? '250-STARTTLS\r\n' : ''}250 ${login ? 'AUTH PLAIN' : 'HELP'}`,
      )
    else if (line === 'STARTTLS' && tls) {
      upgrade = tls
      break
    } else if (line.startsWith('AUTH PLAIN'))
      answer(
        loginReplies?.shift() ??
          (line === `AUTH PLAIN ${plain}` ? '235 welcome' : `535 no such login: ${line}`),
      )
    else if (line.startsWith('MAIL FROM')) {
      // Real servers keep the sender of a refused mail until they are told to forget it.
      if (from !== '') answer('503 5.5.1 nested MAIL command')
      else {
        answer(refusesSender ? '550 not you' : '250 ok')
        from = refusesSender ? '' : addressIn(line)
      }
    } else if (line.startsWith('RCPT TO')) {
      to = addressIn(line)
      reply(recipients?.[to]?.shift() ?? (refusesRecipient ? '550 not them' : '250 ok'))
    } else if (line === 'DATA') {
      content = []
      answer('354 go on')
    } else if (line === 'RSET') {
      from = ''
      answer('250 ok')
    } else if (line === 'NOOP') answer('250 ok')
    else if (line === 'QUIT') {
      answer('221 bye')
      socket.end()
    } else answer('502 what?')
  }
  if (!upgrade) return
  const upgraded = encrypted(socket, upgrade)
  answer('220 go on')
  await converse(upgraded, fake, false)
}
