import { recordActivity } from '#core/activity/index.server.ts'
import { clip } from '#platform/clip.ts'
import { fullName } from '#platform/full-name.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { Decision } from '../team.contract.ts'
import { step, type Timed, tell, type Work, wayOf, workOnTask } from './work-on-task.ts'

/** The first decision counts: whoever comes later finds that the task no longer waits. */
export const decideTask = (deps: Timed, actor: Actor, id: string, { action, comments }: Decision) =>
  workOnTask(deps, actor, id, (at) => (action === 'approve' ? approve(at) : reject(at, comments ?? '')))

const decided = ({ self, now }: Work) => ({ decidedBy: self.id, decidedAt: now, approverId: null })

async function approve(at: Work): Promise<void> {
  const status = wayOf(at, 'approve')
  await step(at, { ...decided(at), status, completedAt: at.now }, { kind: 'approved' })
  const assignee = at.people.find(({ id }) => id === at.task.assignedTo)
  const { title, assignedTo, assignedBy } = at.task
  await tell(at, assignedTo, { type: 'task_approved', values: { title, name: fullName(at.self) } })
  if (!assignee) return
  const name = fullName(assignee)
  await recordActivity(at.db, at.actor, { kind: 'task_approved', values: { name }, link: '/team' })
  // Whoever gave themselves the task has just heard that it is approved.
  if (assignedBy !== assignedTo)
    await tell(at, assignedBy, { type: 'task_completed', values: { title, name } })
}

// A notification is read in passing; the whole reason stands in the task.
const ENOUGH_OF_A_REASON = 280
const inShort = (text: string) =>
  text.length > ENOUGH_OF_A_REASON ? `${clip(text, ENOUGH_OF_A_REASON)}…` : text

async function reject(at: Work, reason: string): Promise<void> {
  const status = wayOf(at, 'reject')
  // What was handed in stands among what was done; the task itself is open for what comes next.
  const again = { notes: null, proofFileUrl: null, submittedAt: null }
  await step(
    at,
    { ...decided(at), ...again, status, rejectionReason: reason },
    { kind: 'rejected', text: reason },
  )
  await tell(at, at.task.assignedTo, {
    type: 'task_rejected',
    values: { title: at.task.title, name: fullName(at.self), reason: inShort(reason) },
  })
}
