import { recordActivity } from '#core/activity/index.server.ts'
import { claimFile } from '#core/files/index.server.ts'
import { notify } from '#core/notifications/index.server.ts'
import type { Member } from '#features/people/index.server.ts'
import { AppError } from '#platform/errors.ts'
import { fullName } from '#platform/full-name.ts'
import { ruleText } from '#platform/validation.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { teamRules } from '../i18n/index.ts'
import { chooseApprover, finalStatus } from '../task-rules.ts'
import type { Completion } from '../team.contract.ts'
import { nextStatusFor, notifyMember, step, type Timed, type Work, workOnTask } from './work-on-task.ts'

const proofMissing = ruleText(teamRules, 'proofMissing')

/** Each submission claims the file and never releases it: the history of a task stays viewable. */
export const completeTask = (deps: Timed, actor: Actor, id: string, { notes, proofFileUrl }: Completion) =>
  workOnTask(deps, actor, id, async (at) => {
    nextStatusFor(at, 'complete')
    const approver = chooseApprover(at.people, at.task)
    const way = finalStatus(at.task, { hasProof: proofFileUrl !== null, hasApprover: approver !== null })
    if (way === 'proof_missing') throw new AppError('refused', { fields: { proofFileUrl: proofMissing } })
    if (proofFileUrl !== null)
      await claimFile(at.db, actor.workspaceId, proofFileUrl, { field: 'proofFileUrl' })
    const handedIn = { notes: notes || null, proofFileUrl }
    if (way === 'submit') await submit(at, handedIn, approver)
    else await finish(at, handedIn)
  })

type Submission = { notes: string | null; proofFileUrl: string | null }

async function finish(at: Work, handedIn: Submission): Promise<void> {
  await step(
    at,
    { ...handedIn, status: nextStatusFor(at, 'complete'), completedAt: at.now, rejectionReason: null },
    { kind: 'completed', text: handedIn.notes, proofFileUrl: handedIn.proofFileUrl },
  )
  await recordActivity(at.db, at.actor, { kind: 'task_completed', values: {}, link: '/team' })
  await notifyMember(at, at.task.assignedBy, {
    type: 'task_completed',
    values: { title: at.task.title, name: fullName(at.self) },
  })
}

async function submit(at: Work, handedIn: Submission, approver: Member | null): Promise<void> {
  await step(
    at,
    {
      ...handedIn,
      status: nextStatusFor(at, 'submit'),
      approverId: approver?.id ?? null,
      submittedAt: at.now,
      rejectionReason: null,
    },
    { kind: 'submitted', text: handedIn.notes, proofFileUrl: handedIn.proofFileUrl },
  )
  await recordActivity(at.db, at.actor, { kind: 'task_submitted', values: {}, link: '/team' })
  if (!approver) return
  await notify(at.db, at.actor.workspaceId, [approver.id], {
    type: 'proof_submitted',
    values: { title: at.task.title, name: fullName(at.self) },
    link: '/approvals',
  })
}
