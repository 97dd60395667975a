import { subDays } from 'date-fns/subDays'
import { releaseFile } from '#core/files/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { type Place, writeEntry } from './change-entry.ts'
import * as entriesRepository from './plan-entries.repository.ts'

type Timed = Pick<Deps, 'db' | 'clock'>

const UNDO_DAYS = 1

/** A second click finds it deleted and changes nothing. */
export const deleteEntry = (deps: Timed, actor: Actor, locale: Locale, place: Place): Promise<ContentPlan> =>
  writeEntry(
    deps,
    actor,
    locale,
    place,
    async (db, { id }, entry) => {
      const { workspaceId } = actor
      const now = deps.clock.now()
      const before = subDays(now, UNDO_DAYS)
      for (const { url } of await entriesRepository.purgeDeleted(db, workspaceId, id, before))
        await releaseFile(db, workspaceId, url)
      return entry.deletedAt ? null : { deletedAt: now }
    },
    { takesDeleted: true },
  )

export const restoreEntry = (deps: Timed, actor: Actor, locale: Locale, place: Place) =>
  writeEntry(
    deps,
    actor,
    locale,
    place,
    (_db, _plan, { deletedAt }) => (deletedAt ? { deletedAt: null } : null),
    { takesDeleted: true },
  )
