export type MailPart = { headers: Record<string, string>; content: Buffer }

function headersOf(head: string): Record<string, string> {
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ')
  return Object.fromEntries(
    unfolded.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** Encoded words of headers (RFC 2047). */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString()
        : fromQuoted(words.replaceAll('_', ' ')).toString(),
    )

function decoded(body: string, encoding = ''): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64')
  return /quoted-printable/i.test(encoding) ? fromQuoted(body) : Buffer.from(body)
}

/** The headers of a mail, and its parts without those that only hold others. */
export function readMail(mail: string): { headers: Record<string, string>; parts: MailPart[] } {
  const split = /\r?\n\r?\n/.exec(mail)
  const headers = headersOf(mail.slice(0, split?.index))
  const body = split ? mail.slice(split.index + split[0].length) : ''
  const boundary = /multipart\/[^;]+;.*?boundary="?([^";]+)"?/i.exec(headers['content-type'] ?? '')?.[1]
  if (boundary === undefined)
    return { headers, parts: [{ headers, content: decoded(body, headers['content-transfer-encoding']) }] }
  const inner = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.replace(/^\r?\n/, '').replace(/\r?\n$/, ''))
  return { headers, parts: inner.flatMap((part) => readMail(part).parts) }
}

/** The text of the first part of this type. */
export const partOf = (mail: string, type: string): string =>
  readMail(mail)
    .parts.find(({ headers }) => headers['content-type']?.startsWith(type))
    ?.content.toString() ?? ''
