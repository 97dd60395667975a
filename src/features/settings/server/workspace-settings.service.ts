import { recordActivity } from '#features/activity/server/activity.service.ts'
import { industries } from '#platform/industries.ts'
import type { PlanId } from '#platform/plans.ts'
import type { Db } from '#server/db/database.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import {
  getWorkspace,
  type WorkspaceDetails,
  type WorkspaceSettings,
} from '../workspace-settings.contract.ts'
import * as repository from './workspace-settings.repository.ts'

// Days, due dates and amounts everywhere are written by these settings, so every read is out of date.
const everything = '/api'

export async function get(db: Db, workspaceId: WorkspaceId): Promise<WorkspaceSettings> {
  const row = await repository.get(db, workspaceId)
  return { ...row, industry: industries.find((known) => known === row.industry) ?? null }
}

export const update = (db: Db, actor: Actor, details: WorkspaceDetails): Promise<WorkspaceSettings> =>
  db.transaction(async (db) => {
    await repository.update(db, actor.workspaceId, details)
    await recordActivity(db, actor, {
      kind: 'business_changed',
      values: {},
      link: '/settings?section=business',
    })
    await announce(db, actor, everything)
    return get(db, actor.workspaceId)
  })

export const choosePlan = (db: Db, actor: Actor, plan: PlanId): Promise<WorkspaceSettings> =>
  db.transaction(async (db) => {
    await repository.update(db, actor.workspaceId, { plan })
    await announce(db, actor, getWorkspace.path)
    return get(db, actor.workspaceId)
  })
