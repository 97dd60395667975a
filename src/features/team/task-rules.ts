import { managersOf, type Place, subordinatesOf } from '#features/people/hierarchy.ts'
import type { TaskStatus } from './team.contract.ts'

export const taskActions = ['start', 'complete', 'submit', 'approve', 'reject', 'cancel', 'change'] as const
export type TaskAction = (typeof taskActions)[number]

/** The next state per action and state; missing ones are not allowed. */
const transitions: Record<TaskAction, Partial<Record<TaskStatus, TaskStatus>>> = {
  start: { pending: 'in_progress' },
  complete: { pending: 'completed', in_progress: 'completed' },
  submit: { pending: 'pending_approval', in_progress: 'pending_approval' },
  approve: { pending_approval: 'completed' },
  reject: { pending_approval: 'in_progress' },
  cancel: { pending: 'cancelled', in_progress: 'cancelled', pending_approval: 'cancelled' },
  change: { pending: 'pending', in_progress: 'in_progress' },
}

export const nextStatus = (action: TaskAction, status: TaskStatus): TaskStatus | null =>
  transitions[action][status] ?? null

/** The people of a task. Null once that person has left. */
export type Parties = { assignedTo: string | null; assignedBy: string | null; approverId: string | null }

export type Colleague = Place & { canApprove: boolean; isDemo: boolean }

/** Nobody decides about their own work; the named approver and the assignee's managers do. */
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

/** Whether an approver still can approve. Demo people cannot sign in, so they are never asked. */
export const isEligibleApprover = ({ assignedTo }: Pick<Parties, 'assignedTo'>, person: Colleague): boolean =>
  person.canApprove && !person.isDemo && person.id !== assignedTo

/**
 * The approver: the nearest manager of the assignee who may approve, otherwise the assigner, an owner, or anyone who
 * may. Null if there is nobody.
 */
export function chooseApprover<Person extends Colleague>(
  people: readonly Person[],
  { assignedTo, assignedBy }: Pick<Parties, 'assignedTo' | 'assignedBy'>,
): Person | null {
  const candidates = [
    ...(assignedTo === null ? [] : managersOf(people, assignedTo)),
    ...people.filter(({ id }) => id === assignedBy),
    ...people.filter(({ role }) => role === 'owner'),
    ...people,
  ]
  return candidates.find((person) => isEligibleApprover({ assignedTo }, person)) ?? null
}

/**
 * The final state for the assignee. Proof goes to an approver; but a task assigned to oneself without any other
 * approver would wait forever, so it is done.
 */
export function finalStatus(
  task: { requiresProof: boolean } & Pick<Parties, 'assignedTo' | 'assignedBy'>,
  { hasProof, hasApprover }: { hasProof: boolean; hasApprover: boolean },
): 'complete' | 'submit' | 'proof_missing' {
  if (!task.requiresProof) return 'complete'
  if (!hasProof) return 'proof_missing'
  return !hasApprover && task.assignedBy === task.assignedTo ? 'complete' : 'submit'
}
