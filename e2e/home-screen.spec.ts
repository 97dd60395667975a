import sharp from 'sharp'
import * as z from 'zod'
import { remindersMessages } from '#features/publishing/i18n/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, expectToFitAtOtherWidth, test, widthOf } from './fixtures.ts'

const manifestSchema = z.object({
  name: z.string(),
  start_url: z.string(),
  display: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() }),
  ),
})

test('phones can put the app on their home screen, with icons of the sizes they ask for', async ({
  page,
}) => {
  await page.goto('/pricing')
  const hrefOf = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href')
  const answer = await page.request.get((await hrefOf('manifest')) ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'no-cache',
  })
  const { icons, ...about } = manifestSchema.parse(await answer.json())
  expect(about).toEqual({ name: 'CampAIgner', start_url: '/home', display: 'standalone' })
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  const shown = [
    ...icons,
    { src: (await hrefOf('apple-touch-icon')) ?? '', sizes: '180x180', type: 'image/png' },
  ]
  for (const { src, sizes, type } of shown) {
    const icon = await page.request.get(src)
    expect([src, icon.headers()['content-type']]).toEqual([src, type])
    const { width, height } = await sharp(await icon.body()).metadata()
    expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
  // Chrome reads the manifest as it would to install the app.
  const session = await page.context().newCDPSession(page)
  expect((await session.send('Page.getAppManifest')).errors).toEqual([])
})

for (const language of locales) {
  const t = textOf(remindersMessages, language)

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 900 } })

    test('an iPhone outside the home screen is told what to do', async ({ page, visitor }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'PushManager')
        Object.defineProperty(navigator, 'standalone', {
          get: () => location.hash === '#home-screen',
        })
      })
      await visitor.isMember(language)
      await page.goto('/settings?section=notifications')
      await expect(page.getByText(t('device.needsHomeScreen'))).toBeVisible()
      await expect(page.getByRole('switch', { name: t('device.label') })).toBeDisabled()
      await expectAccessible(page)
      await expectToFitAtOtherWidth(page)
      // An older iPhone has no notifications there either.
      await page.goto('/help')
      await page.goto('/settings?section=notifications#home-screen')
      await expect(page.getByText(t('device.unsupported'))).toBeVisible()
    })
  })
}
