import { brandsShownWith } from '#core/brands/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { filter } from './inbox.repository.ts'

/** Messages read per conversation that is wanted: people who write often match several times. */
const MESSAGES_EACH = 4

type Wanted = { search: string; brandId?: string | undefined; limit: number }

/** The conversations with these words in a message or in the name of its sender, newest first. */
export async function searchConversations(
  db: Db,
  actor: Pick<Actor, 'workspaceId'>,
  { search, brandId, limit }: Wanted,
) {
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const rows = await filter(db, actor.workspaceId, { search, brandIds }, null, limit * MESSAGES_EACH)
  const newest = new Map<string, { id: string; contactName: string; content: string }>()
  for (const { conversationId: id, senderName: contactName, content } of rows)
    if (!newest.has(id)) newest.set(id, { id, contactName, content })
  return [...newest.values()].slice(0, limit)
}
