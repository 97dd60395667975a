import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { CampaignContent } from '#features/campaigns/campaigns.contract.ts'
import { moveHashtags } from '#features/campaigns/follow-ups.ts'
import { addDays, dayIn } from '#platform/day.ts'
import type { Db } from '#server/db/database.ts'
import type { DemoShop } from '#server/demo/demo-part.ts'
import { campaignFigures } from '../campaign-figures.ts'
import { insert as insertPosts } from '../posts.repository.ts'
import { insertResultDays } from '../results/result-days.repository.ts'
import { attemptTimes, type DemoState, type DemoTries, reasonOf, triesOf } from './demo-attempts.ts'
import { insertAttempts, insertMissing, joinPlan } from './demo-campaigns.repository.ts'
import { demoGrowth, demoResults } from './demo-results.ts'
import { demoAnswers } from './words/index.ts'

export type SampleCampaign = {
  key: string
  brandId: string | null
  planId?: string
  title: string
  description: string
  content: CampaignContent
  isAi: boolean
  createdAt: Date
  /** When it was or will be published; null for a draft. */
  scheduledFor: Date | null
  /** How many people it could reach on the strongest network. */
  audience: number
  accountName: string
  posts: {
    platform: Platform
    state: DemoState
    text: string
    tries?: DemoTries | undefined
    options?: Record<string, string> | undefined
  }[]
}

const DAY_MS = 86_400_000
const nothing = { reach: 0, likes: 0, comments: 0, shares: 0, clicks: 0 }

export const demoCampaignId = (shop: DemoShop, key: string) => shop.id(`campaign ${key}`)
export const demoPostId = (shop: DemoShop, key: string, platform: Platform) =>
  shop.id(`post ${key} ${platform}`)

/** Networks are asked until thirty days after publishing, the last time this morning. */
function lastRead(shop: DemoShop, publishedAt: Date | null): Date | null {
  if (!publishedAt) return null
  const published = publishedAt.getTime()
  const read = Math.min(shop.daysAgo(0, '06:00').getTime(), published + 30 * DAY_MS)
  return new Date(Math.max(read, published))
}

function postRows(shop: DemoShop, campaign: SampleCampaign) {
  const { key, title, scheduledFor, createdAt } = campaign
  return campaign.posts.map(({ platform, state, text, options = {}, tries: given }) => {
    const isOut = state === 'published'
    const tries = scheduledFor ? triesOf(state, given) : []
    const last = tries.at(-1)
    const lastTime = scheduledFor && last ? attemptTimes(scheduledFor, tries.length - 1).endedAt : null
    return {
      id: demoPostId(shop, key, platform),
      workspaceId: shop.workspaceId,
      campaignId: demoCampaignId(shop, key),
      platform,
      title: manifestOf(platform).title ? title : '',
      text,
      ...(manifestOf(platform).style === 'caption' && moveHashtags(text)),
      options,
      state,
      scheduledFor,
      dueAt: state === 'scheduled' ? scheduledFor : null,
      fence: tries.length,
      publishedAt: isOut ? lastTime : null,
      reason: reasonOf(state),
      reasonDetail: last && !isOut ? (demoAnswers[shop.locale][last] ?? null) : null,
      ...(isOut ? demoResults(`${key} ${platform}`, platform, campaign.audience) : nothing),
      writtenBy: campaign.isAi ? ('built-in' as const) : null,
      resultsAt: isOut ? lastRead(shop, lastTime) : null,
      isDemo: true,
      createdAt,
      updatedAt: lastTime ?? createdAt,
    }
  })
}

const campaignRow = (shop: DemoShop, campaign: SampleCampaign) => ({
  id: demoCampaignId(shop, campaign.key),
  workspaceId: shop.workspaceId,
  brandId: campaign.brandId,
  planId: campaign.planId ?? null,
  title: campaign.title,
  description: campaign.description,
  content: campaign.content,
  aiGenerated: campaign.isAi,
  writtenBy: campaign.isAi ? ('built-in' as const) : null,
  ...campaignFigures(postRows(shop, campaign)),
  createdBy: shop.userId,
  isDemo: true,
  createdAt: campaign.createdAt,
  updatedAt: campaign.createdAt,
})

const attemptRows = (shop: DemoShop, { key, scheduledFor, accountName, posts }: SampleCampaign) =>
  posts.flatMap(({ platform, state, tries }) => {
    if (!scheduledFor) return []
    return triesOf(state, tries).map((outcome, index) => ({
      id: shop.id(`attempt ${key} ${platform}${index > 0 ? ` ${index + 1}` : ''}`),
      workspaceId: shop.workspaceId,
      postId: demoPostId(shop, key, platform),
      number: index + 1,
      accountName,
      adapter: 'sandbox',
      ...attemptTimes(scheduledFor, index),
      outcome,
      resultsReadAt:
        outcome === 'published' ? lastRead(shop, attemptTimes(scheduledFor, index).endedAt) : null,
      detail: demoAnswers[shop.locale][outcome] ?? null,
    }))
  })

/** The results of each published post, day by day. */
const resultDayRows = (shop: DemoShop, campaign: SampleCampaign) =>
  postRows(shop, campaign).flatMap(({ id, platform, publishedAt, resultsAt, ...results }) => {
    if (!publishedAt || !resultsAt) return []
    const first = dayIn(shop.timeZone, publishedAt)
    const days = 1 + (Date.parse(dayIn(shop.timeZone, resultsAt)) - Date.parse(first)) / DAY_MS
    return demoGrowth(platform, results, days).map((figures, index) => ({
      workspaceId: shop.workspaceId,
      postId: id,
      day: addDays(first, index),
      ...figures,
    }))
  })

/** Adds campaigns that are marked as demo data, so their scheduled posts are never published. */
export async function addDemoCampaigns(
  db: Db,
  shop: DemoShop,
  wanted: readonly SampleCampaign[],
): Promise<void> {
  const isNew = await insertMissing(
    db,
    wanted.map((campaign) => campaignRow(shop, campaign)),
  )
  const known = wanted.filter(({ key }) => !isNew.has(demoCampaignId(shop, key)))
  for (const [planId, campaigns] of Map.groupBy(known, ({ planId }) => planId))
    if (planId)
      await joinPlan(
        db,
        shop.workspaceId,
        planId,
        campaigns.map(({ key }) => demoCampaignId(shop, key)),
      )
  // An existing campaign keeps its posts unchanged, and removed ones stay removed.
  const fresh = wanted.filter(({ key }) => isNew.has(demoCampaignId(shop, key)))
  if (fresh.length === 0) return
  await insertPosts(
    db,
    fresh.flatMap((campaign) => postRows(shop, campaign)),
  )
  const attempts = fresh.flatMap((campaign) => attemptRows(shop, campaign))
  if (attempts.length > 0) await insertAttempts(db, attempts)
  await insertResultDays(
    db,
    fresh.flatMap((campaign) => resultDayRows(shop, campaign)),
  )
}
