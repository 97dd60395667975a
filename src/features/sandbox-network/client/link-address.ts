import { partsOf } from '#connectors/social/text/text-parts.ts'

/** The URL of a link: people omit the scheme. */
export const addressOf = (link: string): string => (/^https?:/i.test(link) ? link : `https://${link}`)

/** The URL of the first link in a text. */
export function linkIn(text: string): string | undefined {
  const link = partsOf(text).find(({ kind }) => kind === 'link')
  return link && addressOf(link.text)
}
