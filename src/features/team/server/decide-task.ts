import { recordActivity } from '#core/activity/index.server.ts'
import { clip } from '#platform/clip.ts'
import { fullName } from '#platform/full-name.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Decision } from '../team.contract.ts'
import { nextStatusFor, notifyMember, step, type Timed, type Work, workOnTask } from './work-on-task.ts'

/** The first decision wins: a later one finds that the task no longer waits. */
export const decideTask = (deps: Timed, actor: Actor, id: string, { action, comments }: Decision) =>
  workOnTask(deps, actor, id, (at) => (action === 'approve' ? approve(at) : reject(at, comments ?? '')))

const decided = ({ self, now }: Work) => ({ decidedBy: self.id, decidedAt: now, approverId: null })

async function approve(at: Work): Promise<void> {
  const status = nextStatusFor(at, 'approve')
  await step(at, { ...decided(at), status, completedAt: at.now }, { kind: 'approved' })
  const assignee = at.people.find(({ id }) => id === at.task.assignedTo)
  const { title, assignedTo, assignedBy } = at.task
  await notifyMember(at, assignedTo, { type: 'task_approved', values: { title, name: fullName(at.self) } })
  if (!assignee) return
  const name = fullName(assignee)
  await recordActivity(at.db, at.actor, { kind: 'task_approved', values: { name }, link: '/team' })
  // A person who assigned the task to themselves has already been notified of the approval.
  if (assignedBy !== assignedTo)
    await notifyMember(at, assignedBy, { type: 'task_completed', values: { title, name } })
}

// A notification is an excerpt; the task has the full reason.
const ENOUGH_OF_A_REASON = 280
const inShort = (text: string) =>
  text.length > ENOUGH_OF_A_REASON ? `${clip(text, ENOUGH_OF_A_REASON)}…` : text

async function reject(at: Work, reason: string): Promise<void> {
  const status = nextStatusFor(at, 'reject')
  // The submission stays in the history; the task is open for the next one.
  const again = { notes: null, proofFileUrl: null, submittedAt: null }
  await step(
    at,
    { ...decided(at), ...again, status, rejectionReason: reason },
    { kind: 'rejected', text: reason },
  )
  await notifyMember(at, at.task.assignedTo, {
    type: 'task_rejected',
    values: { title: at.task.title, name: fullName(at.self), reason: inShort(reason) },
  })
}
