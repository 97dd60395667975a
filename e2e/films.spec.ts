import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from '@playwright/test'
import { postMediaMessages, postVideoMessages } from '#features/campaigns/i18n/index.ts'
import { mediaMessages } from '#features/media-library/i18n/index.ts'
import { gif, largeMp4 } from '#media/video/film.fixture.ts'
import { textOf } from '#platform/messages.ts'
import { add, postOn, stateOf } from './campaign-calls.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { openAccount } from './sandbox-account.ts'

const MB = 1024 * 1024

/** Cuts the connection for the second chunk until the test lets it through. */
async function cutConnection(page: Page) {
  const sent: string[] = []
  let isCut = true
  await page.route('**/api/uploads/*?offset=*', (route) => {
    const offset = new URL(route.request().url()).searchParams.get('offset') ?? ''
    sent.push(offset)
    return isCut && offset !== '0' ? route.abort() : route.continue()
  })
  return {
    sent,
    restore: () => {
      isCut = false
    },
  }
}

/** Plays a little, without sound. */
const play = (video: Locator) =>
  video.evaluate(async (player: HTMLVideoElement) => {
    await player.play()
    return { width: player.videoWidth, height: player.videoHeight, hasPoster: player.poster !== '' }
  })

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const) {
  const t = textOf(mediaMessages, language)
  const video = textOf(postVideoMessages, language)
  const shownMedia = textOf(postMediaMessages, language)

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, expectsRefusals: true })

    test('a film is cut short, goes on, plays, and goes out with a post', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const { feedPath } = await openAccount(page, 'facebook')
      await page.goto('/media')
      const connection = await cutConnection(page)
      const chosen = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: t('empty.action') }).click()
      const film = await buffer(largeMp4(18 * MB))
      await (await chosen).setFiles({ name: 'spring_tulips.mp4', mimeType: 'video/mp4', buffer: film })
      const uploads = page.getByRole('region', { name: t('uploads.title') })
      await expect(uploads.getByText(t('uploads.offline'))).toBeVisible()
      await expectAccessible(page)
      connection.restore()
      await expect(uploads.getByText(t('uploads.done', { count: 1 }))).toBeVisible()
      // What had arrived was not sent again.
      expect(connection.sent.filter((offset) => offset === '0')).toHaveLength(1)
      await uploads.getByRole('button', { name: t('uploads.close') }).click()

      const tile = page.getByRole('main').locator('button[data-item]')
      await expect(tile.getByText('0:01')).toBeVisible()
      await expectToFit(page)
      await tile.click()
      const sheet = page.getByRole('dialog', { name: 'spring tulips' })
      expect(await play(sheet.locator('video'))).toEqual({ width: 128, height: 96, hasPoster: true })
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      const { id: short } = await add(page, { platforms: ['pinterest'] })
      await page.goto(`/campaigns/${short}?post=${(await postOn(page, short, 'pinterest'))?.id}`)
      await page.getByRole('button', { name: video('add') }).click()
      await page.getByRole('button', { name: video('library') }).click()
      const picker = page.getByRole('dialog', { name: video('title', { platform: 'Pinterest' }) })
      await expect(picker.locator('button[data-item]')).toBeDisabled()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')

      const { id } = await add(page, { platforms: ['facebook'] })
      await page.goto(`/campaigns/${id}?post=${(await postOn(page, id, 'facebook'))?.id}`)
      await page.getByRole('button', { name: video('add') }).click()
      await page.getByRole('button', { name: video('library') }).click()
      await page.getByRole('dialog').locator('button[data-item]').click()
      const media = page.getByRole('region', { name: shownMedia('label') })
      await expect(media.getByRole('img')).toBeVisible()
      await expectAccessible(page)
      expect((await postOn(page, id, 'facebook'))?.media).toMatchObject([{ kind: 'video', width: 128 }])

      await page.request.post(`/api/campaigns/${id}/publish`)
      await expect.poll(() => stateOf(page, id, 'facebook')).toBe('published')
      await page.goto(feedPath)
      await expect(page.locator('video')).toBeVisible()
    })
  })
}

test('an animated GIF becomes a video', async ({ page, visitor }) => {
  await visitor.isMember()
  await page.goto('/media')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await chosen).setFiles({ name: 'cat.gif', mimeType: 'image/gif', buffer: await gif() })
  await expect(page.getByRole('main').locator('button[data-item]').getByText('0:05')).toBeVisible()
  await page.getByRole('button', { name: 'Videos', exact: true }).click()
  await expect(page.getByRole('main').locator('button[data-item]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Images', exact: true }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
})
