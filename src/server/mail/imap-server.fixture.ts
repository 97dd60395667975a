import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export type FakeImapServer = {
  port: number
  login: { username: string; password: string }
  folder: string
  uidValidity: number
  /** By UID. */
  mails: Map<number, string>
  /** What clients said, without their tags. */
  said: string[]
  /** The answer to logins, if not the usual one. */
  loginReply: string | null
  /** Ends the connection instead of answering a command that contains this. */
  cutAt: string | null
  /** Called before a command is answered. */
  onSaid: (command: string) => Promise<void>
}

const HEADER = 'BODY[HEADER.FIELDS (CONTENT-TYPE)]'
const literal = (name: string, text: string) => `${name} {${Buffer.byteLength(text)}}\r\n${text}`

const contentTypeOf = (mail: string) =>
  `${/^content-type:[^\n]*(\n[ \t][^\n]*)*/im.exec(mail.split('\r\n\r\n')[0] ?? '')?.[0]?.trimEnd() ?? ''}\r\n\r\n`

function isIn(set: string, uid: number, last: number): boolean {
  return set.split(',').some((range) => {
    const [from = 0, to = from] = range.split(':').map((end) => (end === '*' ? last : Number(end)))
    return uid >= Math.min(from, to) && uid <= Math.max(from, to)
  })
}

/** A minimal IMAP server with one folder, which stops with its test. It speaks no encryption. */
export async function startFakeImapServer(): Promise<FakeImapServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    converse(socket, fake).catch(() => socket.destroy())
  }).listen(0)
  await once(server, 'listening')
  const fake: FakeImapServer = {
    port: (server.address() as AddressInfo).port,
    login: { username: 'luna', password: 'p4ss-word' },
    folder: 'INBOX',
    uidValidity: 7,
    mails: new Map(),
    said: [],
    loginReply: null,
    cutAt: null,
    onSaid: async () => undefined,
  }
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return fake
}

async function converse(socket: Socket, fake: FakeImapServer): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('* OK [CAPABILITY IMAP4rev1] ready')
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [tag = '', ...rest] = line.split(' ')
    const command = rest.join(' ')
    fake.said.push(command)
    await fake.onSaid(command)
    if (fake.cutAt !== null && command.includes(fake.cutAt)) {
      socket.destroy()
      return
    }
    for (const answer of answersTo(command, fake)) say(answer.replace(/^TAG/, tag))
  }
}

function answersTo(command: string, fake: FakeImapServer): string[] {
  const uids = [...fake.mails.keys()].toSorted((a, b) => a - b)
  const last = uids.at(-1) ?? 0
  const verb = command.replace(/^UID /, '').split(' ')[0]
  switch (verb) {
    case 'CAPABILITY':
      return ['* CAPABILITY IMAP4rev1', 'TAG OK done']
    case 'LOGIN': {
      const isRight = command.replaceAll('"', '') === `LOGIN ${fake.login.username} ${fake.login.password}`
      return [fake.loginReply ?? (isRight ? 'TAG OK welcome' : 'TAG NO [AUTHENTICATIONFAILED] no such login')]
    }
    case 'LIST':
      return [command.includes(fake.folder) ? `* LIST () "/" ${fake.folder}` : '', 'TAG OK done'].filter(
        Boolean,
      )
    case 'EXAMINE':
      return command.replaceAll('"', '') === `EXAMINE ${fake.folder}`
        ? [
            `* ${uids.length} EXISTS`,
            `* OK [UIDVALIDITY ${fake.uidValidity}] valid`,
            `* OK [UIDNEXT ${last + 1}] next`,
            'TAG OK [READ-ONLY] done',
          ]
        : ['TAG NO no such folder']
    case 'SEARCH': {
      const set = / UID (\S+)/.exec(command.replace(/^UID /, ''))?.[1]
      // Every mail here came today.
      const found = uids.filter((uid) => set === undefined || isIn(set, uid, last))
      return [`* SEARCH ${found.join(' ')}`.trimEnd(), 'TAG OK done']
    }
    case 'FETCH': {
      const set = command.split(' ')[2] ?? ''
      const limit = Number(/<0\.(\d+)>/.exec(command)?.[1] ?? 0)
      const found = uids.filter((uid) => isIn(set, uid, last))
      return [
        ...found.map((uid) => {
          const mail = fake.mails.get(uid) ?? ''
          const body = limit
            ? literal('BODY[]<0>', mail.slice(0, limit))
            : literal(HEADER, contentTypeOf(mail))
          return `* ${uids.indexOf(uid) + 1} FETCH (UID ${uid} ${body})`
        }),
        'TAG OK done',
      ]
    }
    case 'LOGOUT':
      return ['* BYE', 'TAG OK done']
    default:
      return ['TAG BAD what?']
  }
}
