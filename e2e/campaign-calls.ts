import type { Page } from '@playwright/test'
import type { Campaign, CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { expect } from './fixtures.ts'

/** A campaign of the shop, without pictures. */
export const add = async (page: Page, details: object = {}): Promise<Campaign> => {
  const answer = await page.request.post('/api/campaigns', {
    data: {
      title: 'Spring',
      description: 'Spring has come to the shop.',
      platforms: ['facebook', 'x'],
      withPictures: false,
      ...details,
    },
  })
  expect(answer.status()).toBe(201)
  return answer.json()
}

export const read = async (page: Page, id: string): Promise<CampaignDetail> =>
  (await page.request.get(`/api/campaigns/${id}`)).json()

export const postOn = async (page: Page, id: string, platform: string) =>
  (await read(page, id)).posts.find((post) => post.platform === platform)
export const stateOf = async (page: Page, id: string, platform: string) =>
  (await postOn(page, id, platform))?.state
