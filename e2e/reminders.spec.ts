import { remindersMessages } from '#features/publishing/i18n/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, expectToFitAtOtherWidth, test, widthOf } from './fixtures.ts'

for (const language of locales) {
  const t = textOf(remindersMessages, language)

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 900 } })

    test('a person chooses how to be reminded, and sees why something is not possible', async ({
      page,
      visitor,
    }) => {
      // No push service answers in a test: the browser itself makes and ends the subscription.
      await page.addInitScript(() => {
        const bytes = (count: number) => new Uint8Array(count).fill(7).buffer
        let current: object | null = null
        const point =
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
        const text = atob(point.replaceAll('-', '+').replaceAll('_', '/'))
        const p256dh = Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer
        Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => current })
        Object.defineProperty(PushManager.prototype, 'subscribe', {
          value: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
            current = {
              endpoint: 'https://push.example/device',
              options: { applicationServerKey: applicationServerKey.buffer },
              getKey: (name: string) => (name === 'auth' ? bytes(16) : p256dh),
              unsubscribe: async () => {
                current = null
                return true
              },
            }
            return current
          },
        })
        Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' })
        Object.defineProperty(Notification, 'permission', {
          get: () => (location.hash === '#blocked' ? 'denied' : 'granted'),
        })
      })
      await visitor.isMember(language)
      await page.goto('/settings?section=notifications')
      const mail = page.getByRole('switch', { name: t('email') })
      await expect(mail).toBeChecked()
      await expect(page.getByText(t('noMail'))).toBeVisible()
      const device = page.getByRole('switch', { name: t('device.label') })
      await expect(device).toBeEnabled()
      await expect(device).not.toBeChecked()
      await expectAccessible(page)
      await expectToFitAtOtherWidth(page)

      await device.click()
      await expect(device).toBeChecked()
      await mail.click()
      await expect(mail).not.toBeChecked()
      await page.getByRole('combobox', { name: t('before') }).click()
      await page.getByRole('option', { name: t('lead.minutes', { count: 30 }) }).click()
      await expect(page.getByRole('combobox', { name: t('before') })).toContainText('30')
      const saved = async () => (await page.request.get('/api/publishing/reminders')).json()
      await expect
        .poll(saved)
        .toMatchObject({ isEmailed: false, minutesBefore: 30, devices: [expect.any(String)] })

      await device.click()
      await expect.poll(saved).toMatchObject({ devices: [] })
      await expect(device).not.toBeChecked()
      await page.goto('/help')
      await page.goto('/settings?section=notifications#blocked')
      await expect(page.getByText(t('device.blocked'))).toBeVisible()
      await expect(device).toBeDisabled()
      await expectAccessible(page)
    })
  })
}

test('the worker that shows reminders is served as a script that is checked each time', async ({ page }) => {
  const answer = await page.request.get('/service-worker.js')
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
  })
})
