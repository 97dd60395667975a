import { Readable } from 'node:stream'
import { guardedFetch, type OutgoingFetch } from '#server/outgoing/guarded-fetch.ts'
import { guardOf } from '#server/outgoing/network-guard.ts'
import { outsideLine } from '#server/outside-text.ts'
import type { Reach } from '../http/network-call.ts'
import type { FileRule, OutgoingFile } from '../outgoing-file.ts'

/** How a page presents itself where it is linked. */
export type LinkCard = { url: string; title: string; description: string; picture: OutgoingFile | null }

/** A card is an extra: a slow page must not hold up the post. */
const DEADLINE_MS = 5_000
const REDIRECTS = 3
/** Pages describe themselves at the beginning. */
const MAX_PAGE_BYTES = 300_000

const TITLE_MAX = 300
const DESCRIPTION_MAX = 1000

const META = /<meta\b[^>]{0,4000}>/gi
const ATTRIBUTE = /(?<![\w:-])(property|name|content)\s{0,9}=\s{0,9}(?:"([^"]{0,3000})"|'([^']{0,3000})')/gi
const TITLE = /<title\b[^>]{0,300}>([^<]{0,3000})/i

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function characterAt(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (all, decimal, hex, name) => {
    if (decimal !== undefined) return characterAt(Number(decimal))
    if (hex !== undefined) return characterAt(Number.parseInt(hex, 16))
    return named[String(name).toLowerCase()] ?? all
  })

const lineOf = (text: string | undefined, max: number) =>
  outsideLine
    .parse(
      decoded(text ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .slice(0, max)
    .toWellFormed()

function metaIn(page: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [tag] of page.matchAll(META)) {
    const attributes = new Map(
      [...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
        name.toLowerCase(),
        double ?? single ?? '',
      ]),
    )
    const key = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase()
    const content = attributes.get('content')
    if (content !== undefined && !found.has(key)) found.set(key, content)
  }
  return found
}

/** What a page says about itself; null if it has no title. */
export function describePage(
  page: string,
  url: string,
): (Omit<LinkCard, 'picture'> & { picture: string | null }) | null {
  const meta = metaIn(page)
  const first = (...names: string[]) => names.map((name) => meta.get(name)).find((value) => value?.trim())
  const title = lineOf(first('og:title', 'twitter:title') ?? TITLE.exec(page)?.[1], TITLE_MAX)
  if (title === '') return null
  const description = lineOf(first('og:description', 'twitter:description', 'description'), DESCRIPTION_MAX)
  const picture = first('og:image', 'og:image:url', 'twitter:image')
  return {
    url,
    title,
    description,
    picture: picture === undefined ? null : (URL.parse(decoded(picture).trim(), url)?.href ?? null),
  }
}

/** The beginning of a page; the rest is not read. */
async function readStart(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let page = ''
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength
    page += decoder.decode(chunk, { stream: true })
    if (bytes > MAX_PAGE_BYTES || page.includes('</head>')) break
  }
  return page
}

const typeOf = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

async function fetchPicture(
  get: OutgoingFetch,
  url: string,
  { types }: FileRule,
): Promise<OutgoingFile | null> {
  const answer = await get(url, { headers: { accept: types.join(', ') } })
  const type = typeOf(answer)
  if (!answer.ok || !types.includes(type)) {
    await answer.body?.cancel()
    return null
  }
  const content = Buffer.from(await answer.arrayBuffer())
  return {
    name: 'card',
    type,
    bytes: content.length,
    open: async ({ start, end } = { start: 0, end: content.length - 1 }) =>
      Readable.from([content.subarray(start, end + 1)], { objectMode: false }),
  }
}

/** The card of a linked page, with its picture if it fits the rule; null if the page has none or does not answer. */
export async function readLinkCard(reach: Reach, url: string, rule: FileRule): Promise<LinkCard | null> {
  const fetchUpTo = (maxBytes: number) =>
    guardedFetch(guardOf(reach.env), { deadlineMs: DEADLINE_MS, maxBytes, redirects: REDIRECTS }, reach.log)
  try {
    const answer = await fetchUpTo(2 * MAX_PAGE_BYTES)(url, { headers: { accept: 'text/html' } })
    if (!answer.ok || !/^(text\/html|application\/xhtml\+xml)$/.test(typeOf(answer))) {
      await answer.body?.cancel()
      return null
    }
    const card = describePage(await readStart(answer), answer.url || url)
    if (!card) return null
    const picture =
      card.picture === null
        ? null
        : await fetchPicture(fetchUpTo(rule.maxBytes), card.picture, rule).catch(() => null)
    // The link stays as it was written: a redirect may carry what counts visits.
    return { ...card, url, picture }
  } catch {
    return null
  }
}
