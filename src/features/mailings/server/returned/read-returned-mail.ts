import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { notifyOwners } from '#core/notifications/index.server.ts'
import type { ReturnedMailProblem } from '#features/mailings/returned-mail.contract.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { type MailboxProblem, mailboxProblemOf, type OpenMailbox } from '#server/mail/imap-mailbox.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { applyReport } from './apply-report.ts'
import { openAccess, readPassword } from './mailbox-access.ts'
import * as repository from './returned-mail.repository.ts'

/** So far back mails are read when there is no number to go on from. Reading one twice changes nothing. */
const FIRST_DAYS = 14
/** A server that can't be reached is nothing to tell about before. */
const PATIENCE_DAYS = 1

const problems: Record<MailboxProblem, ReturnedMailProblem> = {
  login_refused: 'login_refused',
  insecure: 'insecure',
  folder_missing: 'folder_missing',
  address_private: 'unreachable',
  too_slow: 'unreachable',
  unreachable: 'unreachable',
}

async function readSteps(
  deps: Deps,
  row: repository.ReturnedMailRow,
  { uidValidity, uidBefore, stepsAfter }: OpenMailbox,
): Promise<void> {
  let { lastUid } = row
  if (row.uidValidity !== uidValidity) {
    // With another numbering, the old position means nothing.
    lastUid = await uidBefore(subDays(deps.clock.now(), FIRST_DAYS))
    if (!(await repository.update(deps.db, row, { uidValidity, lastUid }))) return
  }
  for await (const { uid, report } of stepsAfter(lastUid)) {
    if (report && (await applyReport(deps, row.workspaceId, report)) === 'later') return
    if (!(await repository.update(deps.db, row, { lastUid: uid }))) return
  }
}

/** Told once, until it works again. A server that refuses us is left alone for a day, so that it doesn't lock the user out. */
const noteProblem = (
  { db, clock }: Deps,
  row: repository.ReturnedMailRow,
  problem: ReturnedMailProblem,
): Promise<void> =>
  db.transaction(async (db) => {
    const now = clock.now()
    const isWorthTelling = problem !== 'unreachable' || row.readAt < subDays(now, PATIENCE_DAYS)
    const isCurrent = await repository.update(db, row, {
      problem,
      isTold: row.isTold || isWorthTelling,
      dueAt: problem === 'unreachable' ? now : addDays(now, 1),
    })
    if (!isCurrent) return
    if (isWorthTelling && !row.isTold)
      await notifyOwners(db, row.workspaceId, {
        type: 'returned_mail_stopped',
        link: '/settings?section=channels&channel=email',
      })
    await announce(db, row, 'mailings')
  })

/** Reads what came since the last time. Every step is saved, so another process can go on after a crash. */
export async function readReturned(deps: Deps, workspaceId: WorkspaceId): Promise<void> {
  const row = await repository.find(deps.db, workspaceId)
  if (!row) return
  const password = readPassword(deps.secrets, row)
  if (password === null) return noteProblem(deps, row, 'password_lost')
  let mailbox: OpenMailbox | undefined
  try {
    mailbox = await openAccess(deps, { ...row, password })
    await readSteps(deps, row, mailbox)
  } catch (error) {
    return noteProblem(deps, row, problems[mailboxProblemOf(error)])
  } finally {
    mailbox?.close()
  }
  const now = deps.clock.now()
  await deps.db.transaction(async (db) => {
    await repository.update(db, row, { readAt: now, dueAt: now, problem: null, isTold: false })
    await announce(db, { workspaceId }, 'mailings')
  })
}
