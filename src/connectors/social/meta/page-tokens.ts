import * as z from 'zod'
import { readJson } from '#server/outgoing/read-json.ts'
import type { ChannelAccount } from '../adapter.ts'

/** A Page, with the professional Instagram account that is linked to it. Both are posted to with the token of the Page. */
export type TokenPage = { id: string; token: string; instagramId: string | null }

/** Where a post goes. */
export type Access = { kind: 'page' | 'instagram'; id: string; token: string }

const secretSchema = z.record(z.string().max(600), z.string().max(10_000))

const pageKey = (id: string) => `page:${id}`
const instagramKey = (id: string) => `instagram:${id}`

/**
 * The tokens of a grant: one for each Page, never the person's own. A flat list of texts, so that each token is known as
 * a secret and is removed from whatever is logged.
 */
export function secretOf(userId: string, pages: readonly TokenPage[]): string {
  const entries = pages.flatMap(({ id, token, instagramId }) => [
    [pageKey(id), token],
    ...(instagramId === null ? [] : [[instagramKey(instagramId), token]]),
  ])
  return JSON.stringify(Object.fromEntries([['user', userId], ...entries]))
}

const tokensIn = (secret: string) => secretSchema.safeParse(readJson(secret)).data ?? {}

/** The token for the account; null if the grant has none for it any more. */
export function accessOf({
  secret,
  remoteId: id,
}: Pick<ChannelAccount, 'secret' | 'remoteId'>): Access | null {
  const tokens = tokensIn(secret)
  for (const [kind, key] of [
    ['page', pageKey(id)],
    ['instagram', instagramKey(id)],
  ] as const) {
    const token = tokens[key]
    if (token !== undefined) return { kind, id, token }
  }
  return null
}

/** Who gave the grant, at Facebook. */
export const userIn = ({ secret }: Pick<ChannelAccount, 'secret'>): string | undefined =>
  tokensIn(secret).user
