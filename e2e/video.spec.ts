import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'

// Rendering is slow, and the server makes one video at a time.
const PATIENCE = 120_000

/** What the player knows of its video, after seeking to its end. Every style is encoded alike (render-video.test.ts). */
const sought = (video: Locator) =>
  video.evaluate(async (player: HTMLVideoElement) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    player.addEventListener('seeked', () => resolve(), { once: true })
    player.addEventListener('error', () => reject(new Error(player.error?.message)), { once: true })
    // Before its length is known, this sets where it will start, which is sought to as well.
    player.currentTime = 2.5
    await promise
    const { videoWidth: width, videoHeight: height, currentTime: at, duration } = player
    return { width, height, at, duration }
  })

/** From the results of the creator, and from the campaign page. */
async function putsItOnPosts(page: Page) {
  const asked = await page.request.post('/api/creations', {
    data: {
      idea: 'Autumn menu',
      platforms: ['facebook', 'pinterest'].map((platform) => ({
        platform,
        selectedFormats: [platform === 'facebook' ? 'fb_feed_photo' : 'pinterest_pin'],
      })),
    },
  })
  const { id } = await asked.json()
  await page.goto(`/campaigner?creation=${id}`)
  const cards = page.getByRole('list', { name: 'Posts by platform' })
  await expect(cards.getByText('Text by the built-in writer')).toHaveCount(2, { timeout: PATIENCE })
  await page.getByRole('button', { name: 'Use in this campaign' }).click()
  const use = page.getByRole('dialog', { name: 'Use this video in your campaign' })
  await use.getByRole('checkbox', { name: 'Facebook' }).check()
  await expectAccessible(page)
  await use.getByRole('button', { name: 'Use on 1 post' }).click()
  await expect(cards.locator('video')).toHaveCount(1)

  await page.getByRole('link', { name: 'Open campaign' }).click()
  await page
    .getByRole('navigation', { name: 'Posts' })
    .getByRole('button', { name: /Pinterest/ })
    .click()
  await page.getByRole('button', { name: 'Add video' }).click()
  const choose = page.getByRole('dialog', { name: 'Video for Pinterest' })
  await choose.getByText('Our autumn menu is here. Come and try it!').click()
  await expectAccessible(page)
  await choose.getByRole('button', { name: 'Use this video' }).click()
  const shown = page.getByRole('region', { name: 'Images and video' })
  await expect(shown.getByRole('img')).toBeVisible()
  await expect(shown.getByLabel('Alt text')).toHaveValue('Our autumn menu is here. Come and try it!')
  await shown.getByRole('button', { name: 'Remove video 1' }).click()
  await expect(shown.getByText('No images or video yet.')).toBeVisible()
}

test('a video is described, watched while rendering, played, copied and deleted', async ({
  page,
  visitor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.isMember()
  await page.goto('/campaigner')
  const form = page.getByRole('form', { name: 'AI video generator' })
  await form.getByRole('button', { name: 'Generate video' }).click()
  await expect(form.getByText('Please enter a video description')).toBeVisible()
  await form.getByLabel('Video description').fill('Our autumn menu is here. Come and try it!')
  await form.getByLabel('Style').click()
  await page.getByRole('option', { name: 'Minimalist' }).click()
  await form.getByLabel('Length').click()
  await page.getByRole('option', { name: '10 seconds' }).click()
  await form.getByRole('button', { name: 'Generate video' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()

  // After leaving and returning, rendering has continued and the screen shows it.
  await page.goto('/customers')
  await page.goto('/campaigner')
  const video = page.getByLabel('Video: Our autumn menu is here. Come and try it!')
  await expect(video).toBeVisible({ timeout: PATIENCE })
  await expect(page.getByRole('link', { name: 'Download', exact: true })).toHaveAttribute(
    'download',
    /\.mp4$/,
  )
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toMatch(/^\/api\/videos\/[\w-]+\/file$/)
  const { duration, ...rest } = await sought(video)
  expect(rest).toEqual({ width: 1920, height: 1080, at: 2.5 })
  expect(duration).toBeCloseTo(10, 1)
  await expectAccessible(page)

  await putsItOnPosts(page)
  await page.goto('/campaigner')
  await page.getByRole('button', { name: /^Delete the video/ }).click()
  await page.getByRole('button', { name: 'Delete video' }).click()
  await expect(video).toHaveCount(0)
  await expect(page.getByText('Your video will play here.')).toBeVisible()
})

test('on a phone, in Spanish, it says when the video is done and fits the screen', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.isMember('es')
  await page.goto('/campaigner')
  await page.getByLabel('Descripción del vídeo').fill(`<b>Pan</b> ${'muybueno'.repeat(40)}`)
  await page.getByLabel('Duración').click()
  await page.getByRole('option', { name: '3 segundos' }).click()
  await page.getByRole('button', { name: 'Generar vídeo' }).click()
  await expectToFit(page)
  await expect(page.getByText('¡Vídeo generado!', { exact: true })).toBeVisible({ timeout: PATIENCE })
  await expect(page.locator('video')).toBeVisible()
  await expectAccessible(page)
})
