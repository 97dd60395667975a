import { notify } from '#core/notifications/index.server.ts'
import { canSendMail } from '#core/settings/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from '#server/tenancy/actor.ts'
import * as repository from './auth.repository.ts'
import { hashPassword } from './password.ts'
import { sendResetMail } from './send-reset-mail.job.ts'

/** The same answer at the same speed for known and unknown addresses: a job sends the mail. */
export async function askForReset(
  { db, queue, mailer }: Pick<Deps, 'db' | 'queue' | 'mailer'>,
  email: string,
): Promise<void> {
  if (await canSendMail({ db, mailer })) await queue.enqueue(db, sendResetMail, { email })
}

/** Signs the person out everywhere and invalidates other links. Answers the account. */
export async function resetPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  password: string,
): Promise<string> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (db) => {
    const userId = await repository.consumeReset(db, hashToken(token), clock.now())
    const user = userId && (await repository.findById(db, userId))
    if (!user) throw new AppError('reset_link_invalid')
    await repository.setPasswordHash(db, user.id, passwordHash)
    await repository.deleteResetsOf(db, user.id)
    await repository.deleteAllSessions(db, user.id)
    const workspaceId = await repository.findLatestWorkspace(db, user.id)
    if (workspaceId) await notify(db, workspaceId, [user.id], { type: 'password_changed' })
    return user.email
  })
}
