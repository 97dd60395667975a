import { type Notice, notify } from '#core/notifications/index.server.ts'
import { lockTeamShared, type Member } from '#features/people/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import { fullName } from '#platform/full-name.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { mayTake, nextStatus, type TaskAction } from '../task-rules.ts'
import type { TaskEventKind, TaskStatus, TeamTask } from '../team.contract.ts'
import { announceTasks, linkTo, read, selfIn } from './team.service.ts'
import * as repository from './team-tasks.repository.ts'

export type Timed = Pick<Deps, 'db' | 'clock'>

export type Work = {
  db: Db
  actor: Actor
  task: repository.Task
  people: Member[]
  self: Member
  now: Date
}

/** One change of a task in one transaction, with the task and the team locked. */
export const workOnTask = (
  { db, clock }: Timed,
  actor: Actor,
  id: string,
  work: (at: Work) => Promise<void>,
): Promise<TeamTask> =>
  db.transaction(async (db) => {
    const people = await lockTeamShared(db, actor.workspaceId)
    const self = selfIn(people, actor)
    const task = await repository.lock(db, actor.workspaceId, id)
    if (!task) throw notFound()
    await work({ db, actor, task, people, self, now: clock.now() })
    await announceTasks(db, actor)
    return read(db, actor, id)
  })

const decisions: readonly TaskAction[] = ['approve', 'reject']

/** The next state, for a person who may do this now. */
export function nextStatusFor({ task, self, people }: Work, action: TaskAction): TaskStatus {
  if (!mayTake(action, task, self, people)) throw new AppError('forbidden')
  const next = nextStatus(action, task.status)
  if (!next) throw new AppError(decisions.includes(action) ? 'task_decided' : 'task_moved_on')
  return next
}

type HistoryEntry = { kind: TaskEventKind; text?: string | null; proofFileUrl?: string | null }

/** Writes the task's new state and its history entry. */
export async function step(
  { db, actor: { workspaceId }, task, self, now }: Work,
  changes: repository.TaskUpdate,
  entry: HistoryEntry,
): Promise<void> {
  await repository.update(db, workspaceId, task.id, { ...changes, updatedAt: now })
  await repository.addEvent(db, workspaceId, task.id, {
    ...entry,
    userId: self.id,
    personName: fullName(self),
    createdAt: now,
  })
}

/** Skips people's own actions and former members. */
export async function notifyMember(
  { db, actor, task, self }: Work,
  whom: string | null,
  notice: Notice,
): Promise<void> {
  if (whom === null || whom === self.id) return
  await notify(db, actor.workspaceId, [whom], { ...notice, link: linkTo(task.id) })
}
