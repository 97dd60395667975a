import { checkPost } from '#channels/check-post.ts'
import type { Platform } from '#channels/platforms.ts'
import { claim } from '#features/files/server/files.service.ts'
import { AppError } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { SandboxPost } from '../sandbox-network.contract.ts'
import { refusalOf } from './refusal.ts'
import * as repository from './sandbox-network.repository.ts'
import { addressOf } from './sandbox-network.service.ts'

export type Sender = { workspaceId: WorkspaceId; id: string; platform: Platform }
export type Accepted = { id: string; url: string }

function refuseBroken(platform: Platform, { title, text, media }: SandboxPost, locale: Locale): void {
  const of = (kind: 'picture' | 'video') => media.filter((each) => each.kind === kind).length
  const problems = checkPost({ platform, title, text, pictures: of('picture'), videos: of('video') })
  if (problems.length > 0) throw new AppError('refused', { fields: refusalOf(problems, locale) })
}

/** Takes whatever keeps the platform's rules, as often as it is sent. A text alone is one statement. */
export async function acceptPost(
  db: Db,
  { workspaceId, id, platform }: Sender,
  locale: Locale,
  post: SandboxPost,
): Promise<Accepted> {
  refuseBroken(platform, post, locale)
  const write = async (db: Db) => {
    const accepted = await repository.accept(db, workspaceId, id, post)
    return { id: accepted.id, url: addressOf(id, accepted.id) }
  }
  if (post.media.length === 0) return write(db)
  return db.transaction(async (db) => {
    // A network keeps what was published, whatever becomes of the sender's own copy.
    for (const { kind, url } of post.media)
      await claim(db, workspaceId, url, { field: 'media', isPicture: kind === 'picture' })
    return write(db)
  })
}
