import { addHours } from 'date-fns/addHours'
import type { Deps } from '#server/deps.ts'
import { hashToken, newToken } from '#server/tenancy/actor.ts'
import * as repository from './auth.repository.ts'

const LINK_HOURS = 1

/** Created only when shown or sent, so that it is stored nowhere but in the mail. */
export async function createResetLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  baseUrl: string,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await repository.insertReset(db, {
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: addHours(now, LINK_HOURS),
  })
  // In the hash, so that it reaches no server log and no referrer.
  return `${baseUrl}/reset-password#${token}`
}
