import { findBrand } from '#core/brands/index.server.ts'
import { shopFacts } from '#features/writing/index.server.ts'
import { dayIn } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { readBrief } from '#writer/reading/read-brief.ts'
import type { ShopFacts } from '#writer/writer.ts'
import * as repository from './past-texts.repository.ts'

const RECENT = 90
const BEST = 2
/** With fewer, chance would decide which ones are best. */
const ENOUGH = 5
/** Some of the best are left out below. */
const LOOKED_AT = 12
/** A shorter text says little about how somebody writes. */
const SHORTEST = 40
/** Enough of a long text to tell what it is about. */
const READ = 1000

type WriterFacts = { shop: ShopFacts; recentTexts: string[] }

/** Condolences get many hearts, but are no pattern for other posts. */
const isSerious = (text: string, locale: Locale, today: string) =>
  readBrief(text.slice(0, READ), { locale, country: null, today, products: [] }).isSerious

async function bestTexts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workspaceId: WorkspaceId,
  brandId: string | null,
  locale: Locale,
): Promise<string[]> {
  const brand = await findBrand(db, workspaceId, brandId)
  const found = await repository.listBestTexts(db, workspaceId, brand?.id ?? null, LOOKED_AT)
  if ((found[0]?.compared ?? 0) < ENOUGH) return []
  const today = dayIn('UTC', clock.now())
  const chosen = new Map<string, string>()
  for (const { campaignId, text, engagement } of found) {
    if (chosen.size === BEST) break
    // The posts of one campaign say the same.
    if (engagement === 0 || text.length < SHORTEST || chosen.has(campaignId)) continue
    if (!isSerious(text, locale, today)) chosen.set(campaignId, text)
  }
  return [...chosen.values()]
}

/** What a writer knows about the shop, with its best posts as samples of its voice, and the texts not to repeat. */
export async function readWriterFacts(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  workspaceId: WorkspaceId,
  brandId: string | null,
  locale: Locale,
): Promise<WriterFacts> {
  const shop = await shopFacts(deps, workspaceId, brandId)
  const { voice } = shop
  const best = await bestTexts(deps, workspaceId, brandId, locale)
  return {
    shop: voice ? { ...shop, voice: { ...voice, samples: [...voice.samples, ...best] } } : shop,
    recentTexts: await repository.listRecentTexts(deps.db, workspaceId, RECENT),
  }
}
