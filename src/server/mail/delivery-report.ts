/** What another mail server says about one recipient (RFC 3464). */
export type ReportedRecipient = {
  /** As it was written to, and where it ended, in lower case. */
  addresses: string[]
  action: string
  /** The enhanced status code (RFC 3463). */
  status: string | null
  /** The SMTP code that the server got; 0 without one. */
  code: number
  /** The server's words, on one line. */
  answer: string
}

export type DeliveryReport = { messageId: string; recipients: ReportedRecipient[] }

const MOST_PARTS = 20
const MOST_RECIPIENTS = 50
const MAX_ANSWER = 300

type Fields = ReadonlyMap<string, string>
type Part = { fields: Fields; body: string }

/** Fields of a header; of several with one name the first counts. A continued line belongs to the one before. */
function fieldsOf(lines: readonly string[]): Fields {
  const unfolded: string[] = []
  for (const line of lines) {
    const isContinued = (line.startsWith(' ') || line.startsWith('\t')) && unfolded.length > 0
    if (isContinued) unfolded[unfolded.length - 1] += ` ${line.trim()}`
    else unfolded.push(line)
  }
  const fields = new Map<string, string>()
  for (const line of unfolded) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

function partOf(lines: readonly string[]): Part {
  const end = lines.findIndex((line) => line.trim() === '')
  const headerEnd = end < 0 ? lines.length : end
  return { fields: fieldsOf(lines.slice(0, headerEnd)), body: lines.slice(headerEnd + 1).join('\n') }
}

const linesOf = (text: string) =>
  text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))

const typeOf = ({ fields }: Part) => (fields.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()

function parameterOf({ fields }: Part, name: string): string | null {
  for (const piece of (fields.get('content-type') ?? '').split(';').slice(1)) {
    const equals = piece.indexOf('=')
    if (piece.slice(0, Math.max(equals, 0)).trim().toLowerCase() !== name) continue
    return piece
      .slice(equals + 1)
      .trim()
      .replace(/^"|"$/g, '')
  }
  return null
}

/** Servers send these parts as they are; a few encode them all the same. */
function contentOf({ fields, body }: Part): string {
  switch (fields.get('content-transfer-encoding')?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8')
    case 'quoted-printable':
      return Buffer.from(
        body
          .replace(/=\n/g, '')
          .replace(/=([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8')
    default:
      return body
  }
}

function partsOf(whole: Part, boundary: string): Part[] {
  const parts: Part[] = []
  let current: string[] | null = null
  for (const line of whole.body.split('\n')) {
    const marker = line.trimEnd()
    if (marker !== `--${boundary}` && marker !== `--${boundary}--`) {
      current?.push(line)
      continue
    }
    if (current) parts.push(partOf(current))
    current = marker.endsWith(`${boundary}--`) ? null : []
    if (parts.length === MOST_PARTS || current === null) return parts
  }
  // Cut off: what is there of the last part counts.
  if (current) parts.push(partOf(current))
  return parts
}

/** Groups of fields, between empty lines. */
function groupsOf(content: string): Fields[] {
  const groups: string[][] = [[]]
  for (const line of linesOf(content))
    if (line.trim() !== '') groups.at(-1)?.push(line)
    else if (groups.at(-1)?.length) groups.push([])
  return groups.slice(0, MOST_RECIPIENTS + 1).map(fieldsOf)
}

const decodedXtext = (text: string) =>
  text.replace(/\+([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Behind "rfc822;". The address that was written to may be encoded (RFC 3461). */
function addressesIn(field: string | undefined): string[] {
  if (!field) return []
  const address = field
    .slice(field.indexOf(';') + 1)
    .trim()
    .replace(/^<|>$/g, '')
    .toLowerCase()
  return [address, decodedXtext(field.slice(field.indexOf(';') + 1).trim()).toLowerCase()]
}

const asLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
    .slice(0, MAX_ANSWER)

function recipientOf(fields: Fields): ReportedRecipient | null {
  const addresses = [
    ...addressesIn(fields.get('original-recipient')),
    ...addressesIn(fields.get('final-recipient')),
  ].filter(Boolean)
  const action = fields.get('action')?.toLowerCase()
  if (addresses.length === 0 || !action) return null
  const diagnostic = fields.get('diagnostic-code') ?? ''
  const said = asLine(diagnostic.slice(diagnostic.indexOf(';') + 1))
  const [, code = '0', enhanced = null] = /^(\d{3})(?:[ -]+#?(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(said) ?? []
  const own = /^(\d\.\d{1,3}\.\d{1,3})\b/.exec(fields.get('status') ?? '')?.[1] ?? null
  // "5.0.0" only says that it failed; the server that was asked may have said more.
  const status = own === '5.0.0' && enhanced ? enhanced : own
  return { addresses, action, status, code: Number(code), answer: said || own || '' }
}

/** Reads a report about returned mails; null for any other mail. Anyone can send one: nothing in it is proven. */
export function readDeliveryReport(source: Buffer): DeliveryReport | null {
  const whole = partOf(linesOf(source.toString('utf8')))
  const boundary = parameterOf(whole, 'boundary')
  if (typeOf(whole) !== 'multipart/report' || !boundary) return null
  const parts = partsOf(whole, boundary)
  const find = (...types: string[]) => parts.find((part) => types.includes(typeOf(part) ?? ''))
  const report = find('message/delivery-status', 'message/global-delivery-status')
  const returned = find('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers')
  if (!report || !returned) return null
  const messageId = partOf(linesOf(contentOf(returned))).fields.get('message-id')
  if (!messageId) return null
  const recipients = groupsOf(contentOf(report)).flatMap((group) => recipientOf(group) ?? [])
  return recipients.length > 0 ? { messageId, recipients } : null
}
