import { commonMessages } from '#client/i18n/index.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import {
  channelErrors,
  channelMessages,
  connectChannelMessages,
} from '#features/social-accounts/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import {
  blueskyAppPasswordGuide,
  blueskySignInGuide,
} from '../src/connectors/social/bluesky/bluesky.connect.ts'
import { mastodonGuide } from '../src/connectors/social/mastodon/mastodon.connect.ts'
import { telegramGuide } from '../src/connectors/social/telegram/telegram.connect.ts'
import { telegramValues } from './fake-social-networks.ts'
import { expect, expectAccessible, noticeOn, pressTwice, test } from './fixtures.ts'

// Wrong keys and a used return are refused on purpose.
test.use({ expectsRefusals: true })

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const) {
  const t = textOf(connectChannelMessages, language)
  const channels = textOf(channelMessages, language)
  const errors = textOf(channelErrors, language)
  const common = textOf(commonMessages, language)

  test(`a real channel is connected with keys, tried and disconnected, in ${language}`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visitor.isMember(language)
    const name = platformName('telegram', language)
    const [tokenField, channelField] = telegramGuide.fields
    const { token, channel } = await telegramValues()
    const label = (field: typeof tokenField) =>
      page
        .getByRole('main')
        .locator('form')
        .getByLabel(new RegExp(`^${field?.label[language]}`))
        .first()

    await page.goto('/settings?section=channels')
    await page.getByRole('link', { name: `${t('open')} ${name}` }).click()
    // The list before it has the same names and states.
    const submit = page.getByRole('button', { name: t('submit') })
    await expect(submit).toBeVisible()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByText(t('states.ready'), { exact: true })).toBeVisible()
    await submit.click()
    await expect(page.getByText(t('required'))).toHaveCount(2)
    await expectAccessible(page)

    await label(tokenField).fill('110201543:wrongwrongwrongwrongwrongwrongwrong')
    await label(channelField).fill(channel)
    await page.getByRole('button', { name: t('submit') }).click()
    await expect(page.getByRole('alert')).toContainText(errors('channel_credentials_refused'))
    await expect(label(tokenField)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)

    await label(tokenField).fill(token)
    await pressTwice(page.getByRole('button', { name: t('submit') }), '**/api/social-accounts/connect')
    await expect(page.getByText(t('states.connected'), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('addAnother') })).toBeVisible()
    // The token is nowhere on the page any more.
    await expect(label(tokenField)).toHaveValue('')

    await page.getByRole('button', { name: `${t('testPost')} ${name}` }).click()
    const asking = page.getByRole('alertdialog', { name: t('testPostTitle') })
    await expect(asking).toContainText(t('testPostText'))
    await asking.getByRole('button', { name: t('testPost') }).click()
    await expect(noticeOn(page, t('testPostSent'))).toBeVisible()
    await expect(asking).toBeHidden()

    await page.getByRole('button', { name: `${channels('disconnect')} ${name}` }).click()
    const leaving = page.getByRole('alertdialog', { name: channels('disconnecting.title') })
    await expect(leaving).toContainText(/\d|No scheduled|No hay nada/)
    await expectAccessible(page)
    await leaving.getByRole('button', { name: channels('disconnecting.confirm') }).click()
    await expect(page.getByText(t('states.ready'), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
  })

  test(`a person signs in at the network and comes back connected, in ${language}`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visitor.isMember(language)
    const [serverField] = mastodonGuide.fields
    const name = platformName('mastodon', language)
    await page.goto('/settings?section=channels&channel=mastodon')
    await page.getByLabel(serverField?.label[language] ?? '').fill('mastodon.example')
    await page.getByRole('button', { name: t('signIn', { name }) }).click()
    await expect(page).toHaveURL('/settings?section=channels&channel=mastodon')
    await expect(page.getByText(t('states.connected'), { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText('@luna@mastodon.example')).toBeVisible()

    // What came back counts once.
    await page.goto('/settings?section=channels&state=used&code=again')
    await expect(page.getByRole('alert')).toContainText(errors('channel_expired'))
    await expectAccessible(page)
    await page.getByRole('link', { name: t('back') }).click()
    await expect(page.getByRole('heading', { name: channels('title'), exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: common('retry') })).toHaveCount(0)
  })

  test(`of two ways to connect, a person takes the sign-in or the app password, in ${language}`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visitor.isMember(language)
    const name = platformName('bluesky', language)
    const way = ({ title }: typeof blueskySignInGuide) =>
      page.getByRole('radio', { name: title?.[language] ?? '', exact: true })
    const field = ({ fields }: typeof blueskySignInGuide, id: string) =>
      page
        .getByRole('main')
        .locator('form')
        .getByLabel(new RegExp(`^${fields.find((each) => each.id === id)?.label[language]}`))
        .first()

    await page.goto('/settings?section=channels&channel=bluesky')
    await expect(way(blueskySignInGuide)).toBeChecked()
    await expectAccessible(page)
    await way(blueskySignInGuide).press('ArrowDown')
    await expect(way(blueskyAppPasswordGuide)).toBeChecked()
    await expect(field(blueskyAppPasswordGuide, 'password')).toBeVisible()
    await expect(page.getByRole('button', { name: t('submit') })).toBeVisible()
    await expectAccessible(page)

    await way(blueskySignInGuide).check({ force: true })
    await field(blueskySignInGuide, 'handle').fill('no one')
    await page.getByRole('button', { name: t('signIn', { name }) }).click()
    await expect(page.getByRole('alert')).toContainText(errors('channel_not_found'))
    await field(blueskySignInGuide, 'handle').fill('luna.bsky.social')
    await page.getByRole('button', { name: t('signIn', { name }) }).click()
    await expect(page.getByText(t('states.connected'), { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText('@luna.bsky.social')).toBeVisible()

    // Where nobody could come back to, the page says why, and the app password is there at once.
    const isPossible = (url: URL) => url.pathname === '/api/social-accounts/sign-ins'
    await page.route(isPossible, (route) =>
      route.fulfill({ json: [{ network: 'bluesky', isPossible: false }] }),
    )
    await page.goto('/settings?section=channels&channel=bluesky')
    await expect(page.getByText(t('signInImpossible'))).toBeVisible()
    await expect(field(blueskyAppPasswordGuide, 'password')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expectAccessible(page)

    // A network with no other way asks for no keys that could not be used.
    await page.unroute(isPossible)
    await page.goto('/settings?section=channels&channel=threads')
    await expect(page.getByText(t('signInImpossibleAlone'))).toBeVisible()
    await expect(page.getByLabel(t('app.redirect'))).toHaveCount(0)
    await expectAccessible(page)
  })
}
