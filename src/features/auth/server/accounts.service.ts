import type * as z from 'zod'
import { releaseFile } from '#core/files/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { signUpSchema } from '../auth.contract.ts'
import { authRules } from '../i18n/index.ts'
import * as repository from './auth.repository.ts'
import { hashPassword, pretendToVerify, verifyPassword } from './password.ts'

// Accounts, for features that add people to workspaces and remove them.

export type Account = { id: string; email: string; firstName: string; lastName: string }

export const findAccountByEmail = (db: Db, email: string): Promise<Account | null> =>
  repository.findByEmail(db, email)

export const findAccount = (db: Db, userId: string): Promise<Account | null> =>
  repository.findById(db, userId)

/** Takes the same time for unknown accounts, missing passwords and wrong ones. */
export async function isPasswordOf(db: Db, userId: string, password: string): Promise<boolean> {
  const user = await repository.findById(db, userId)
  if (user?.passwordHash) return verifyPassword(password, user.passwordHash)
  await pretendToVerify(password)
  return false
}

const wrongPassword = ruleText(authRules, 'wrongPassword')

/** For actions that a person at an unattended screen must not take. */
export async function confirmPassword(
  db: Db,
  userId: string,
  password: string,
  field = 'password',
): Promise<void> {
  if (!(await isPasswordOf(db, userId, password)))
    throw new AppError('refused', { fields: { [field]: wrongPassword } })
}

type NewAccount = Pick<z.output<typeof signUpSchema>, 'firstName' | 'lastName' | 'email' | 'password'>

/**
 * The slow part, before a transaction. The returned function inserts the account, or answers null if the address is
 * taken.
 */
export async function prepareAccount({ password, ...details }: NewAccount, locale: Locale) {
  const passwordHash = await hashPassword(password)
  return (db: Db): Promise<Account | null> => repository.insertUser(db, { ...details, passwordHash, locale })
}

/** Locks an account until the transaction ends; false if it is gone. */
export const lockAccount = repository.lockUser

/** Ends the person's sessions there and releases their picture. An account without any workspace is deleted. */
export async function leaveWorkspace(db: Db, workspaceId: WorkspaceId, userId: string): Promise<void> {
  // Leaving two workspaces at once must not leave an account without any.
  await repository.lockUser(db, userId)
  const picture = (await repository.findById(db, userId))?.profileImageUrl
  if (picture) await releaseFile(db, workspaceId, picture)
  await repository.deleteMembership(db, workspaceId, userId)
  if (!(await repository.findLatestWorkspace(db, userId))) await repository.deleteUser(db, userId)
}
