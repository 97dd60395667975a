import { findCampaignTitles, listCampaigns } from '#features/campaigns/index.server.ts'
import { findCustomerNames, searchCustomers } from '#features/customers/index.server.ts'
import { findContacts, searchConversations } from '#features/inbox/index.server.ts'
import { clip } from '#platform/clip.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { containsAll, wordsIn } from '../match-text.ts'
import { MAX_FOUND, type RecordKind } from '../record-kinds.ts'
import type { Found } from '../search.contract.ts'

/** Campaigns are also found by the text of their posts; this many are read to put those with the words in the title first. */
const CANDIDATES = 25
const MAX_EXCERPT = 160

type Named = { name: string; company: string | null; email: string | null; phone: string | null }

const detailOf = ({ company, email, phone }: Named) => company || email || phone || ''

const excerptOf = (content: string) => clip(content.replace(/\s+/g, ' ').trim(), MAX_EXCERPT)

const bestFirst = <T>(items: readonly T[], isBest: (item: T) => boolean): T[] =>
  items.toSorted((a, b) => Number(isBest(b)) - Number(isBest(a))).slice(0, MAX_FOUND)

export async function searchRecords(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { q, brandId }: { q: string; brandId?: string | undefined },
): Promise<Found> {
  const words = wordsIn(q)
  const [campaigns, customers, conversations] = await Promise.all([
    listCampaigns(deps, actor, { search: q, brandId, limit: CANDIDATES }),
    searchCustomers(deps.db, actor, { search: q, brandId, limit: MAX_FOUND }),
    searchConversations(deps.db, actor, { search: q, brandId, limit: CANDIDATES }),
  ])
  return {
    campaigns: bestFirst(campaigns.items, ({ title }) => containsAll(title, words)),
    customers: customers.map((row) => ({ id: row.id, name: row.name, detail: detailOf(row) })),
    conversations: bestFirst(conversations, ({ contactName }) => containsAll(contactName, words)).map(
      ({ content, ...row }) => ({ ...row, excerpt: excerptOf(content) }),
    ),
  }
}

export async function listRecent(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  ids: Record<RecordKind, string[]>,
): Promise<Found> {
  const [campaigns, customers, conversations] = await Promise.all([
    findCampaignTitles(db, workspaceId, ids.campaigns),
    findCustomerNames(db, workspaceId, ids.customers),
    findContacts(db, workspaceId, ids.conversations),
  ])
  return {
    campaigns,
    customers: customers.map((row) => ({ id: row.id, name: row.name, detail: detailOf(row) })),
    conversations: conversations.map((row) => ({ ...row, excerpt: '' })),
  }
}
