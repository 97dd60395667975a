import { recordActivity } from '#core/activity/index.server.ts'
import { notify } from '#core/notifications/index.server.ts'
import { findContact } from '#features/inbox/index.server.ts'
import { lockTeamShared, type Member } from '#features/people/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import { fullName } from '#platform/full-name.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { teamRules } from '../i18n/index.ts'
import type { NewTask, TeamTask } from '../team.contract.ts'
import { announceTasks, linkTo, read, selfIn } from './team.service.ts'
import * as repository from './team-tasks.repository.ts'
import type { Timed } from './work-on-task.ts'

const notInTeam = ruleText(teamRules, 'notInTeam')

export function memberIn(people: readonly Member[], id: string): Member {
  const found = people.find((person) => person.id === id)
  if (!found) throw new AppError('refused', { fields: { assignedTo: notInTeam } })
  return found
}

/** Not if they assigned it to themselves. */
export async function notifyAssignee(
  db: Db,
  { workspaceId }: Actor,
  self: Member,
  task: { id: string; title: string; assignedTo: string },
): Promise<void> {
  if (task.assignedTo === self.id) return
  await notify(db, workspaceId, [task.assignedTo], {
    type: 'task_assigned',
    values: { title: task.title, name: fullName(self) },
    link: linkTo(task.id),
  })
}

export const createTask = ({ db, clock }: Timed, actor: Actor, asked: NewTask): Promise<TeamTask> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const people = await lockTeamShared(db, workspaceId)
    const self = selfIn(people, actor)
    const assignee = memberIn(people, asked.assignedTo)
    const { conversationId } = asked
    if (conversationId && !(await findContact(db, workspaceId, conversationId))) throw notFound()
    const now = clock.now()
    const id = await repository.insert(db, workspaceId, {
      ...asked,
      dueDate: asked.dueDate === null ? null : new Date(asked.dueDate),
      assignedBy: self.id,
      createdAt: now,
      updatedAt: now,
    })
    await repository.addEvent(db, workspaceId, id, {
      kind: 'created',
      userId: self.id,
      personName: fullName(self),
      text: fullName(assignee),
      createdAt: now,
    })
    await notifyAssignee(db, actor, self, { ...asked, id })
    // Everyone reads the activity, but only those involved see a task, so its title is not recorded.
    await recordActivity(db, actor, {
      kind: 'task_assigned',
      values: { name: fullName(assignee) },
      link: '/team',
    })
    await announceTasks(db, actor)
    return read(db, actor, id)
  })
