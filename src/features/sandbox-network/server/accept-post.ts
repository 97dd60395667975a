import { randomUUID } from 'node:crypto'
import { checkPost } from '#connectors/social/checks/check-post.ts'
import type { Problem } from '#connectors/social/checks/problem.ts'
import { describeTogether } from '#connectors/social/checks/problem-words.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { claimFile } from '#core/files/index.server.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { createBatcher } from '#server/db/batcher.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { SandboxPost } from '../sandbox-network.contract.ts'
import * as repository from './sandbox-network.repository.ts'
import { addressOf } from './sandbox-network.service.ts'

/** The network's refusal: each invalid field with all of its problems. */
const refusalOf = (problems: Problem[], locale: Locale): Record<string, string> =>
  describeTogether(problems, locale, ({ field }) => field)

export type Sender = { workspaceId: WorkspaceId; id: string; platform: Platform }
export type Accepted = { id: string; url: string }

function refuseBroken(
  platform: Platform,
  { title, text, followUps, media }: SandboxPost,
  locale: Locale,
): void {
  const of = (kind: 'picture' | 'video') => media.filter((each) => each.kind === kind).length
  const problems = checkPost({
    platform,
    title,
    text,
    followUps,
    pictures: of('picture'),
    videos: of('video'),
  })
  if (problems.length > 0) throw new AppError('refused', { fields: refusalOf(problems, locale) })
}

/** Appends an entry to the ledger durably. */
export type Keep = (entry: repository.Entry) => Promise<void>

/** Concurrent text posts share a commit. */
export const openLedger = (db: Db): Keep =>
  createBatcher({
    most: 100,
    atOnce: 2,
    work: async (entries) => {
      await repository.accept(db, entries)
      return entries.map(() => undefined)
    },
  })

/** Accepts any valid post, as often as it is sent. Text-only posts are written by `keep`. */
export async function acceptPost(
  db: Db,
  { workspaceId, id: accountId, platform }: Sender,
  locale: Locale,
  post: SandboxPost,
  keep: Keep = (entry) => repository.accept(db, [entry]),
): Promise<Accepted> {
  refuseBroken(platform, post, locale)
  const entry = { ...post, id: randomUUID(), workspaceId, accountId }
  if (post.media.length === 0) await keep(entry)
  else
    await db.transaction(async (db) => {
      // A network keeps published media, even if the sender deletes its copy.
      for (const { kind, url } of post.media)
        await claimFile(db, workspaceId, url, { field: 'media', isPicture: kind === 'picture' })
      await repository.accept(db, [entry])
    })
  return { id: entry.id, url: addressOf(accountId, entry.id) }
}
