import { platformName } from '#connectors/social/platform-name.ts'
import {
  channelErrors,
  channelMessages,
  connectChannelMessages,
} from '#features/social-accounts/i18n/index.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { pinterestGuide } from '../src/connectors/social/pinterest/pinterest.connect.ts'
import { pinterestKeys } from './fake-social-networks.ts'
import { expect, expectAccessible, noticeOn, pressTwice, test, widthOf } from './fixtures.ts'

// Wrong keys are refused on purpose.
test.use({ expectsRefusals: true })

for (const language of ['en', 'es'] satisfies Locale[]) {
  const t = textOf(connectChannelMessages, language)
  const channels = textOf(channelMessages, language)
  const errors = textOf(channelErrors, language)
  const name = platformName('pinterest', language)
  const { app } = pinterestGuide
  if (!app) throw new Error('Pinterest needs an app.')

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 900 } })

    test('the keys of an own app are entered, checked, used, kept and removed', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const { clientId, clientSecret } = await pinterestKeys()
      const main = page.getByRole('main')
      const field = (label: string) => main.getByLabel(new RegExp(`^${label}`)).first()
      const id = field(app.clientId[language])
      const secret = field(app.clientSecret[language])
      const save = page.getByRole('button', { name: t('app.save') })
      const signIn = page.getByRole('button', { name: t('signIn', { name }) })

      await page.goto('/settings?section=channels')
      await page.getByRole('link', { name: `${t('open')} ${name}` }).click()
      await expect(page.getByRole('heading', { name: t('app.title', { network: name }) })).toBeVisible()
      await expect(page.getByText(t('states.needs_keys'), { exact: true })).toBeVisible()
      await expect(page.getByLabel(t('app.redirect'))).toHaveValue(/\/api\/social-accounts\/return$/)
      await expect(signIn).toBeHidden()
      await save.click()
      await expect(page.getByText(t('required'))).toHaveCount(2)
      await expectAccessible(page)

      await id.fill(clientId)
      await secret.fill('not-the-secret')
      await save.click()
      await expect(page.getByRole('alert')).toContainText(errors('channel_app_refused'))
      await expectAccessible(page)

      await secret.fill(clientSecret)
      await pressTwice(save, '**/api/social-accounts/apps')
      await expect(noticeOn(page, t('app.saved'))).toBeVisible()
      await expect(page.getByText(t('app.own'))).toBeVisible()
      await expect(main).toContainText(clientId)
      await expect(main).not.toContainText(clientSecret)
      await expect(page.getByText(t('states.ready'), { exact: true })).toBeVisible()

      await signIn.click()
      const dialog = page.getByRole('dialog', { name: t('pages.title') })
      await dialog.getByRole('button', { name: t('pages.submit', { count: 1 }) }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(t('states.connected'), { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: `${channels('check')} ${name}` })).toBeVisible()
      // A pin needs a picture.
      await expect(page.getByRole('button', { name: t('testPost') })).toHaveCount(0)
      await expectAccessible(page)

      await page.getByRole('button', { name: t('app.remove') }).click()
      const leaving = page.getByRole('alertdialog', { name: t('app.removing.title') })
      await expect(leaving).toContainText(t('app.removing.text'))
      await leaving.getByRole('button', { name: t('app.remove') }).click()
      await expect(id).toBeVisible()
      await expect(page.getByText(t('states.connected'), { exact: true })).toBeVisible()
    })
  })
}
