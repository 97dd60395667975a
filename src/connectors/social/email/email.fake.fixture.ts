import { partOf, readMail } from '#server/mail/mail-parts.fixture.ts'
import {
  createFakeSmtpServer,
  type FakeSmtpServer,
  type TakenMail,
} from '#server/mail/smtp-server.fixture.ts'
import type {
  FakeFault,
  FakeNetwork,
  FakeNetworkKind,
  FakePost,
} from '../conformance/fake-network.fixture.ts'
import { letterOf } from '../conformance/letter.fixture.ts'
import { memoryOutbox } from '../outbox/memory-outbox.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { secretOf } from './email.account.ts'
import { startSmtpProxy } from './smtp-proxy.fixture.ts'

const READER = 'luz@example.com'
const FROM = 'hola@luna.example'
const login = { username: 'luna', password: 'a-secret-of-more-than-20-signs' }

/** A mail as its reader sees it. */
function postOf({ content }: TakenMail): FakePost {
  const { headers, parts } = readMail(content)
  const html = partOf(content, 'text/html')
  return {
    id: headers['message-id'] ?? '',
    text: partOf(content, 'text/plain'),
    media: parts
      .filter((part) => part.headers['content-type']?.startsWith('image/'))
      .map((part) => {
        const cid = part.headers['content-id']?.replace(/[<>]/g, '') ?? ''
        const alt = new RegExp(`cid:${RegExp.escape(cid)}" alt="([^"]*)"`).exec(html)?.[1] ?? ''
        return {
          type: part.headers['content-type']?.split(';')[0] ?? '',
          bytes: part.content.length,
          alt,
        }
      }),
    replyTo: null,
  }
}

const faults: Partial<Record<FakeFault, (server: FakeSmtpServer) => void>> = {
  refuses: ({ behaviour }) => {
    behaviour.recipients = { [READER]: ['550 5.7.1 Refused by a rule'] }
  },
  'access-revoked': ({ behaviour }) => {
    behaviour.loginReplies = ['535 5.7.8 Login refused']
  },
  down: ({ behaviour }) => {
    behaviour.greeting = '421 4.3.2 Not available'
  },
  'cut-after-accept': ({ behaviour }) => {
    behaviour.contents = { [READER]: ['cut'] }
  },
}

async function start(): Promise<FakeNetwork> {
  const server = await createFakeSmtpServer({ login })
  const outboxes = new Map<string, Outbox>()
  const posts: FakePost[] = []
  server.onTaken = (mail) => posts.push(postOf(mail))
  const requests: FakeNetwork['requests'] = []
  server.onConnect = () => requests.push({ method: 'CONNECT', path: '', headers: {}, body: Buffer.alloc(0) })
  let fault: FakeFault | null = null
  const url = `127.0.0.1:${server.port}`
  return {
    url,
    account: {
      remoteId: FROM,
      site: url,
      secret: secretOf({
        ...login,
        secure: false,
        fromName: 'Café Luna',
        replyTo: null,
        perMinute: 6000,
        isInstallations: false,
      }),
    },
    values: { fromEmail: FROM, host: url, user: login.username, password: login.password },
    wrongValues: {
      fromEmail: 'hola',
      host: 'a host with blanks',
      port: '70000',
      user: 'nobody',
      password: 'not-the-right-password',
      perMinute: 'many',
    },
    get fault() {
      return fault
    },
    set fault(next) {
      fault = next
      if (next) faults[next]?.(server)
    },
    posts,
    requests,
    outboxFor({ reference }) {
      const outbox =
        outboxes.get(reference) ?? memoryOutbox([{ id: reference, to: READER, letter: letterOf() }])
      outboxes.set(reference, outbox)
      return outbox
    },
    close: () => server.close(),
  }
}

export const fakeEmail: FakeNetworkKind = {
  network: 'email',
  platform: 'email',
  without: {
    'token-expired': 'A password does not end.',
    'rate-limits': 'A mail server says "later" without a time, for one recipient; see send-mailing.test.ts.',
    'last-allowed': 'A mail server has no such headers.',
    gone: 'A mail server has no page that could be gone.',
  },
  start,
  startProxy: startSmtpProxy,
}
