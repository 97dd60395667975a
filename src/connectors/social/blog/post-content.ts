import { createHash } from 'node:crypto'
import { clip } from '#platform/clip.ts'
import { oneLine } from '#platform/line-ends.ts'
import { folded } from '#platform/similar-words.ts'
import type { OutgoingPost } from '../adapter.ts'
import { escapeHtml, inHtml, paragraphsOf } from '../text/post-html.ts'

export type Uploaded = { id: number; url: string; kind: 'picture' | 'video'; alt: string }

const SLUG_MAX = 60
const CODE_LENGTH = 6

const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** Our reference in a few characters, at the end of the post's address. */
export function codeOf(reference: string): string {
  const digest = createHash('sha256').update(reference).digest('hex')
  return BigInt(`0x${digest}`).toString(36).slice(-CODE_LENGTH)
}

/**
 * The end of the post's address. WordPress has no idempotency key, so a post is found by this: the title for people, and
 * a code for us.
 */
export function slugOf(title: string, reference: string): string {
  const words = folded(title)
    .replace(/[ßæœøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-/, '')
  const cut = words.length > SLUG_MAX ? words.slice(0, words.lastIndexOf('-', SLUG_MAX)) : words
  return `${clip(cut, SLUG_MAX).replace(/-$/, '') || 'post'}-${codeOf(reference)}`
}

export const isSlugOf = (slug: string, reference: string): boolean => slug.endsWith(`-${codeOf(reference)}`)

/** Plugins run what stands in square brackets, in attributes too. */
const withoutShortcodes = (html: string) => html.replaceAll('[', '&#91;')

const block = (name: string, attributes: object | null, html: string) =>
  `<!-- wp:${name}${attributes ? ` ${JSON.stringify(attributes)}` : ''} -->\n${withoutShortcodes(html)}\n<!-- /wp:${name} -->`

const pictureBlock = ({ id, url, alt }: Uploaded) =>
  block(
    'image',
    { id, sizeSlug: 'full', linkDestination: 'none' },
    `<figure class="wp-block-image size-full"><img src="${escapeHtml(url)}" alt="${escapeHtml(oneLine(alt))}" class="wp-image-${id}"/></figure>`,
  )

const videoBlock = ({ id, url }: Uploaded) =>
  block(
    'video',
    { id },
    `<figure class="wp-block-video"><video controls src="${escapeHtml(url)}"></video></figure>`,
  )

/** The first image is the featured one, which themes show above the text. */
export const featuredOf = (media: readonly Uploaded[]): Uploaded | undefined =>
  media.find(({ kind }) => kind === 'picture')

/** A line break of the source would be a space in the editor. */
const inEditor = (text: string) => inHtml(text).replaceAll('<br>\n', '<br>')

/** The text as blocks of WordPress' editor, and below it all media but the featured image. */
export function contentOf({ text }: Pick<OutgoingPost, 'text'>, media: readonly Uploaded[]): string {
  const featured = featuredOf(media)
  return [
    ...paragraphsOf(text).map((paragraph) => block('paragraph', null, `<p>${inEditor(paragraph)}</p>`)),
    ...media
      .filter((each) => each !== featured)
      .map((each) => (each.kind === 'video' ? videoBlock(each) : pictureBlock(each))),
  ].join('\n\n')
}

/** Themes print titles as HTML. Quotes are left to WordPress, which makes typographic ones of them. */
export const titleOf = (title: string): string => escapeHtml(oneLine(title)).replaceAll('&quot;', '"')

/** WordPress removes tags from alt texts, so they must not look like tags. */
export const altOf = (alt: string): string => oneLine(alt).replaceAll('<', '&lt;')

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" }

/** Names as people see them; WordPress stores them escaped. */
export const readName = (name: string): string =>
  name.replace(/&(amp|lt|gt|quot|#0?39);/g, (entity, sign: string) => signs[sign] ?? entity)
