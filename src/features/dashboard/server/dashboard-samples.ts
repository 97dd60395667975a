import type { CampaignFigures, Period, Sales } from '../dashboard.contract.ts'

const PLATFORMS = 21

const sales = (gainPercent: number, dollars: number): Sales => ({
  currency: 'USD',
  gain: dollars * 100,
  gainPercent,
  target: { amount: 85_000_00, percent: 62 },
  sold: null,
})

const campaigns = (count: number): CampaignFigures => ({
  campaigns: count,
  platforms: PLATFORMS,
  posts: count * PLATFORMS,
  planned: null,
})

export const salesSamples: Record<Period, Sales> = {
  weekly: sales(47, 12_450),
  monthly: sales(63, 52_800),
  daily: sales(12, 1_890),
}

export const campaignSamples: Record<Period, CampaignFigures> = {
  weekly: campaigns(7),
  monthly: campaigns(28),
  daily: campaigns(1),
}

export const inboxSample = { unread: 12 }
