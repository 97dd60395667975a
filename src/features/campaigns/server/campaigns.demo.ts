import { and, eq, isNotNull } from 'drizzle-orm'
import type { Platform } from '#channels/platforms.ts'
import { manifestOf } from '#channels/registry.ts'
import { keepForGood } from '#features/brands/server/brands.service.ts'
import { release } from '#features/files/server/files.service.ts'
import { instantAt } from '#platform/wall-time.ts'
import { demoBrandKey } from '#server/demo/demo-brands.ts'
import type { DemoPart, DemoShop } from '#server/demo/demo-part.ts'
import { campaignFigures } from './campaign-figures.ts'
import { forgetEmptyTotals } from './campaigns.repository.ts'
import { campaigns } from './campaigns.table.ts'
import { demoCampaignTexts, demoRefusal } from './demo-campaign-texts.ts'
import { type DemoCampaign, type DemoPost, demoCampaigns, demoResults } from './demo-campaigns.ts'
import { listDemoFiles } from './posts.repository.ts'
import { postAttempts, posts } from './posts.table.ts'

const few: ReadonlySet<Platform> = new Set(['x', 'threads', 'instagram_story', 'whatsapp', 'telegram'])
const nothing = { reach: 0, likes: 0, comments: 0, shares: 0, clicks: 0 }
const accounts = { salon: 'Salón Luna', cafe: 'Luna Café' } as const

const idOf = (shop: DemoShop, { key }: DemoCampaign) => shop.id(`campaign ${key}`)

const textsOf = (shop: DemoShop, { key }: DemoCampaign) =>
  demoCampaignTexts[shop.locale][key] ?? { title: key, description: key, long: key, short: key }

function timeOf(shop: DemoShop, { outDaysAgo, time = '11:00' }: DemoCampaign): Date | null {
  if (outDaysAgo === undefined) return null
  return outDaysAgo < 0
    ? instantAt(shop.timeZone, shop.dayBefore(outDaysAgo), time)
    : shop.daysAgo(outDaysAgo, time)
}

function postRow(shop: DemoShop, campaign: DemoCampaign, { platform, state = 'draft' }: DemoPost) {
  const texts = textsOf(shop, campaign)
  const scheduledFor = timeOf(shop, campaign)
  const createdAt = shop.daysAgo(campaign.createdDaysAgo, '08:10')
  const isOut = state === 'published'
  return {
    id: shop.id(`post ${campaign.key} ${platform}`),
    workspaceId: shop.workspaceId,
    campaignId: idOf(shop, campaign),
    platform,
    title: manifestOf(platform).title ? texts.title : '',
    text: few.has(platform) ? texts.short : texts.long,
    state,
    scheduledFor,
    publishedAt: isOut ? scheduledFor : null,
    ...(state === 'failed' && { reason: 'rejected', reasonDetail: demoRefusal[shop.locale] }),
    ...(isOut ? demoResults(platform, campaign.audience ?? 0) : nothing),
    writtenBy: campaign.isAi ? ('built-in' as const) : null,
    resultsAt: isOut ? shop.daysAgo(0, '06:00') : null,
    isDemo: true,
    createdAt,
    updatedAt: scheduledFor && scheduledFor < shop.now ? scheduledFor : createdAt,
  }
}

function campaignRow(shop: DemoShop, campaign: DemoCampaign) {
  const { title, description, long } = textsOf(shop, campaign)
  const createdAt = shop.daysAgo(campaign.createdDaysAgo, '08:10')
  return {
    id: idOf(shop, campaign),
    workspaceId: shop.workspaceId,
    brandId: campaign.isOfBrand ? shop.id(demoBrandKey(campaign.shop)) : null,
    title,
    description,
    content: { content: long, variations: [], suggestedHashtags: [], visualSuggestions: [] },
    aiGenerated: campaign.isAi ?? false,
    writtenBy: campaign.isAi ? ('built-in' as const) : null,
    ...campaignFigures(campaign.posts.map((post) => postRow(shop, campaign, post))),
    createdBy: shop.userId,
    isDemo: true,
    createdAt,
    updatedAt: createdAt,
  }
}

const attemptRows = (shop: DemoShop, campaign: DemoCampaign) =>
  campaign.posts.flatMap((post) => {
    const { id, state, scheduledFor, reasonDetail = null } = postRow(shop, campaign, post)
    if ((state !== 'published' && state !== 'failed') || !scheduledFor) return []
    return {
      id: shop.id(`attempt ${campaign.key} ${post.platform}`),
      workspaceId: shop.workspaceId,
      postId: id,
      number: 1,
      accountName: accounts[campaign.shop],
      adapter: 'sandbox',
      startedAt: scheduledFor,
      endedAt: new Date(scheduledFor.getTime() + 1800),
      outcome: state === 'published' ? ('published' as const) : ('rejected' as const),
      detail: reasonDetail,
    }
  })

/** Scheduled posts of the made-up shop have no job: they show what a week looks like and never go out. */
export const campaignsDemo: DemoPart = {
  name: 'campaigns',
  fill: async (db, shop) => {
    const added = await db
      .insert(campaigns)
      .values(demoCampaigns.map((campaign) => campaignRow(shop, campaign)))
      .onConflictDoNothing()
      .returning({ id: campaigns.id })
    const isNew = new Set(added.map(({ id }) => id))
    // A campaign that was there already keeps its posts as they are, also those that were taken out.
    const fresh = demoCampaigns.filter((campaign) => isNew.has(idOf(shop, campaign)))
    if (fresh.length === 0) return
    await db
      .insert(posts)
      .values(fresh.flatMap((campaign) => campaign.posts.map((post) => postRow(shop, campaign, post))))
    await db.insert(postAttempts).values(fresh.flatMap((campaign) => attemptRows(shop, campaign)))
  },
  clear: async (db, workspaceId) => {
    for (const { url } of await listDemoFiles(db, workspaceId)) await release(db, workspaceId, url)
    await db.delete(campaigns).where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.isDemo, true)))
    await forgetEmptyTotals(db, workspaceId)
    const kept = await db
      .selectDistinct({ brandId: campaigns.brandId })
      .from(campaigns)
      .where(and(eq(campaigns.workspaceId, workspaceId), isNotNull(campaigns.brandId)))
    await keepForGood(
      db,
      workspaceId,
      kept.flatMap(({ brandId }) => brandId ?? []),
    )
  },
}
