import type * as z from 'zod'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { loginSchema } from '../auth.contract.ts'
import * as repository from './auth.repository.ts'
import { type Device, type OpenedSession, openSession } from './open-session.ts'
import { pretendToVerify, verifyPassword } from './password.ts'

export async function login(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email, password }: z.output<typeof loginSchema>,
  device: Device,
): Promise<OpenedSession> {
  const user = await repository.findByEmail(db, email)
  if (!user?.passwordHash) {
    await pretendToVerify(password)
    throw new AppError('invalid_credentials')
  }
  const isRight = await verifyPassword(password, user.passwordHash)
  const workspaceId = await repository.findLatestWorkspace(db, user.id)
  if (!isRight || !workspaceId) throw new AppError('invalid_credentials')
  return openSession(db, user.id, workspaceId, device, clock.now())
}

export async function getUser(
  db: Db,
  { workspaceId, userId }: Pick<Actor, 'workspaceId' | 'userId'>,
): Promise<CurrentUser> {
  const user = await repository.findMember(db, workspaceId, userId)
  if (!user) throw notFound()
  return user
}

export async function changeLanguage(db: Db, actor: Actor, locale: Locale): Promise<CurrentUser> {
  await repository.setLocale(db, actor.userId, locale)
  return getUser(db, actor)
}

export async function listSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor) {
  const rows = await repository.listSessions(db, actor.userId, clock.now())
  const items = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === actor.sessionId,
  }))
  return { items, nextCursor: null }
}

export async function revokeSession(db: Db, actor: Pick<Actor, 'userId'>, sessionId: string): Promise<void> {
  if (!(await repository.deleteSession(db, actor.userId, sessionId))) throw notFound()
}

export async function revokeOtherSessions(db: Db, actor: Actor): Promise<void> {
  await repository.deleteOtherSessions(db, actor)
}

export async function listWorkspaces(db: Db, actor: Actor) {
  const rows = await repository.listWorkspaces(db, actor.userId)
  const items = rows.map((row) => ({ ...row, isCurrent: row.id === actor.workspaceId }))
  return { items, nextCursor: null }
}
