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

// Accounts for features that let people in and out of workspaces.

export type Account = { id: string; email: string; firstName: string; lastName: string }

export const findAccountByEmail = (db: Db, email: string): Promise<Account | null> =>
  repository.findByEmail(db, email)

export const findAccount = (db: Db, userId: string): Promise<Account | null> =>
  repository.findById(db, userId)

/** Costs the same whether there is such an account, or such a password, or not. */
export async function isPasswordOf(db: Db, userId: string, password: string): Promise<boolean> {
  const user = await repository.findById(db, userId)
  if (user?.passwordHash) return verifyPassword(password, user.passwordHash)
  await pretendToVerify(password)
  return false
}

const wrongPassword = ruleText(authRules, 'wrongPassword')

/** For what must not be done by whoever finds an open screen. */
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

/** The slow part, before a transaction begins. What it answers writes the account, or gives null: the address is taken. */
export async function prepareAccount({ password, ...details }: NewAccount, locale: Locale) {
  const passwordHash = await hashPassword(password)
  return (db: Db): Promise<Account | null> => repository.insertUser(db, { ...details, passwordHash, locale })
}

/** Keeps an account as it is until the transaction ends; false when it is gone. */
export const holdAccount = repository.hold

/** The person's sessions there end at once, and their picture is let go. An account that belongs nowhere any more goes too. */
export async function leaveWorkspace(db: Db, workspaceId: WorkspaceId, userId: string): Promise<void> {
  // Leaving two workspaces at once must not leave an account behind that nobody can sign in to.
  await repository.hold(db, userId)
  const picture = (await repository.findById(db, userId))?.profileImageUrl
  if (picture) await releaseFile(db, workspaceId, picture)
  await repository.deleteMembership(db, workspaceId, userId)
  if (!(await repository.findLatestWorkspace(db, userId))) await repository.deleteUser(db, userId)
}
