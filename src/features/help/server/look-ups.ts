import { chooseLookUps, type LookUpName, lookUpNames } from './choose-look-ups.ts'
import type { Asking, Finding, LookUp } from './look-up.ts'
import { lookUpAccounts } from './look-ups/accounts.ts'
import { lookUpApprovals } from './look-ups/approvals.ts'
import { lookUpInbox } from './look-ups/inbox.ts'
import { lookUpInvoices } from './look-ups/invoices.ts'
import { lookUpPosts } from './look-ups/posts.ts'
import { lookUpScheduled } from './look-ups/scheduled.ts'
import { lookUpTasks } from './look-ups/tasks.ts'

/** Read-only, and limited to what the user may see in their workspace. */
const lookUps: Record<LookUpName, LookUp> = {
  posts: lookUpPosts,
  scheduled: lookUpScheduled,
  inbox: lookUpInbox,
  approvals: lookUpApprovals,
  tasks: lookUpTasks,
  invoices: lookUpInvoices,
  accounts: lookUpAccounts,
}

export type Found = Finding & { about: LookUpName }

/** Answers a question from the user's workspace. A general question returns whatever needs attention. */
export async function lookUp(asking: Asking): Promise<Found[]> {
  const wanted = chooseLookUps(asking.question)
  const found = await Promise.all(wanted.map(async (about) => ({ about, ...(await lookUps[about](asking)) })))
  if (wanted !== lookUpNames) return found
  const busy = found.filter(({ isQuiet }) => !isQuiet)
  return busy.length > 0 ? busy : found.filter(({ about }) => about === 'inbox' || about === 'scheduled')
}
