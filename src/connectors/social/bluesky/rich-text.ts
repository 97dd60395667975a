import { partsOf } from '../text/text-parts.ts'

type Feature =
  | { $type: 'app.bsky.richtext.facet#link'; uri: string }
  | { $type: 'app.bsky.richtext.facet#tag'; tag: string }
  | { $type: 'app.bsky.richtext.facet#mention'; did: string }

/** A part of a text that does something, by its place in UTF-8 bytes. */
export type Facet = { index: { byteStart: number; byteEnd: number }; features: Feature[] }

const MAX_TAG = 64
/** Each costs a call before the post. */
const MAX_MENTIONS = 10

/** A handle is a domain name. */
const MENTION =
  /(?<![\p{L}\p{N}_@./-])@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z][a-z0-9-]{0,61}[a-z0-9])/giu

const bytesBefore = (text: string, place: number) => Buffer.byteLength(text.slice(0, place))

const facet = (text: string, start: number, length: number, feature: Feature): Facet => ({
  index: { byteStart: bytesBefore(text, start), byteEnd: bytesBefore(text, start + length) },
  features: [feature],
})

const withScheme = (address: string) => (/^https?:\/\//i.test(address) ? address : `https://${address}`)

/** The links of a text, in order. */
export const linksIn = (text: string): { url: string; start: number; length: number }[] =>
  partsOf(text).flatMap(({ kind, text: address, start }) => {
    const url = kind === 'link' ? URL.parse(withScheme(address)) : null
    return url ? [{ url: url.href, start, length: address.length }] : []
  })

const mentionsOf = (text: string) =>
  [...text.matchAll(MENTION)].map(({ 0: found, 1: handle = '', index }) => ({
    handle: handle.toLowerCase(),
    start: index,
    length: found.length,
  }))

/** The handles that a text mentions. */
export const mentionsIn = (text: string): string[] => [
  ...new Set(
    mentionsOf(text)
      .map(({ handle }) => handle)
      .slice(0, MAX_MENTIONS),
  ),
]

/** What is a link, a hashtag or a mention in a text. A handle that belongs to nobody stays plain text. */
export function facetsOf(text: string, dids: ReadonlyMap<string, string>): Facet[] {
  const links = linksIn(text).map(({ url, start, length }) =>
    facet(text, start, length, { $type: 'app.bsky.richtext.facet#link', uri: url }),
  )
  const tags = partsOf(text)
    .filter(({ kind, text: tag }) => kind === 'hashtag' && [...tag].length - 1 <= MAX_TAG)
    .map(({ text: tag, start }) =>
      facet(text, start, tag.length, { $type: 'app.bsky.richtext.facet#tag', tag: tag.slice(1) }),
    )
  const mentions = mentionsOf(text).flatMap(({ handle, start, length }) => {
    const did = dids.get(handle)
    return did === undefined
      ? []
      : [facet(text, start, length, { $type: 'app.bsky.richtext.facet#mention', did })]
  })
  return [...links, ...tags, ...mentions].toSorted((a, b) => a.index.byteStart - b.index.byteStart)
}
