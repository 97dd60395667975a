import { notify } from '#features/notifications/server/notifications.service.ts'
import { canSendMail } from '#features/settings/server/mail-settings.service.ts'
import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from '#server/tenancy/actor.ts'
import * as repository from './auth.repository.ts'
import { hashPassword } from './password.ts'
import { sendResetMail } from './send-reset-mail.job.ts'

/** Answers the same, and as soon, whether the address is known or not: the mail is a job's work. */
export async function askForReset(
  { db, queue, mailer }: Pick<Deps, 'db' | 'queue' | 'mailer'>,
  email: string,
): Promise<void> {
  if (await canSendMail({ db, mailer })) await queue.enqueue(db, sendResetMail, { email })
}

/** Whoever had the old password is signed out everywhere, and no other link works any more. */
export async function resetPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (db) => {
    const userId = await repository.consumeReset(db, hashToken(token), clock.now())
    if (!userId) throw new AppError('reset_link_invalid')
    await repository.setPasswordHash(db, userId, passwordHash)
    await repository.deleteResetsOf(db, userId)
    await repository.deleteAllSessions(db, userId)
    const workspaceId = await repository.findLatestWorkspace(db, userId)
    if (workspaceId) await notify(db, workspaceId, [userId], { type: 'password_changed' })
  })
}
