import { notFound } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import { type Actor, hashToken, newToken } from '#server/tenancy/actor.ts'
import * as repository from './auth.repository.ts'

/** Answers the new token of the session; null if it is already there. */
export const enterWorkspace = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, sessionId, workspaceId: current }: Actor,
  id: string,
): Promise<string | null> =>
  db.transaction(async (db) => {
    const workspaceId = await repository.recordWorkspaceEntry(db, id, userId, clock.now())
    if (!workspaceId) throw notFound()
    if (workspaceId === current) return null
    // A new token, as at every sign-in: the old one must not work in the other workspace.
    const token = newToken()
    await repository.moveSession(db, sessionId, { tokenHash: hashToken(token), workspaceId })
    return token
  })
