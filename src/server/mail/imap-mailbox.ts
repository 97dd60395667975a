import type { ImapFlow } from 'imapflow'
import {
  lookupWith,
  type NetworkGuard,
  PrivateAddress,
  resolvePublicHost,
} from '../outgoing/network-guard.ts'
import { isLoopbackAddress } from '../outgoing/public-address.ts'

export type MailboxAccess = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean
  username: string
  password: string
  folder: string
}

/** A mail that may be a report about returned mails, or the end of a stretch without one. */
type MailboxStep = { uid: number; report: Buffer | null }

export type OpenMailbox = {
  /** As long as it stays, the UIDs of mails do. */
  uidValidity: string
  /** The UID before the first mail that came since then. */
  uidBefore(since: Date): Promise<number>
  /** In the order of their UIDs. Nothing is changed: no mail is deleted, moved or marked as read. */
  stepsAfter(uid: number): AsyncGenerator<MailboxStep>
  close(): void
}

export type MailboxProblem =
  | 'login_refused'
  | 'insecure'
  | 'folder_missing'
  | 'address_private'
  | 'too_slow'
  | 'unreachable'

const MOST_MAILS = 1000
const CHUNK = 100
/** A report has its facts at the start; what follows is the returned mail. */
const MAX_REPORT_BYTES = 256 * 1024
/** Of one answer of the server. */
const MAX_ANSWER_BYTES = 1024 * 1024

type ImapError = Error & {
  code?: string
  tlsFailed?: boolean
  authenticationFailed?: boolean
  serverResponseCode?: string
  mailboxMissing?: boolean
}

const tlsCode = /^(ERR_TLS|ERR_SSL|EPROTO)|CERT|^UNABLE_TO_(GET|VERIFY)/
/** With these, the same login may work later (RFC 5530). */
const passing = ['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG', 'CONTACTADMIN']

export function mailboxProblemOf(error: unknown): MailboxProblem {
  if (error instanceof PrivateAddress) return 'address_private'
  if (!(error instanceof Error)) return 'unreachable'
  const {
    code = '',
    tlsFailed,
    authenticationFailed,
    serverResponseCode = '',
    mailboxMissing,
  } = error as ImapError
  if (tlsFailed || tlsCode.test(code)) return 'insecure'
  if (authenticationFailed) return passing.includes(serverResponseCode) ? 'unreachable' : 'login_refused'
  if (mailboxMissing || serverResponseCode === 'NONEXISTENT') return 'folder_missing'
  return /TIMEOUT|TIMEDOUT/.test(code) ? 'too_slow' : 'unreachable'
}

const isReport = (header: Buffer | undefined) =>
  header !== undefined && /multipart\/report/i.test(header.toString('latin1'))

/** The library answers "nothing" on a lost connection, too; mails would be passed over. */
function assertOpen(client: ImapFlow): void {
  if (!client.usable) throw new Error('The connection has ended.')
}

async function findUids(client: ImapFlow, query: { since: Date } | { uid: string }): Promise<number[]> {
  const found = await client.search(query, { uid: true })
  if (!found) throw new Error('The mail server did not search.')
  return found.toSorted((a, b) => a - b)
}

async function* stepsAfter(client: ImapFlow, afterUid: number): AsyncGenerator<MailboxStep> {
  // "*" is the last mail, even if it is an old one.
  const uids = (await findUids(client, { uid: `${afterUid + 1}:*` })).filter((uid) => uid > afterUid)
  for (let at = 0; at < Math.min(uids.length, MOST_MAILS); at += CHUNK) {
    const chunk = uids.slice(at, at + CHUNK)
    const mails = await client.fetchAll(chunk, { uid: true, headers: ['content-type'] }, { uid: true })
    assertOpen(client)
    const reports = mails.filter(({ headers }) => isReport(headers)).map(({ uid }) => uid)
    for (const uid of reports.toSorted((a, b) => a - b)) {
      const mail = await client.fetchOne(
        `${uid}`,
        { uid: true, source: { start: 0, maxLength: MAX_REPORT_BYTES } },
        { uid: true },
      )
      assertOpen(client)
      yield { uid, report: (mail || undefined)?.source ?? null }
    }
    yield { uid: chunk.at(-1) ?? afterUid, report: null }
  }
}

/**
 * Signs in and opens the folder only for reading; throws what `mailboxProblemOf` understands. After the deadline the
 * connection is closed, whatever the server is doing.
 */
export async function openMailbox(
  { host, port, secure, username, password, folder }: MailboxAccess,
  guard: NetworkGuard,
  deadlines: { stepMs: number; allMs: number },
): Promise<OpenMailbox> {
  const bare = host.replace(/^\[|\]$/g, '')
  const addresses = await resolvePublicHost(bare, guard)
  const isHere = addresses.every(({ address }) => isLoopbackAddress(address))
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: bare,
    port,
    secure,
    // A password leaves this machine encrypted or not at all, even if someone on the way hides that the server can do it.
    ...(!(secure || isHere) && { doSTARTTLS: true }),
    auth: { user: username, pass: password },
    // The connection goes to the addresses that were checked.
    tls: { lookup: lookupWith({ allowPrivate: true, resolve: async () => addresses }) },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: deadlines.stepMs,
    greetingTimeout: deadlines.stepMs,
    socketTimeout: deadlines.stepMs,
    maxLiteralSize: MAX_ANSWER_BYTES,
    maxLineLength: MAX_ANSWER_BYTES,
    maxResponseSize: 2 * MAX_ANSWER_BYTES,
  })
  // What goes wrong is also thrown by the call that waits.
  client.on('error', () => undefined)
  const timer = setTimeout(() => client.close(), deadlines.allMs)
  function close(): void {
    clearTimeout(timer)
    client.close()
  }
  try {
    await client.connect()
    await client.getMailboxLock(folder, { readOnly: true })
    if (!client.mailbox) throw new Error('The mail server opened no folder.')
    const { uidValidity, uidNext } = client.mailbox
    return {
      uidValidity: `${uidValidity}`,
      uidBefore: async (since) => ((await findUids(client, { since }))[0] ?? (uidNext || 1)) - 1,
      stepsAfter: (uid) => stepsAfter(client, uid),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
