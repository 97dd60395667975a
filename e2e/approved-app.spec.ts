import { platformName } from '#connectors/social/platform-name.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import {
  channelErrors,
  channelMessages,
  connectChannelMessages,
} from '#features/social-accounts/i18n/index.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { redditGuide } from '../src/connectors/social/reddit/reddit.connect.ts'
import { add, postOn } from './campaign-calls.ts'
import { redditKeys } from './fake-social-networks.ts'
import { expect, expectAccessible, test, widthOf } from './fixtures.ts'

// A community that is not there is refused on purpose.
test.use({ expectsRefusals: true })

for (const language of ['en', 'es'] satisfies Locale[]) {
  const t = textOf(connectChannelMessages, language)
  const channels = textOf(channelMessages, language)
  const editing = textOf(campaignDetailMessages, language)
  const errors = textOf(channelErrors, language)
  const name = platformName('reddit', language)
  const { app, fields } = redditGuide
  const { approvedApps, note, options } = manifestOf('reddit')
  const flair = options?.[0]?.label[language] ?? ''
  if (!app || !approvedApps || !note || !fields[0]) throw new Error('Reddit asks for an approved app.')
  const { label } = fields[0]

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 900 } })

    test('a network that approves few apps is posted to by hand, until approved keys are connected', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      const { clientId, clientSecret } = await redditKeys()
      const main = page.getByRole('main')
      const field = (text: string) => main.getByLabel(new RegExp(`^${text}`)).first()

      // What only programs can set is not asked for while a person posts.
      const { id } = await add(page, { platforms: ['reddit'] })
      const editor = `/campaigns/${id}?post=${(await postOn(page, id, 'reddit'))?.id}`
      await page.goto(editor)
      await expect(page.getByRole('textbox', { name: editing('editor.text') }).first()).toBeVisible()
      await expect(page.getByLabel(flair)).toHaveCount(0)

      await page.goto('/settings?section=channels')
      const group = page.getByRole('list', { name: channels('groups.byHand.title') })
      const row = group
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(row).toContainText(t('states.assisted'))
      await expect(row).toContainText(channels('modes.approved'))
      await row.getByRole('link', { name: `${t('open')} ${name}` }).click()

      await expect(page.getByText(t('states.assisted'), { exact: true })).toBeVisible()
      await expect(main).toContainText(app.steps[0]?.[language] ?? '')
      await page.getByText(channels('details.open')).click()
      await expect(main).toContainText(note[language])
      await expect(main).toContainText(approvedApps.needs[0]?.[language] ?? '')
      await expectAccessible(page)

      await field(app.clientId[language]).fill(clientId)
      await field(app.clientSecret[language]).fill(clientSecret)
      await page.getByRole('button', { name: t('app.save') }).click()
      await field(label[language]).fill('r/no_such_place')
      await page.getByRole('button', { name: t('signIn', { name }) }).click()
      await expect(page.getByRole('alert')).toContainText(errors('channel_not_found'))
      await expect(page.getByRole('alert')).toContainText('r/no_such_place')
      await expectAccessible(page)

      await page.goto('/settings?section=channels&channel=reddit')
      await field(label[language]).fill('breadit')
      await page.getByRole('button', { name: t('signIn', { name }) }).click()
      await expect(page.getByText(t('states.connected'), { exact: true })).toBeVisible()
      await expect(main).toContainText('r/Breadit (u/luna_bakery)')
      await expect(main).toContainText(channels('modes.direct'))
      await expectAccessible(page)

      await page.goto(editor)
      await page.getByLabel(flair).fill('Recipe')
      await expectAccessible(page)
    })
  })
}
