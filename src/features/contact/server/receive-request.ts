import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { ContactMessage } from '../contact.contract.ts'
import * as repository from './contact.repository.ts'
import { sendContactMail } from './send-contact-mail.job.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'mailer' | 'env' | 'clock'>

/** Stored first: an installation without a mail server loses no message. */
export async function receiveRequest(
  { db, queue, mailer, env, clock }: Needs,
  actor: Actor | null,
  locale: Locale,
  { plan, message, ...sender }: ContactMessage,
): Promise<{ mailed: boolean }> {
  const mailed = mailer.isConfigured && env.contactEmail !== undefined
  const workspaceId = actor?.workspaceId ?? null
  await db.transaction(async (db) => {
    const requestId = await repository.insert(db, {
      ...sender,
      message: plan ? `Plan: ${plan}\n\n${message}` : message,
      workspaceId,
      locale,
      createdAt: clock.now(),
    })
    if (mailed) await queue.enqueue(db, sendContactMail, { requestId, workspaceId })
  })
  return { mailed }
}
