import { platformName } from '#connectors/social/platform-name.ts'
import { channelErrors, connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { metaAdvice, metaGuide } from '../src/connectors/social/meta/meta.connect.ts'
import { allowsAll, leftOut, metaKeys, wrongTurns } from './fake-meta.ts'
import { expect, expectAccessible, noticeOn, test, widthOf } from './fixtures.ts'

// Every wrong turn is taken on purpose.
test.use({ expectsRefusals: true })

for (const language of ['en', 'es'] satisfies Locale[]) {
  const t = textOf(connectChannelMessages, language)
  const errors = textOf(channelErrors, language)
  const name = platformName('instagram', language)
  const { app } = metaGuide
  if (!app) throw new Error('Meta needs an app.')

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 900 } })

    test('an owner connects Instagram from one page, through every wrong turn', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const { clientId, clientSecret } = await metaKeys()
      const main = page.getByRole('main')
      const field = (label: string) => main.getByLabel(new RegExp(`^${label}`)).first()
      const alert = page.getByRole('alert')
      const signIn = page.getByRole('button', { name: t('signIn', { name: 'Facebook' }) })

      await page.goto('/settings?section=channels&channel=instagram')
      await expect(page.getByRole('heading', { name: t('app.title', { network: 'Meta' }) })).toBeVisible()
      for (const step of app.steps) await expect(main).toContainText(step[language])
      await expectAccessible(page)

      await field(app.clientId[language]).fill(clientId)
      await field(app.clientSecret[language]).fill('not-the-secret')
      await page.getByRole('button', { name: t('app.save') }).click()
      await expect(alert).toContainText(errors('channel_app_refused'))
      await field(app.clientSecret[language]).fill(clientSecret)
      await page.getByRole('button', { name: t('app.save') }).click()
      await expect(noticeOn(page, t('app.saved'))).toBeVisible()

      for (const [turn, sentence, next] of [
        [wrongTurns.denies, errors('channel_denied'), ''],
        [wrongTurns.withoutRight, errors('channel_rights_missing'), metaAdvice.rights[language]],
        [wrongTurns.withoutPage, errors('channel_no_account'), metaAdvice.noPage[language]],
        [wrongTurns.personal, errors('channel_no_account'), metaAdvice.noInstagram[language]],
      ] as const) {
        await signIn.click()
        await page.getByRole('link', { name: turn, exact: true }).click()
        await expect(alert).toContainText(sentence)
        await expect(alert).toContainText(next)
        if (turn === wrongTurns.withoutRight) await expect(alert).toContainText(leftOut)
        await expectAccessible(page)
        const accounts: SocialAccount[] = await (await page.request.get('/api/social-accounts')).json()
        expect(accounts).toEqual([])
        await page.getByRole('link', { name: t('backTo', { name }) }).click()
        await expect(page).toHaveURL('/settings?section=channels&channel=instagram')
      }

      await signIn.click()
      await page.getByRole('link', { name: allowsAll, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: t('pages.title') })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('pages.submit', { count: 1 }) }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(t('states.connected'), { exact: true })).toBeVisible()
      await expect(main.getByText('@luna.bakery')).toBeVisible()
    })
  })
}
