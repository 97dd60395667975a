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

/** The words of a paragraph, with its links and line breaks. */
export const inHtml = (text: string) =>
  partsOf(text)
    .map(({ kind, text: part }) =>
      kind === 'link'
        ? `<a href="${escapeHtml(linkAddressOf(part))}">${escapeHtml(part)}</a>`
        : escapeHtml(part).replaceAll('\n', '<br>\n'),
    )
    .join('')
