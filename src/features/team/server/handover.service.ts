import { notify } from '#core/notifications/index.server.ts'
import { type Handover, membersOf, type TeamChangeHandler } from '#features/people/index.server.ts'
import { fullName } from '#platform/full-name.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { chooseApprover, isEligibleApprover } from '../task-rules.ts'
import { restarted } from './change-task.ts'
import { announceTasks } from './team.service.ts'
import * as repository from './team-tasks.repository.ts'

type Where = Pick<Actor, 'workspaceId' | 'clientId'>

/** Approvals of a person who can no longer decide go to the next approver, who is notified. */
async function rerouteApprovals(db: Db, where: Where): Promise<void> {
  const { workspaceId } = where
  const waiting = await repository.lockWaiting(db, workspaceId)
  if (waiting.length === 0) return
  const people = await membersOf(db, workspaceId)
  for (const task of waiting) {
    const asked = people.find(({ id }) => id === task.approverId)
    if (asked && isEligibleApprover(task, asked)) continue
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

/**
 * Reassigns the open tasks of a leaving person, and ownership of those they assigned. Submitted tasks were done by that
 * person, and stay theirs.
 */
async function handOverTasks(
  db: Db,
  { workspaceId }: Where,
  { leaving, heir, by, now }: Handover,
): Promise<void> {
  const open = await repository.lockOpenOf(db, workspaceId, leaving.id)
  const isToDo = ({ assignedTo, status }: repository.Task) =>
    assignedTo === leaving.id && status !== 'pending_approval'
  for (const task of open) {
    await repository.update(db, workspaceId, task.id, {
      ...(task.assignedBy === leaving.id && { assignedBy: heir.id }),
      ...(isToDo(task) && { ...restarted, assignedTo: heir.id }),
      updatedAt: now,
    })
    if (isToDo(task))
      await repository.addEvent(db, workspaceId, task.id, {
        kind: 'changed',
        userId: by.id,
        personName: fullName(by),
        text: fullName(heir),
        createdAt: now,
      })
  }
  if (heir.id === by.id || !open.some(isToDo)) return
  await notify(db, workspaceId, [heir.id], {
    type: 'tasks_handed_over',
    values: { name: fullName(leaving) },
    link: '/team',
  })
}

/** A former member has no tasks here, even if their account exists elsewhere. The tasks stay. */
async function releasePerson(db: Db, where: Where, userId: string): Promise<void> {
  await repository.releasePerson(db, where.workspaceId, userId)
  await rerouteApprovals(db, where)
  await announceTasks(db, where)
}

export const taskHandover: TeamChangeHandler = {
  beforeLeaving: handOverTasks,
  afterLeaving: releasePerson,
  afterApproversChanged: rerouteApprovals,
}
