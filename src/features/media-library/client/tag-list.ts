import { clip } from '#platform/clip.ts'
import { MAX_TAG, MAX_TAGS } from '../media-library.contract.ts'

/** Tags as people type or paste them: "cakes, spring  menu". */
export const parseTags = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((tag) => clip(tag.replace(/\s+/g, ' ').trim().replace(/^#/, ''), MAX_TAG))
    .filter((tag) => tag !== '')

export const isSameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Adds tags that are not there yet, as far as there is room. */
export function addTags(tags: readonly string[], more: readonly string[]): string[] {
  const all = [...tags]
  for (const tag of more)
    if (all.length < MAX_TAGS && !all.some((known) => isSameTag(known, tag))) all.push(tag)
  return all
}
