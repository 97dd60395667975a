import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { add, postOn, stateOf } from './campaign-calls.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  noticeOn,
  pressTwice,
  test,
  withoutAnswers,
} from './fixtures.ts'

test('a slow list shows six skeleton cards; only a draft can be published', async ({ page, visitor }) => {
  await visitor.isMember()
  const loaded = Promise.withResolvers<void>()
  await withoutAnswers(page)
  await page.route('**/api/campaigns?*', async (route) => {
    await loaded.promise
    await route.continue()
  })
  await page.goto('/campaigns')
  const coming = page.getByRole('status').filter({ hasText: 'Loading campaigns' })
  await expect(coming.locator(':scope > div')).toHaveCount(6)
  loaded.resolve()
  const empty = page.getByText('No campaigns yet')
  await expect(empty).toBeVisible()
  await expect(page.getByRole('button', { name: 'AI Generate' })).toHaveCount(2)

  await page.getByRole('button', { name: 'Create Campaign' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Campaign' })
  await dialog.getByLabel('Title').fill('Autumn')
  await dialog.getByLabel('Description').fill('The leaves fall.')
  await dialog.getByRole('checkbox', { name: 'Facebook', exact: true }).focus()
  await page.keyboard.press('Space')
  await pressTwice(dialog.getByRole('button', { name: 'Save as draft' }), '**/api/campaigns')
  await expect(page.getByRole('button', { name: 'Publish Autumn' })).toBeVisible()
  const later = new Date(Date.now() + 86_400_000).toISOString()
  await add(page, { title: 'Later', scheduledFor: later })
  await page.reload()
  await expect(page.getByRole('link', { name: 'View Later' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish Later' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Publish / })).toHaveCount(1)
})

test('a hostile name stays text, and breaks nothing on a narrow phone', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visitor.isMember()
  const title = `<img src=x onerror=alert(1)> ${'Langenname'.repeat(16)}`
  const { id } = await add(page, { title, description: 'x'.repeat(2000) })
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expectToFit(page)

  const field = page.getByRole('searchbox', { name: 'Search campaigns' })
  await field.fill(`<b>${'ñandú'.repeat(30)}`)
  await expect(page.getByText('No results for “<b>ñandú')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No campaigns found' })).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()

  await add(page, { title: 'Ábaco' })
  await page.getByRole('combobox', { name: 'Sort by' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Title, A to Z' }).click()
  await field.fill('abaco')
  await expect(page.getByRole('status').filter({ hasText: '1 campaign found' })).toBeVisible()
  await expect(page).toHaveURL(/sort=title.*search=abaco/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Ábaco' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  await page.goto('/campaigns')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText('Title, A to Z')
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Ábaco')
  await page.goto(`/campaigns/${id}?post=${(await postOn(page, id, 'facebook'))?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectToFit(page)
})

test.describe('a missing campaign', () => {
  test.use({ expectsRefusals: true })

  for (const [language, text, back] of [
    ['en', 'This campaign no longer exists.', 'All campaigns'],
    ['es', 'Esta campaña ya no existe.', 'Todas las campañas'],
  ] as const) {
    test(`says so in ${language} and leads back`, async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.goto('/campaigns/5f0c1fd0-0000-4000-8000-000000000000')
      await expect(page.getByText(text)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: back }).last().click()
      await expect(page).toHaveURL(/\/campaigns$/)
    })
  }
})

for (const [language, width] of [
  ['en', 390],
  ['es', 1280],
] as const)
  test(`several campaigns are unscheduled and deleted together, in ${language}`, async ({
    page,
    visitor,
  }) => {
    const t = textOf(campaignMessages, language)
    await page.setViewportSize({ width, height: 844 })
    await visitor.isMember(language)
    const later = new Date(Date.now() + 86_400_000).toISOString()
    const spring = await add(page, { title: 'Spring', scheduledFor: later })
    for (const title of ['Summer', 'Autumn']) await add(page, { title })
    await page.goto('/campaigns')
    const select = async (title: string) => {
      await page.getByRole('checkbox', { name: t('card.select', { title }) }).focus()
      await page.keyboard.press('Space')
    }
    for (const title of ['Spring', 'Summer', 'Autumn']) await select(title)
    const bar = page.getByRole('region', { name: t('selection.label') })
    await expect(bar).toContainText(t('selection.count', { count: 3 }))
    await expectAccessible(page)
    await expectToFit(page)
    await bar.getByRole('button', { name: t('selection.unschedule') }).click()
    await expect(noticeOn(page, t('selection.unscheduleDone', { count: 1 }))).toBeVisible()
    await expect(bar).toHaveCount(0)
    expect(await stateOf(page, spring.id, 'x')).toBe('draft')

    for (const title of ['Summer', 'Autumn']) await select(title)
    await bar.getByRole('button', { name: t('selection.delete') }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Summer')
    await pressTwice(dialog.getByRole('button', { name: t('selection.delete') }), '**/api/campaigns/*')
    await expect(noticeOn(page, t('selection.deleteDone', { count: 2 }))).toBeVisible()
    const list = page.getByRole('list', { name: t('list.label') })
    await expect(list.getByRole('heading', { level: 2 })).toHaveText(['Spring'])
  })
