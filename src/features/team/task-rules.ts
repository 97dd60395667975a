import { type Place, subordinatesOf, thoseAbove } from '#features/people/hierarchy.ts'
import type { TaskStatus } from './team.contract.ts'

export const taskActions = ['start', 'complete', 'submit', 'approve', 'reject', 'cancel', 'change'] as const
export type TaskAction = (typeof taskActions)[number]

/** Where each act leads from each state; what is not here cannot be done. */
const ways: Record<TaskAction, Partial<Record<TaskStatus, TaskStatus>>> = {
  start: { pending: 'in_progress' },
  complete: { pending: 'completed', in_progress: 'completed' },
  submit: { pending: 'pending_approval', in_progress: 'pending_approval' },
  approve: { pending_approval: 'completed' },
  reject: { pending_approval: 'in_progress' },
  cancel: { pending: 'cancelled', in_progress: 'cancelled', pending_approval: 'cancelled' },
  change: { pending: 'pending', in_progress: 'in_progress' },
}

export const nextStatus = (action: TaskAction, status: TaskStatus): TaskStatus | null =>
  ways[action][status] ?? null

/** Who has to do with a task. Empty once that person has left. */
export type Parties = { assignedTo: string | null; assignedBy: string | null; approverId: string | null }

export type Colleague = Place & { canApprove: boolean; isDemo: boolean }

/** Nobody decides about their own work; the named approver decides, and so does whoever stands above the assignee. */
function mayDecide({ assignedTo, approverId }: Parties, self: Colleague, people: readonly Colleague[]) {
  if (!self.canApprove || self.id === assignedTo) return false
  return self.id === approverId || subordinatesOf(people, self.id).some(({ id }) => id === assignedTo)
}

export function mayTake(
  action: TaskAction,
  parties: Parties,
  self: Colleague,
  people: readonly Colleague[],
): boolean {
  switch (action) {
    case 'start':
    case 'complete':
    case 'submit':
      return parties.assignedTo === self.id
    case 'cancel':
    case 'change':
      return parties.assignedBy === self.id
    case 'approve':
    case 'reject':
      return mayDecide(parties, self, people)
  }
}

/** Whether somebody who was asked to approve still may. Made-up people cannot sign in, so nobody waits for them. */
export const canBeAsked = ({ assignedTo }: Pick<Parties, 'assignedTo'>, person: Colleague): boolean =>
  person.canApprove && !person.isDemo && person.id !== assignedTo

/**
 * Who is asked to approve: the nearest above the assignee who may, else whoever gave the task, else an owner, else anybody
 * who may. Null when there is nobody.
 */
export function chooseApprover<Person extends Colleague>(
  people: readonly Person[],
  { assignedTo, assignedBy }: Pick<Parties, 'assignedTo' | 'assignedBy'>,
): Person | null {
  const candidates = [
    ...(assignedTo === null ? [] : thoseAbove(people, assignedTo)),
    ...people.filter(({ id }) => id === assignedBy),
    ...people.filter(({ role }) => role === 'owner'),
    ...people,
  ]
  return candidates.find((person) => canBeAsked({ assignedTo }, person)) ?? null
}

/**
 * How a task ends for whoever did it. Proof goes to an approver; but what somebody gave themselves where nobody else may approve
 * would wait for ever, so it is done.
 */
export function wayToFinish(
  task: { requiresProof: boolean } & Pick<Parties, 'assignedTo' | 'assignedBy'>,
  { hasProof, hasApprover }: { hasProof: boolean; hasApprover: boolean },
): 'complete' | 'submit' | 'proof_missing' {
  if (!task.requiresProof) return 'complete'
  if (!hasProof) return 'proof_missing'
  return !hasApprover && task.assignedBy === task.assignedTo ? 'complete' : 'submit'
}
