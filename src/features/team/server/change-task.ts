import { fullName } from '#platform/full-name.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { TaskChanges } from '../team.contract.ts'
import { memberIn, notifyAssignee } from './create-task.ts'
import type { Task, TaskUpdate } from './team-tasks.repository.ts'
import { nextStatusFor, step, type Timed, workOnTask } from './work-on-task.ts'

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)

/** Only named fields with a new value. */
function changedIn(task: Task, { dueDate, ...changes }: TaskChanges): TaskUpdate {
  const wanted = { ...changes, ...(dueDate !== undefined && { dueDate: dueDate && new Date(dueDate) }) }
  const entries = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && plain(value) !== plain(task[name as keyof Task]),
  )
  return Object.fromEntries(entries)
}

/** A new assignee starts over: the previous submission is not theirs, but stays in the history. */
export const restarted = {
  status: 'pending',
  notes: null,
  proofFileUrl: null,
  rejectionReason: null,
} as const

export const changeTask = (deps: Timed, actor: Actor, id: string, asked: TaskChanges) =>
  workOnTask(deps, actor, id, async (at) => {
    nextStatusFor(at, 'change')
    const changes = changedIn(at.task, asked)
    if (Object.keys(changes).length === 0) return
    if (!changes.assignedTo) {
      await step(at, changes, { kind: 'changed' })
      return
    }
    const assignee = memberIn(at.people, changes.assignedTo)
    await step(at, { ...changes, ...restarted }, { kind: 'changed', text: fullName(assignee) })
    await notifyAssignee(at.db, actor, at.self, { ...at.task, ...changes, assignedTo: assignee.id })
  })
