import * as z from 'zod'
import { isMailboxGone } from '#connectors/social/email/is-mailbox-gone.ts'
import { suppressBounced } from '#features/customers/index.server.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { type ReportedRecipient, readDeliveryReport } from '#server/mail/delivery-report.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { write } from '../mailings.repository.ts'
import { lockDelivery, type ReturnedDelivery } from './returned-mail.repository.ts'

/** A refusal for good; whatever is tried again or went well changes nothing. */
const isRefusal = ({ action, status, code }: ReportedRecipient) =>
  action === 'failed' && (status?.startsWith('5.') ?? code >= 500)

/** As if the server had said it at once. "5.0.0" stands for no enhanced code. */
const isGone = ({ code, status }: ReportedRecipient) =>
  isMailboxGone({ code, status: status === '5.0.0' ? null : status })

/** The Message-ID of a mail of ours is the id of its delivery; see `build-message.ts`. */
function deliveryIdIn(messageId: string): string | null {
  const [, id] = /^<([\da-f-]{36})@[^<>\s]{1,255}>$/i.exec(messageId) ?? []
  return z.uuid().safeParse(id?.toLowerCase()).data ?? null
}

const isOut = ({ state, isHeld }: ReturnedDelivery) =>
  state === 'sent' || state === 'unconfirmed' || (state === 'sending' && !isHeld)

/**
 * Anyone can send a report. It counts only if it names a delivery of this workspace by its random id, which nobody but
 * the recipient has seen, and the address that this delivery went to. Answers "later" if that mail is being sent now.
 */
export async function applyReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workspaceId: WorkspaceId,
  source: Buffer,
): Promise<'done' | 'later'> {
  const report = readDeliveryReport(source)
  const id = report && deliveryIdIn(report.messageId)
  if (!id) return 'done'
  return db.transaction(async (db) => {
    const delivery = await lockDelivery(db, workspaceId, id)
    const refusal = report.recipients.find(
      (each) => isRefusal(each) && delivery !== null && each.addresses.includes(delivery.address),
    )
    if (!delivery || !refusal) return 'done'
    if (delivery.state === 'sending' && delivery.isHeld) return 'later'
    if (!isOut(delivery)) return 'done'
    const problem = isGone(refusal) ? 'no_mailbox' : 'refused'
    await write(db, workspaceId, id, { state: 'refused', problem, answer: refusal.answer || null })
    if (problem === 'no_mailbox') await suppressBounced({ db, clock }, workspaceId, delivery.address)
    await announce(db, { workspaceId }, 'mailings')
    return 'done'
  })
}
