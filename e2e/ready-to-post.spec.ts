import type { Page } from '@playwright/test'
import { readyToPostMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { png } from '#tests/png.ts'
import { add, postOn, stateOf } from './campaign-calls.ts'
import { expect, expectAccessible, expectToFitAtOtherWidth, test, widthOf } from './fixtures.ts'

type Shared = { text?: string; files?: { name: string; type: string; size: number }[] }

/** A phone's browser: it has a share sheet, which here keeps what it was given. */
const hasShareSheet = (page: Page) =>
  page.addInitScript(() => {
    const shared: Shared[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text, files }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new Error('No tap.')
        shared.push({
          text: text ?? '',
          files: (files ?? []).map(({ name, type, size }) => ({ name, type, size })),
        })
      },
    })
  })

const sharedIn = (page: Page) => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared)

/** Published without an account, so that every post waits for the person. */
async function addWaiting(page: Page, platforms: string[]) {
  const { id } = await add(page, {
    title: 'Autumn',
    description: 'The leaves fall, the prices too.',
    platforms,
  })
  return {
    id,
    publish: async () => expect((await page.request.post(`/api/campaigns/${id}/publish`)).ok()).toBe(true),
  }
}

async function addPicture(page: Page, id: string, platform: string) {
  const { uploadURL } = await (await page.request.post('/api/objects/upload')).json()
  await page.request.put(uploadURL, { data: png, headers: { 'content-type': 'image/png' } })
  const url = uploadURL.split('?', 1)[0]
  const post = await postOn(page, id, platform)
  const answer = await page.request.put(`/api/campaigns/${id}/posts/${post?.id}/media`, { data: { url } })
  expect(answer.ok()).toBe(true)
}

for (const language of locales) {
  const t = textOf(readyToPostMessages, language)

  test.describe(`in ${language}`, () => {
    test.use({
      viewport: { width: widthOf(language), height: 844 },
      hasTouch: true,
      isMobile: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    })

    test('a phone posts what waits, one tap each, and goes on to the next', async ({ page, visitor }) => {
      await hasShareSheet(page)
      await visitor.isMember(language)
      const { id, publish } = await addWaiting(page, ['instagram', 'x', 'reddit'])
      await addPicture(page, id, 'instagram')
      await publish()
      await expect.poll(() => stateOf(page, id, 'reddit')).toBe('needs_you')

      await page.goto('/home')
      await expect(page.getByText(t('note.title', { count: 3 }))).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: t('note.action') }).click()

      await expect(page.getByText(t('place', { place: 1, total: 3 }))).toBeVisible()
      const share = page.getByRole('button', { name: t('share', { platform: 'Instagram' }) })
      await expect(share).toBeEnabled()
      await expectAccessible(page)
      await expectToFitAtOtherWidth(page)
      await share.click()
      const [shared] = await sharedIn(page)
      expect(shared?.text).toContain('The leaves fall, the prices too.')
      expect(shared?.files).toEqual([
        { name: 'instagram-1.png', type: 'image/png', size: expect.any(Number) },
      ])
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared?.text)
      await expectAccessible(page)
      await page.getByRole('button', { name: t('posted') }).click()
      await expect.poll(() => stateOf(page, id, 'instagram')).toBe('published')

      await expect(page.getByText(t('place', { place: 2, total: 3 }))).toBeVisible()
      const later = page.getByRole('button', { name: t('later') })
      const open = page.getByRole('link', { name: t('open', { platform: 'X (Twitter)' }) })
      await expect(open).toHaveAttribute('href', /x\.com\/intent\/post\?text=The%20leaves/)
      await later.click()

      await expect(page.getByText(t('place', { place: 3, total: 3 }))).toBeVisible()
      await expect(later).toHaveCount(0)
      await page.getByRole('button', { name: t('posted') }).click()
      await expect(page.getByText(t('done.title', { count: 2 }))).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('done.again', { count: 1 }) }).click()
      await expect(open).toBeVisible()
    })
  })
}

test('a link opens straight at its post, and a desktop copies the text and opens the network', async ({
  page,
  visitor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const t = textOf(readyToPostMessages, 'en')
  await visitor.isMember()
  const { id, publish } = await addWaiting(page, ['facebook', 'blog'])
  await publish()
  const post = await postOn(page, id, 'blog')
  await page.goto(`/ready-to-post?post=${post?.id}`)
  await page.getByRole('button', { name: t('copy'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('posted') })).toBeVisible()
  await page.getByRole('button', { name: t('posted') }).click()
  const open = page.getByRole('link', { name: t('copyAndOpen', { platform: 'Facebook' }) })
  await expect(open).toHaveAttribute('href', 'https://www.facebook.com/')

  await page.goto(`/ready-to-post?post=${post?.id}`)
  await expect(page.getByText(t('gone'))).toBeVisible()
  await expect(open).toBeVisible()
})
