import { partsOf } from './text-parts.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Typed text is never markup. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

export const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')

export const linkAddressOf = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`)

const linkInHtml = (address: string, words: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`

/** Another address for a link, and what stands behind it. */
export type Replacement = { url: string; after: string }

/** The words of a paragraph, with its links and line breaks. */
export const inHtml = (text: string, replace: (link: string) => Replacement | null = () => null) =>
  partsOf(text)
    .map(({ kind, text: part }) => {
      if (kind !== 'link') return escapeHtml(part).replaceAll('\n', '<br>\n')
      const other = replace(part)
      return other
        ? `${linkInHtml(other.url, other.url)}${escapeHtml(other.after)}`
        : linkInHtml(linkAddressOf(part), part)
    })
    .join('')
