import type { Tokens } from '#connectors/social/connect/tokens.ts'
import { grantOf, tokenHashOf } from '#connectors/social/sandbox/sandbox.signature.ts'
import { AppError } from '#platform/errors.ts'
import { createBatcher } from '#server/db/batcher.ts'
import type { Db } from '#server/db/database.ts'
import { hashToken, newToken } from '#server/tenancy/actor.ts'
import { FaultyAnswer, withStatus } from './faulty-answer.ts'
import * as repository from './sandbox-accounts.repository.ts'

export type Account = Awaited<ReturnType<typeof repository.listByTokens>>[number]

/** Finds the account of a token, by its prefix. */
export type FindAccount = (tokenHash: string) => Promise<Account | null>

/** Batches concurrent lookups. */
export const openAccountLookUp = (db: Db): FindAccount =>
  createBatcher({
    most: 100,
    atOnce: 2,
    work: async (hashes) => {
      const rows = await repository.listByTokens(db, [...new Set(hashes)])
      const known = new Map(rows.map((row) => [row.tokenHash, row]))
      return hashes.map((hash) => known.get(hash) ?? null)
    },
  })

/** The tokens of a new sign-in, and what the network stores of them. All share a prefix and have their own suffix. */
export function issueTokens(): { tokens: Tokens; kept: repository.KeptTokens } {
  const grant = newToken()
  const tokens = { secret: grant + newToken(), refresh: grant + newToken() }
  return {
    tokens,
    kept: {
      tokenHash: tokenHashOf(grant),
      accessHash: hashToken(tokens.secret),
      accessEndsAt: null,
      refreshHash: hashToken(tokens.refresh),
    },
  }
}

/** Invalidates all issued tokens. */
export const noTokens = (): repository.KeptTokens => ({
  tokenHash: tokenHashOf(newToken()),
  accessHash: null,
  accessEndsAt: null,
  refreshHash: null,
})

function isCurrent({ accessHash, accessEndsAt }: Account, token: string, now: Date): boolean {
  // Sign-ins from before refresh tokens have a token without a second part.
  const isTheOne = accessHash ? accessHash.equals(hashToken(token)) : token === grantOf(token)
  return isTheOne && (accessEndsAt === null || accessEndsAt > now)
}

/** A token of an active sign-in that is not the current one has expired; all others are unknown. */
export async function accountOf(
  find: FindAccount,
  authorization: string | undefined,
  now: Date,
): Promise<Account> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1]
  const account = token === undefined ? null : await find(tokenHashOf(token))
  if (token === undefined || !account) throw new AppError('unauthorized')
  if (!isCurrent(account, token, now)) throw new AppError('token_expired')
  return account
}

/** Refuses a call whose token has expired or been replaced since its account was found. */
export async function requireAccess(db: Db, { workspaceId, id, accessHash }: Account, now: Date) {
  const account = await repository.findAccount(db, workspaceId, id)
  const isSame = accessHash ? account?.accessHash?.equals(accessHash) : account?.accessHash === null
  const hasEnded = account?.accessEndsAt && account.accessEndsAt <= now
  if (!isSame || hasEnded) throw new AppError('token_expired')
}

/** A new access token. The refresh token stays, unless the network is set to rotate it. */
export async function renewToken(db: Db, refreshToken: string) {
  const [account] = await repository.listByTokens(db, [tokenHashOf(refreshToken)])
  const given = hashToken(refreshToken)
  if (!account?.refreshHash?.equals(given) || account.behaviour === 'refresh_dead')
    throw new AppError('invalid_grant')
  if (account.behaviour === 'refresh_down') throw new FaultyAnswer(withStatus(503, { code: 'unavailable' }))
  const accessToken = grantOf(refreshToken) + newToken()
  const next = account.behaviour === 'token_rotates' ? grantOf(refreshToken) + newToken() : undefined
  const renewed = { accessHash: hashToken(accessToken), refreshHash: next ? hashToken(next) : given }
  const isDone = await repository.renewAccess(db, account.workspaceId, account.id, given, renewed)
  if (!isDone) throw new AppError('invalid_grant')
  return { accessToken, refreshToken: next }
}
