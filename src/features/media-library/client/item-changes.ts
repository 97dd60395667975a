import { locales } from '#platform/locale.ts'
import type { MediaChanges, MediaItem } from '../media-library.contract.ts'

const textsOf = ({ alts }: Pick<MediaItem, 'alts'>) => locales.map((locale) => (alts[locale] ?? '').trim())

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ from what is saved. */
export function changedFields(saved: MediaItem, edited: MediaItem): MediaChanges {
  return {
    ...(edited.name.trim() !== saved.name && { name: edited.name }),
    ...(!isSame(textsOf(edited), textsOf(saved)) && { alts: edited.alts }),
    ...(!isSame(edited.tags, saved.tags) && { tags: edited.tags }),
    ...(!isSame(edited.focus, saved.focus) && { focus: edited.focus }),
  }
}
