import type * as z from 'zod'
import { claimFile, releaseFile } from '#core/files/index.server.ts'
import { notify } from '#core/notifications/index.server.ts'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import { violatesConstraint } from '#server/db/constraint-error.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { authRules } from '../i18n/index.ts'
import type { namesSchema, newEmailSchema, newPasswordSchema } from '../profile.contract.ts'
import { confirmPassword } from './accounts.service.ts'
import * as repository from './auth.repository.ts'
import { getUser } from './auth.service.ts'
import { notifyOldAddress } from './notify-old-address.job.ts'
import { hashPassword } from './password.ts'
import * as profiles from './profile.repository.ts'

// Does not reveal whether another person has an account.
const unusableEmail = ruleText(authRules, 'unusableEmail')

/** Colleagues see name and picture in their lists. */
const announceProfile = (db: Db, actor: Actor) => announce(db, actor, 'people')

export const changeNames = (
  db: Db,
  actor: Actor,
  names: z.output<typeof namesSchema>,
): Promise<CurrentUser> =>
  db.transaction(async (db) => {
    await profiles.update(db, actor.userId, names)
    await announceProfile(db, actor)
    return getUser(db, actor)
  })

/** Sessions stay: the person has just proven the password. */
export async function changeEmail(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  actor: Actor,
  { email, currentPassword }: z.output<typeof newEmailSchema>,
): Promise<CurrentUser> {
  await confirmPassword(db, actor.userId, currentPassword, 'currentPassword')
  const { email: oldEmail } = await getUser(db, actor)
  if (email === oldEmail) return getUser(db, actor)
  try {
    return await db.transaction(async (db) => {
      await profiles.update(db, actor.userId, { email })
      // A link sent to the old address must no longer open the account.
      await repository.deleteResetsOf(db, actor.userId)
      await notify(db, actor.workspaceId, [actor.userId], { type: 'email_changed', values: { email } })
      await queue.enqueue(db, notifyOldAddress, { userId: actor.userId, oldEmail })
      await announceProfile(db, actor)
      return getUser(db, actor)
    })
  } catch (cause) {
    if (!violatesConstraint(cause, 'users_email')) throw cause
    throw new AppError('refused', { fields: { email: unusableEmail } })
  }
}

/** Signs out every other device, because the old password may be known to others. */
export async function changePassword(
  db: Db,
  actor: Actor,
  { currentPassword, password }: z.output<typeof newPasswordSchema>,
): Promise<void> {
  await confirmPassword(db, actor.userId, currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(password)
  await db.transaction(async (db) => {
    await repository.setPasswordHash(db, actor.userId, passwordHash)
    await repository.deleteResetsOf(db, actor.userId)
    await repository.deleteOtherSessions(db, actor)
    await notify(db, actor.workspaceId, [actor.userId], { type: 'password_changed' })
  })
}

/** The previous picture may belong to another workspace; its file is released there. */
export const changeAvatar = (db: Db, actor: Actor, fileUrl: string | null): Promise<CurrentUser> =>
  db.transaction(async (db) => {
    const before = await profiles.lockAvatar(db, actor.userId)
    if (fileUrl !== before) {
      if (fileUrl) await claimFile(db, actor.workspaceId, fileUrl, { isPicture: true })
      if (before)
        for (const { workspaceId } of await profiles.listPlaces(db, actor.userId))
          await releaseFile(db, workspaceId, before)
      await profiles.update(db, actor.userId, { profileImageUrl: fileUrl })
      await announceProfile(db, actor)
    }
    return getUser(db, actor)
  })
