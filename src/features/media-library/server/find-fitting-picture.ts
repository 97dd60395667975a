import { folded } from '#platform/similar-words.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { MediaItem } from '../media-library.contract.ts'
import * as repository from './media-items.repository.ts'
import { findPicture } from './media-library.service.ts'

const SEARCHED = 200
const SHORTEST_WORD = 4
/** "cake" and "cakes", "corte" and "cortes" are the same. */
const STEM = 5
/** A tag was given by a person, so one is enough; of names and alt texts it takes two words. */
const TAG = 2
const ENOUGH = 2

const stemsOf = (text: string): Set<string> =>
  new Set(
    (folded(text).match(/\p{L}+/gu) ?? [])
      .filter(({ length }) => length >= SHORTEST_WORD)
      .map((word) => word.replace(/s$/, '').replace(/e$/, '').slice(0, STEM)),
  )

const shared = (one: Set<string>, other: Set<string>) => [...one].filter((stem) => other.has(stem)).length

type Described = Pick<MediaItem, 'name' | 'tags' | 'alts'>

/** How well a picture fits a text; 0 if too little speaks for it. A wrong photo is worse than none. */
export function fitnessOf({ name, tags, alts }: Described, text: string): number {
  const wanted = stemsOf(text)
  const told = stemsOf([name, ...Object.values(alts)].join(' '))
  const score = TAG * shared(stemsOf(tags.join(' ')), wanted) + shared(told, wanted)
  return score >= ENOUGH ? score : 0
}

/** The picture of the library whose tags, name or alt text say the same as a text; the newest of those that fit best. */
export async function findFittingPicture(
  db: Db,
  workspaceId: WorkspaceId,
  text: string,
): Promise<MediaItem | null> {
  const candidates = await repository.listDescriptions(db, workspaceId, SEARCHED)
  let best: { id: string; score: number } | null = null
  for (const { id, ...described } of candidates) {
    const score = fitnessOf(described, text)
    if (score > (best?.score ?? 0)) best = { id, score }
  }
  return best && findPicture(db, workspaceId, best.id)
}
