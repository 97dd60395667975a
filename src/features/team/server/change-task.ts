import { fullName } from '#platform/full-name.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { TaskChanges } from '../team.contract.ts'
import { memberIn, tellAssignee } from './create-task.ts'
import type { Task, TaskUpdate } from './team-tasks.repository.ts'
import { step, type Timed, wayOf, workOnTask } from './work-on-task.ts'

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)

/** Only what is named and is not so already. */
function changedIn(task: Task, { dueDate, ...changes }: TaskChanges): TaskUpdate {
  const wanted = { ...changes, ...(dueDate !== undefined && { dueDate: dueDate && new Date(dueDate) }) }
  const entries = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && plain(value) !== plain(task[name as keyof Task]),
  )
  return Object.fromEntries(entries)
}

/** Whoever gets it now has not begun, and what the one before handed in is not theirs; it stays among what was done. */
export const startAnew = {
  status: 'pending',
  notes: null,
  proofFileUrl: null,
  rejectionReason: null,
} as const

export const changeTask = (deps: Timed, actor: Actor, id: string, asked: TaskChanges) =>
  workOnTask(deps, actor, id, async (at) => {
    wayOf(at, 'change')
    const changes = changedIn(at.task, asked)
    if (Object.keys(changes).length === 0) return
    if (!changes.assignedTo) {
      await step(at, changes, { kind: 'changed' })
      return
    }
    const assignee = memberIn(at.people, changes.assignedTo)
    await step(at, { ...changes, ...startAnew }, { kind: 'changed', text: fullName(assignee) })
    await tellAssignee(at.db, actor, at.self, { ...at.task, ...changes, assignedTo: assignee.id })
  })
