import { partsOf } from '#connectors/social/text-parts.ts'

/** Where a link leads: people write addresses without their beginning. */
export const addressOf = (link: string): string => (/^https?:/i.test(link) ? link : `https://${link}`)

/** Where the first link of a text leads. */
export function linkIn(text: string): string | undefined {
  const link = partsOf(text).find(({ kind }) => kind === 'link')
  return link && addressOf(link.text)
}
