import { and, eq } from 'drizzle-orm'
import { forFirstPlan } from '#connectors/social/recommended-platforms.ts'
import { keepBrandsForGood } from '#core/brands/index.server.ts'
import type { BusinessData, PlanStatus } from '#core/content-plans/content-plan.ts'
import { contentPlans } from '#core/content-plans/index.server.ts'
import { addDemoCampaigns, demoCampaignId } from '#features/campaigns/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import { daysIn } from '#platform/month-words.ts'
import { instantAt } from '#platform/wall-time.ts'
import type { Db } from '#server/db/database.ts'
import type { DemoPart, DemoShop } from '#server/demo/demo-part.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { WrittenPlanEntry } from '#writer/writer.ts'
import { listBrandsInUse } from './content-plans.repository.ts'
import { planCampaign } from './plan-campaign.ts'
import { listPictures } from './plan-entries.repository.ts'
import { planEntries } from './plan-entries.table.ts'
import { drawPlanPictures } from './planner-pictures.demo.ts'
import { demoProducts } from './words/index.ts'

type DemoPlan = {
  key: string
  month: number
  year: number
  status: PlanStatus
  createdAt: Date
  seed: number
}

const businessData = (locale: Locale): BusinessData => ({
  industry: 'beauty',
  topProducts: demoProducts[locale],
  seasonality: null,
  platforms: [...forFirstPlan],
})

function monthOf(day: string): { month: number; year: number } {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return { month, year }
}

const monthBefore = ({ month, year }: { month: number; year: number }) =>
  month === 1 ? { month: 12, year: year - 1 } : { month: month - 1, year }

const SHOP = 'Salón Luna'

const entryKey = (plan: DemoPlan, { day }: WrittenPlanEntry) => `${plan.key} ${day}`

/** The audience varies by day, but is deterministic. */
const audienceOf = ({ day }: WrittenPlanEntry) => 900 + 130 * (Number(day.slice(8)) % 8)

/** The campaigns of a plan whose days are all in the past and published. */
const addCampaigns = (db: Db, shop: DemoShop, plan: DemoPlan, entries: readonly WrittenPlanEntry[]) =>
  addDemoCampaigns(
    db,
    shop,
    entries.map((entry) => ({
      ...planCampaign(shop.locale, entry),
      planId: shop.id(plan.key),
      key: entryKey(plan, entry),
      brandId: null,
      isAi: true,
      createdAt: plan.createdAt,
      scheduledFor: instantAt(shop.timeZone, entry.day, entry.time),
      audience: audienceOf(entry),
      accountName: SHOP,
      posts: [{ platform: entry.platform, state: 'published', text: entry.text }],
    })),
  )

/** Adds a plan with its posts. If the plan already exists, its posts stay as people left them. */
async function addPlan(db: Db, shop: DemoShop, plan: DemoPlan): Promise<void> {
  const { key, month, year, status, createdAt, seed } = plan
  const { workspaceId, locale } = shop
  const told = businessData(locale)
  const written = await builtInWriter.writePlan({
    locale,
    shop: {
      name: SHOP,
      industry: told.industry,
      country: 'ES',
      products: told.topProducts,
      brandStyle: null,
    },
    year,
    month,
    season: null,
    platforms: forFirstPlan,
    seed,
  })
  const own = { workspaceId, isDemo: true, createdAt, updatedAt: createdAt }
  const [added] = await db
    .insert(contentPlans)
    .values({
      ...own,
      id: shop.id(key),
      title: written.title,
      description: written.description,
      status,
      month,
      year,
      businessData: told,
      insights: written.insights,
      locale,
      writtenBy: builtInWriter.by.kind,
      generation: 'done',
      progress: 100,
    })
    .onConflictDoNothing()
    .returning({ id: contentPlans.id })
  if (!added) return
  const isOut = status === 'published'
  if (isOut) await addCampaigns(db, shop, plan, written.entries)
  await db.insert(planEntries).values(
    written.entries.map((entry) => ({
      ...own,
      ...entry,
      id: shop.id(entryKey(plan, entry)),
      planId: added.id,
      campaignId: isOut ? demoCampaignId(shop, entryKey(plan, entry)) : null,
    })),
  )
}

export const plannerDemo: DemoPart = {
  name: 'planner',
  fill: async (db, shop) => {
    const today = shop.dayBefore(0)
    const current = monthOf(today)
    const last = monthBefore(current)
    await addPlan(db, shop, {
      ...current,
      key: 'plan of this month',
      status: 'approved',
      createdAt: shop.daysAgo(2, '09:30'),
      seed: 1,
    })
    await addPlan(db, shop, {
      ...last,
      key: 'plan of last month',
      status: 'published',
      // Before its first day, otherwise some of its days could not have been published.
      createdAt: shop.daysAgo(Number(today.slice(8)) + daysIn(last.month, last.year) + 1, '09:30'),
      seed: 2,
    })
  },
  draw: drawPlanPictures,
  clear: async (db, workspaceId, freeFile) => {
    for (const { url } of await listPictures(db, workspaceId, 'demo')) await freeFile(url)
    await db
      .delete(contentPlans)
      .where(and(eq(contentPlans.workspaceId, workspaceId), eq(contentPlans.isDemo, true)))
    await keepBrandsForGood(db, workspaceId, await listBrandsInUse(db, workspaceId))
  },
}
