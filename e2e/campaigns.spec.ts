import { allPlatforms } from '#connectors/social/platforms.ts'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages, postStoryMessages } from '#features/campaigns/i18n/detail/index.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import { dayIn } from '#platform/day.ts'
import { textOf } from '#platform/messages.ts'
import { instantAt } from '#platform/wall-time.ts'
import { png } from '#tests/png.ts'
import { add, postOn, stateOf } from './campaign-calls.ts'
import { expect, expectAccessible, expectToFit, noticeOn, test } from './fixtures.ts'

/** Texts quoted letter for letter. */
const fixed = {
  en: {
    incomplete: 'Please fill in all required fields and select at least one platform',
    created: 'Campaign created successfully!',
    published: 'Campaign published successfully!',
    empty: 'No campaigns yet',
    noDrafts: 'No draft campaigns found.',
  },
  es: {
    incomplete: 'Rellena todos los campos obligatorios y elige al menos una plataforma',
    created: '¡Campaña creada correctamente!',
    published: '¡Campaña publicada correctamente!',
    empty: 'Aún no hay campañas',
    noDrafts: 'No se han encontrado campañas en borrador.',
  },
} as const

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const) {
  const t = textOf(campaignMessages, language)
  const detail = textOf(campaignDetailMessages, language)
  const results = textOf(campaignResultsMessages, language)
  const manualPublish = textOf(manualPublishMessages, language)
  const story = textOf(postStoryMessages, language)
  const health = textOf(publishingHealthMessages, language)
  const title = { title: 'Autumn' }

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a campaign is written, published, posted by hand and confirmed', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.goto('/campaigns')
      await expect(page.getByText(fixed[language].empty)).toBeVisible()
      const strip = page.getByRole('region', { name: health('label') })
      await expect(strip.getByText(health('well.none'))).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: t('actions.create') }).click()
      const dialog = page.getByRole('dialog', { name: t('form.title') })
      await dialog.getByRole('button', { name: t('form.save') }).click()
      await expect(page.getByText(fixed[language].incomplete, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await dialog.getByLabel(t('form.name')).fill('Autumn')
      await dialog.getByLabel(t('form.about')).fill('The leaves fall, the prices too.')
      await dialog.getByRole('checkbox', { name: 'Facebook', exact: true }).focus()
      await page.keyboard.press('Space')
      await dialog.getByRole('button', { name: t('form.save') }).click()
      await expect(page.getByText(fixed[language].created, { exact: true })).toBeVisible()

      await page.getByRole('button', { name: t('card.publishNamed', title) }).click()
      const question = page.getByRole('alertdialog', { name: t('publish.title') })
      const forecast = t('publish.needsYou', { count: 1, names: 'Facebook' })
      await expect(question.getByText(forecast)).toBeVisible()
      await expectAccessible(page)
      await question.getByRole('button', { name: t('publish.confirm') }).click()
      await expect(noticeOn(page, t('toasts.allForYou'))).toBeVisible()
      await expect(page.getByText(fixed[language].published, { exact: true })).toHaveCount(0)

      await page.getByRole('tab', { name: t('tabs.draft') }).click()
      await expect(page.getByText(fixed[language].noDrafts)).toBeVisible()
      await page.getByRole('button', { name: t('list.showAll') }).click()
      await expect(page.getByRole('link', { name: t('card.viewNamed', title) })).toBeVisible()
      // Names what needs a person, with a link.
      await expect(strip.getByText(health('posts.needsYou.title', { count: 1 }))).toBeVisible()
      await strip.getByRole('link', { name: health('open', title) }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
      const [campaign]: Campaign[] = await (await page.request.get('/api/campaigns')).json()
      await expect.poll(() => stateOf(page, campaign?.id ?? '', 'facebook')).toBe('needs_you')
      // After its time, nothing is labeled as upcoming.
      const opened = page.url()
      await page.goto('/campaigns')
      await expect(page.getByText(t('card.wasPlannedFor', { date: '' }).trim())).toBeVisible()
      await page.goto(opened)
      // On a phone the list of posts comes first.
      if (width < 1024) await page.getByRole('button', { name: detail('notes.show', { count: 1 }) }).click()
      const was = detail('posts.at.wasPlanned', { date: '' }).trim()
      await expect(page.getByText(was).filter({ visible: true })).toHaveCount(1)
      const platform = { platform: 'Facebook' }
      const steps = page.getByRole('region', { name: manualPublish('title', platform) })
      await expect(steps.getByText('The leaves fall, the prices too.')).toBeVisible()
      await expect(steps.getByText(manualPublish('notYet'))).toBeVisible()
      const there = steps.getByRole('link', { name: manualPublish('open.action', platform) })
      await expect(there).toHaveAttribute('href', 'https://www.facebook.com/')
      await expectAccessible(page)
      await expectToFit(page)
      await steps.getByRole('button', { name: manualPublish('confirm.action') }).click()
      await expect(page.getByText(manualPublish('confirm.confirmed'), { exact: true })).toBeVisible()
      const told = page
        .getByRole('region', { name: story('label') })
        .getByRole('listitem')
        .last()
      await expect(told).toContainText(story('confirmed', { name: '', date: '' }).split(',')[0]?.trim() ?? '')
      await expect(page.getByRole('heading', { level: 3, name: results('label') })).toBeVisible()
    })
  })
}

