import { notify } from '#features/notifications/server/notifications.service.ts'
import { membersOf } from '#features/people/server/people.service.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { canBeAsked, chooseApprover } from '../task-rules.ts'
import { announceTasks } from './team.service.ts'
import * as repository from './team-tasks.repository.ts'

// For what changes the team: in its transaction, while the team stands still.

type Where = Pick<Actor, 'workspaceId' | 'clientId'>

/** Nothing waits for somebody who can no longer decide: it goes to the next one who may, who is told. */
export async function rerouteApprovals(db: Db, where: Where): Promise<void> {
  const { workspaceId } = where
  const waiting = await repository.holdWaiting(db, workspaceId)
  if (waiting.length === 0) return
  const people = await membersOf(db, workspaceId)
  for (const task of waiting) {
    const asked = people.find(({ id }) => id === task.approverId)
    if (asked && canBeAsked(task, asked)) continue
    const next = chooseApprover(people, task)
    if (task.approverId === (next?.id ?? null)) continue
    await repository.update(db, workspaceId, task.id, { approverId: next?.id ?? null })
    if (!next) continue
    await notify(db, workspaceId, [next.id], {
      type: 'proof_submitted',
      values: { title: task.title, name: task.submitterName },
      link: '/approvals',
    })
  }
  await announceTasks(db, where)
}

/** Whoever has left has no tasks here any more, also if their account lives on elsewhere. The tasks stay. */
export async function releasePerson(db: Db, where: Where, userId: string): Promise<void> {
  await repository.releasePerson(db, where.workspaceId, userId)
  await rerouteApprovals(db, where)
  await announceTasks(db, where)
}
