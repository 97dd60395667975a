import { addDays } from 'date-fns/addDays'
import type { Db } from '#server/db/database.ts'
import { SESSION_DAYS } from '#server/http/session-cookie.ts'
import { hashToken, newToken } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './auth.repository.ts'

/** The device of a session, for the list of sessions. */
export type Device = { userAgent: string; ip: string }

export type OpenedSession = { token: string; userId: string; workspaceId: WorkspaceId }

/** Always a new token: one from before sign-in is invalid after it. */
export async function openSession(
  db: Db,
  userId: string,
  workspaceId: WorkspaceId,
  device: Device,
  now: Date,
): Promise<OpenedSession> {
  const token = newToken()
  await repository.insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    workspaceId,
    userAgent: device.userAgent.slice(0, 300),
    ip: device.ip,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: addDays(now, SESSION_DAYS),
  })
  await repository.recordWorkspaceEntry(db, workspaceId, userId, now)
  return { token, userId, workspaceId }
}