test('an idea becomes a draft per platform, and every text is checked against its limit while typing', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  await page.goto('/campaigns')
  await page.getByRole('button', { name: 'AI Generate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'AI Generate' })
  const generate = dialog.getByRole('button', { name: 'Generate campaign' })
  await expect(generate).toBeDisabled()
  await dialog.getByLabel('Your idea').fill('Two for one on coffee on Tuesdays')
  await expect(generate).toBeDisabled()
  await dialog.getByRole('button', { name: 'Select all' }).click()
  await expect(dialog.getByText(`${allPlatforms.length} selected`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await dialog.getByText('X (Twitter)').click()
  await dialog.getByText('Facebook', { exact: true }).click()
  await generate.click()
  await expect(page.getByText('AI campaign generated successfully!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/campaigns\/[\da-f-]{36}$/)

  await page
    .getByRole('navigation', { name: 'Posts' })
    .getByRole('button', { name: /X \(Twitter\)/ })
    .click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('a'.repeat(300))
  await expect(page.getByText('300 of 280 · 20 too many')).toBeVisible()
  await expect(page.getByText('Fix before publishing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await page
    .getByRole('navigation', { name: 'Posts' })
    .getByRole('button', { name: /Facebook/ })
    .click()
  await page
    .getByRole('navigation', { name: 'Posts' })
    .getByRole('button', { name: /X \(Twitter\)/ })
    .click()
  await expect(text).toHaveValue('a'.repeat(300))
  const ideas = page.getByRole('region', { name: 'More ideas' })
  const other = ideas.getByRole('list', { name: 'Other ways to say it' }).getByRole('listitem').first()
  const words = await other.getByRole('paragraph').textContent()
  await other.getByRole('button').click()
  await expect(text).toHaveValue(words ?? '')
  await expect(ideas.getByRole('button', { name: 'Copy hashtags' })).toBeVisible()
  await text.fill('Two for one on Tuesdays.')
  // Text typed while saving is neither lost nor marked as saved.
  const typed = Promise.withResolvers<void>()
  await page.route('**/api/campaigns/*/posts/*', async (route) => {
    await typed.promise
    await route.continue()
  })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await text.fill('Two for one on Tuesdays, all day long.')
  typed.resolve()
  await expect(page.getByText('Post saved', { exact: true })).toBeVisible()
  await expect(text).toHaveValue('Two for one on Tuesdays, all day long.')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await save.click()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled()

  await text.fill('Two for one, and tea for everybody.')
  await page.reload()
  await expect(text).toHaveValue('Two for one, and tea for everybody.')
  await page.getByRole('button', { name: 'Use on other platforms' }).click()
  const others = page.getByRole('dialog', { name: 'Use this text on other platforms' })
  await others.getByRole('checkbox', { name: 'Adapt the text to each platform' }).uncheck()
  await expect(others.getByRole('checkbox', { name: 'Facebook' })).toBeChecked()
  await expectAccessible(page)
  await others.getByRole('button', { name: 'Use on 1 platform' }).click()
  await expect(page.getByText('Texts saved on all of these platforms', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await page
    .getByRole('navigation', { name: 'Posts' })
    .getByRole('button', { name: /Facebook/ })
    .click()
  await expect(text).toHaveValue('Two for one, and tea for everybody.')
})

test('a campaign is scheduled in the shop’s zone, unscheduled, copied and deleted', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  const { id } = await add(page)
  await page.goto(`/campaigns/${id}`)
  const day = dayIn('Europe/Madrid', new Date(Date.now() + 60 * 86_400_000))
  const moment = instantAt('Europe/Madrid', day, '10:00').toISOString()
  await page.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule campaign' })
  await expect(dialog.getByText('In Madrid time.')).toBeVisible()
  // The last Sundays of March and October, when clocks change.
  await dialog.getByLabel('When').fill('2099-03-29T02:30')
  await expect(dialog.getByLabel('When')).toHaveAccessibleDescription(
    /skip 2:30.AM that day; it will be published at 3:30.AM/,
  )
  await dialog.getByLabel('When').fill('2099-10-25T02:30')
  await expect(dialog.getByLabel('When')).toHaveAccessibleDescription(
    /show 2:30.AM twice that day; it will be published the first time/,
  )
  await dialog.getByLabel('When').fill(`${day}T10:00`)
  await dialog.getByRole('button', { name: /^Schedule for .*10:00.AM Madrid time$/ }).click()
  await expect(page.getByText('Campaign scheduled', { exact: true })).toBeVisible()
  const stored: Campaign = await (await page.request.get(`/api/campaigns/${id}`)).json()
  expect(stored).toMatchObject({ status: 'scheduled', scheduledFor: moment })

  await page.getByRole('button', { name: 'Unschedule' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unschedule' }).click()
  await expect(
    page.getByText('Campaign unscheduled. Its posts are drafts again.', { exact: true }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'More options for this campaign' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring (copy)' })).toBeVisible()
  await page.getByRole('button', { name: 'More options for this campaign' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this campaign?' })
  await expect(question.getByText('Spring (copy)')).toBeVisible()
  await question.getByRole('button', { name: 'Delete campaign' }).click()
  await expect(page).toHaveURL(/\/campaigns$/)
  await expect(page.getByRole('link', { name: 'View Spring', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Spring (copy)' })).toHaveCount(0)
})

test('a picture is uploaded, described and removed; the calendar’s link opens the text for editing', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  const { id } = await add(page)
  await page.goto(`/campaigns/${id}?post=${(await postOn(page, id, 'x'))?.id}&edit=1`)
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Add image' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  const chooser = page.waitForEvent('filechooser')
  await picker.getByRole('button', { name: 'Upload image' }).click()
  await (await chooser).setFiles({ name: 'sign.png', mimeType: 'image/png', buffer: png })
  const placing = page.getByRole('dialog', { name: 'Where do you want to use it?' })
  await expectAccessible(page)
  await placing.getByRole('button', { name: 'Use on 2 platforms' }).click()
  await expect(page.getByText('Image added to 2 posts', { exact: true })).toBeVisible()
  await page.getByLabel('Alt text').fill('The sign of the shop')
  await page.getByRole('button', { name: 'Save alt text' }).click()
  await expect(page.getByText('Alt text saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove image 1' }).click()
  await expect(page.getByText('No images or video yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByLabel('Alt text')).toHaveValue('The sign of the shop')
  const { media = [] } = (await postOn(page, id, 'facebook')) ?? {}
  expect(media).toMatchObject([{ kind: 'picture', width: 1200, height: 630 }])
})

test.describe('a refused call', () => {
  test.use({ expectsRefusals: true })

  test('shows the server’s message and keeps the text; after a cut connection, clicking again runs it once', async ({
    page,
    visitor,
  }) => {
    await visitor.isMember()
    const message = 'The provider is out of reach.'
    await page.route('**/api/campaigns/generate', (route) =>
      route.fulfill({ status: 422, json: { code: 'ai_unreachable', message } }),
    )
    await page.goto('/campaigns')
    await page.getByRole('button', { name: 'AI Generate' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'AI Generate' })
    await dialog.getByLabel('Your idea').fill('Two for one')
    await dialog.getByText('Facebook', { exact: true }).click()
    const asked = page.waitForRequest('**/api/campaigns/generate')
    await dialog.getByRole('button', { name: 'Generate campaign' }).click()
    expect((await asked).postDataJSON()).toMatchObject({
      prompt: 'Two for one',
      platforms: ['facebook'],
      businessContext: expect.stringMatching(/./),
    })
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await expect(dialog.getByLabel('Your idea')).toHaveValue('Two for one')

    await page.unroute('**/api/campaigns/generate')
    const cut = Promise.withResolvers<void>()
    await page.route(
      '**/api/campaigns/generate',
      async (route) => {
        expect((await route.fetch()).status()).toBe(201)
        await route.abort()
        cut.resolve()
      },
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Generate campaign' }).click()
    await cut.promise
    await dialog.getByRole('button', { name: 'Generate campaign' }).click()
    await expect(page).toHaveURL(/\/campaigns\/[\da-f-]{36}$/)
    const [campaign, ...others]: Campaign[] = await (await page.request.get('/api/campaigns')).json()
    expect(others).toEqual([])
    expect(page.url()).toContain(campaign?.id)
  })
})
