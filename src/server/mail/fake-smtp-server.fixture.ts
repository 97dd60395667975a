import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

type Behaviour = {
  /** The only accepted login; without one, no login is required. */
  login?: { username: string; password: string }
  refusesSender?: boolean
  refusesRecipient?: boolean
  /** Accepts connections and never answers. */
  isSilent?: boolean
}

export type FakeSmtpServer = { port: number; mails: string[]; connections: number }

/** A minimal mail server with configurable behavior. */
export async function startFakeSmtpServer(behaviour: Behaviour = {}): Promise<FakeSmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    fake.connections += 1
    socket.on('error', () => socket.destroy())
    if (behaviour.isSilent) return
    // Clients disconnect mid-command; some tests rely on it.
    converse(socket, behaviour, (mail) => fake.mails.push(mail)).catch(() => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeSmtpServer = { port: (server.address() as AddressInfo).port, mails: [], connections: 0 }
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return fake
}

async function converse(socket: Socket, behaviour: Behaviour, onMail: (mail: string) => void): Promise<void> {
  const { login, refusesSender, refusesRecipient } = behaviour
  const answer = (line: string) => socket.write(`${line}\r\n`)
  const plain = login && Buffer.from(`\0${login.username}\0${login.password}`).toString('base64')
  let mail: string[] | null = null
  answer('220 fake ready')
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (mail) {
      if (line !== '.') mail.push(line)
      else {
        onMail(mail.join('\n'))
        mail = null
        answer('250 taken')
      }
    } else if (line.startsWith('EHLO')) answer(login ? '250-fake\r\n250 AUTH PLAIN' : '250 fake')
    else if (line.startsWith('AUTH PLAIN'))
      answer(line === `AUTH PLAIN ${plain}` ? '235 welcome' : `535 no such login: ${line}`)
    else if (line.startsWith('MAIL FROM')) answer(refusesSender ? '550 not you' : '250 ok')
    else if (line.startsWith('RCPT TO')) answer(refusesRecipient ? '550 not them' : '250 ok')
    else if (line === 'DATA') {
      mail = []
      answer('354 go on')
    } else if (line === 'QUIT') {
      answer('221 bye')
      socket.end()
    } else answer('502 what?')
  }
}
