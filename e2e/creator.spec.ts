import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { commonMessages } from '#client/i18n/index.ts'
import { creatorMessages } from '#features/creator/i18n/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  pressTwice,
  test,
  widthOf,
  withoutAnswers,
} from './fixtures.ts'

const network = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

for (const language of locales) {
  const t = textOf(creatorMessages, language)
  const common = textOf(commonMessages, language)
  const actionFor = (action: 'schedule' | 'preview' | 'download' | 'analytics', name: string) =>
    t('results.actionFor', { action: t(`results.${action}`), name })

  test.describe(`in ${language} at ${widthOf(language)} px`, () => {
    test.use({ viewport: { width: widthOf(language), height: 844 } })

    test('one idea becomes a draft for the platforms that suit a shop', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.goto('/waterfall')
      await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
      const submit = page.getByRole('button', { name: t('box.submit') })
      await expect(submit).toBeDisabled()
      await expect(page.getByText(/Instagram, Facebook (and|y) WhatsApp/)).toBeVisible()
      await page.getByLabel(t('box.label')).fill('2 x 1 <b>café</b> 🎉')
      await expectAccessible(page)
      await submit.click()

      await expect(page).toHaveURL(/creation=/)
      await expect(page.getByRole('heading', { name: t('results.title') })).toBeVisible()
      const posts = page.getByRole('list', { name: t('results.label') }).getByRole('listitem')
      await expect(posts).toHaveCount(3)
      await expect(posts.first().getByRole('heading', { name: 'Instagram' })).toBeVisible()
      await expect(posts.first()).toContainText(t('formats.count', { count: 1 }))
      await expect(posts.last()).toContainText(t('formats.usual'))
      await expectAccessible(page)

      await page.reload()
      await expect(posts).toHaveCount(3)

      const all = page.waitForEvent('download')
      await page.getByRole('link', { name: t('results.downloadAll') }).click()
      const entries = unzipSync(await readFile(await (await all).path()))
      expect(Object.keys(entries)).toContain('whatsapp/text.txt')
      expect(strFromU8(entries['instagram/text.txt'] ?? new Uint8Array()).length).toBeGreaterThan(1)
      const one = page.waitForEvent('download')
      await page.getByRole('link', { name: actionFor('download', 'Instagram') }).click()
      expect(Object.keys(unzipSync(await readFile(await (await one).path())))).toContain('text.txt')

      await page.getByRole('button', { name: actionFor('preview', 'Instagram') }).click()
      const preview = page.getByRole('dialog', { name: t('preview.title', { name: 'Instagram' }) })
      await expect(preview.getByText('Ana Ruiz').first()).toBeVisible()
      await preview.getByRole('button', { name: common('close') }).click()
      await expect(page.getByRole('link', { name: actionFor('analytics', 'Instagram') })).toHaveAttribute(
        'href',
        /^\/campaigns\/[\da-f-]{36}\?tab=results$/,
      )

      const asked = page.waitForRequest(/\/api\/campaigns\/[\da-f-]{36}\/schedule$/)
      await page.route('**/api/campaigns/*/schedule', (route) => route.fulfill({ json: {} }))
      await page.getByRole('button', { name: actionFor('schedule', 'Instagram') }).click()
      const schedule = page.getByRole('dialog', { name: t('schedule.title', { name: 'Instagram' }) })
      await schedule.getByLabel(t('schedule.when')).fill('2020-01-01T10:00')
      await expect(schedule).toContainText(t('schedule.past'))
      await schedule.getByLabel(t('schedule.when')).fill('2099-07-01T10:30')
      await expect(schedule).toContainText(language === 'en' ? 'Madrid time' : 'hora de Madrid')
      await expectAccessible(page)
      await schedule.getByRole('button', { name: /2099/ }).click()
      const { scheduledFor, postIds } = (await asked).postDataJSON()
      expect([scheduledFor, postIds.length]).toEqual(['2099-07-01T08:30:00.000Z', 1])
      await expect(schedule).toHaveCount(0)

      await page.getByRole('button', { name: t('results.again') }).click()
      await expect(page.getByLabel(t('box.label'))).toBeVisible()
    })

    test('the custom setup names what is missing, and its formats follow the ad type', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      await page.goto('/campaigner')
      const bar = page.getByRole('region', { name: t('bar.label') })
      const submit = bar.getByRole('button', { name: t('bar.submit') })
      for (const what of ['idea', 'text', 'platform'] as const)
        await expect(bar).toContainText(t(`missing.${what}`))
      await expect(submit).toBeDisabled()
      await page.getByLabel(t('setup.idea')).fill('Primavera')
      await page.getByLabel(t('setup.text')).fill('Color')

      await network(page, 'Instagram').check()
      const settings = page.getByRole('region', { name: t('platforms.settings', { name: 'Instagram' }) })
      await expect(settings).toContainText(t('formats.count', { count: 1 }))
      const format = (name: RegExp) => settings.getByRole('checkbox', { name })
      const photo = format(/^(Feed photo|Foto en el feed)/)
      const reel = format(/^Reel/)
      await expect(photo).toBeChecked()
      await reel.check()
      await expect(settings).toContainText(t('formats.count', { count: 2 }))
      const budget = settings.getByLabel(t('budget.label'))
      await budget.fill('9')
      await budget.blur()
      await expect(budget).toHaveValue('100')
      await budget.fill('250')
      await settings.getByRole('radio', { name: t('adType.paid') }).press('Space')
      await expect(reel).toHaveCount(0)
      await expect(photo).toBeChecked()
      await settings.getByRole('radio', { name: t('adType.organic') }).press('Space')
      await expect(budget).toHaveCount(0)
      await expectAccessible(page)
      await photo.uncheck()
      await expect(bar).toContainText(t('missing.format', { name: 'Instagram' }))
      await photo.check()
      await format(/^(Story|Historia)/).check()

      await page.getByRole('tab', { name: t('tabs.planner') }).click()
      await expect(page).toHaveURL(/tab=planner/)
      await page.reload()
      await expect(page.getByRole('tab', { name: t('tabs.planner') })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.getByRole('tab', { name: t('tabs.creator') }).click()
      await expect(page).not.toHaveURL(/tab=/)
      await expectToFit(page)
    })
  })
}

test('typed text survives a visit to the planner, and a double click creates one campaign', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  // As linked from an insight of the analytics.
  await page.goto('/demo?idea=Tea%20%26%20cake&platform=x&when=2099-07-01T10:30')
  await expect(page.getByLabel('Describe your idea')).toHaveValue('Tea & cake')
  await expect(page.getByLabel('Describe your idea')).toHaveAccessibleDescription(
    /: X \(Twitter\)\. It’s for .*2099/,
  )
  await page.getByLabel('Campaign idea').fill('Spring')
  await page.getByLabel('What should it say?').fill('New colors')
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('tab', { name: '30-Day Planner' }).click()
  await page.getByRole('tab', { name: 'Campaign Creator' }).click()
  await expect(page.getByLabel('Campaign idea')).toHaveValue('Spring')
  const bar = page.getByRole('region', { name: 'Generate' })
  await expect(bar).toContainText('25 posts for 20 platforms')
  await page.getByRole('button', { name: 'Clear' }).click()
  await network(page, 'Facebook').check()
  await network(page, 'Email').check()
  await expect(bar).toContainText('2 posts for 2 platforms')
  await pressTwice(bar.getByRole('button', { name: 'Generate content' }), '**/api/creations')
  await expect(page.getByRole('list', { name: 'Posts by platform' }).getByRole('listitem')).toHaveCount(2)
  expect(await (await page.request.get('/api/creations')).json()).toHaveLength(1)
  expect(new URL(page.url()).searchParams.has('idea')).toBe(false)
})

test('leaving while it is being written finds it again, with each platform’s step', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  const creation = {
    id: '5b0e3a0e-6f0c-4c55-9a3f-2f6a3a1c0d11',
    status: 'running',
    progress: { instagram: 'done', facebook: 'drawing', x: 'writing', email: 'waiting' },
    input: { idea: 'Spring', platforms: [], runs: 1 },
    campaignId: null,
    error: null,
    createdAt: '2026-03-10T12:00:00.000Z',
  }
  await withoutAnswers(page)
  await page.route('**/api/creations?limit=1', (route) => route.fulfill({ json: [creation] }))
  await page.route(`**/api/creations/${creation.id}`, (route) =>
    route.fulfill({ json: { ...creation, texts: {}, campaign: null } }),
  )
  await page.goto('/waterfall')
  await expect(page).toHaveURL(new RegExp(`creation=${creation.id}`))
  await expect(page.getByRole('heading', { name: 'Writing your campaign' })).toBeVisible()
  for (const [name, step] of [
    ['Instagram', 'Ready'],
    ['Facebook', 'Text ready, creating the image'],
    ['X (Twitter)', 'Writing the text'],
    ['Email', 'Queued'],
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(step)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '38')
  await expectAccessible(page)

  await page.getByRole('tab', { name: '30-Day Planner' }).click()
  await page.getByRole('tab', { name: 'Campaign Creator' }).click()
  await expect(page.getByRole('heading', { name: 'Writing your campaign' })).toBeVisible()
})

test('each text names its writer, also where the built-in writer stepped in', async ({ page, visitor }) => {
  await visitor.isMember()
  const id = '5b0e3a0e-6f0c-4c55-9a3f-2f6a3a1c0d13'
  const writers = { facebook: 'ai', x: 'built-in', email: null }
  const posts = Object.entries(writers).map(([platform, writtenBy], place) => ({
    id: `5b0e3a0e-6f0c-4c55-9a3f-2f6a3a1c0d2${place}`,
    ...{ platform, writtenBy, title: '', text: 'Hello', state: 'draft' },
    ...{ scheduledFor: null, plannedZone: null },
    ...{ formats: [], media: [] },
  }))
  await page.route(`**/api/creations/${id}`, (route) =>
    route.fulfill({
      json: {
        ...{ id, status: 'done', progress: {}, input: { idea: 'Spring', platforms: [] } },
        ...{ campaignId: id, error: null, createdAt: '2026-03-10T12:00:00.000Z' },
        texts: {},
        campaign: { id, title: 'Spring', writtenBy: 'ai', posts },
      },
    }),
  )
  await page.goto(`/waterfall?creation=${id}`)
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(card('Facebook')).toContainText('Text by your AI provider')
  await expect(card('X (Twitter)')).toContainText('Text by the built-in writer: your AI provider’s version')
  await expect(card('Email')).toContainText('Text edited by a person')
  await expectAccessible(page)
})

test('a provider’s failure is named, and the built-in writer is used instead', async ({ page, visitor }) => {
  await visitor.isMember('es')
  const id = '5b0e3a0e-6f0c-4c55-9a3f-2f6a3a1c0d12'
  const failed = {
    id,
    status: 'failed',
    progress: { email: 'failed' },
    input: {
      idea: 'Primavera',
      platforms: [{ platform: 'email', selectedFormats: [], adType: 'organic', budget: 100 }],
    },
    campaignId: null,
    texts: {},
    campaign: null,
    error: { code: 'ai_quota', message: 'El proveedor dice que tu cuota está agotada.', offersBuiltIn: true },
    createdAt: '2026-03-10T12:00:00.000Z',
  }
  await page.route(`**/api/creations/${id}`, (route) => route.fulfill({ json: failed }))
  await page.goto(`/waterfall?creation=${id}`)
  await expect(page.getByRole('alert')).toContainText('tu cuota está agotada')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cambiar la idea' }).click()
  await expect(page.getByLabel('Describe tu idea')).toHaveValue('Primavera')
  await expect(page.getByRole('checkbox', { name: 'Correo electrónico' })).toBeChecked()
  await page.goBack()
  await page.getByRole('button', { name: 'Usar el redactor integrado' }).click()
  await expect(page.getByRole('heading', { name: 'Tu campaña está lista' })).toBeVisible()
  const [made] = await (await page.request.get('/api/creations')).json()
  expect(made.input).toMatchObject({ idea: 'Primavera', writer: 'built-in' })
  await page.getByRole('button', { name: 'Otra idea' }).click()
  await expect(page.getByLabel('Describe tu idea')).toBeVisible()
})

test.describe('a missing creation', () => {
  test.use({ expectsRefusals: true })

  test('is shown, with a way back', async ({ page, visitor }) => {
    await visitor.isMember()
    await page.goto('/waterfall?creation=5b0e3a0e-6f0c-4c55-9a3f-2f6a3a1c0d13')
    await expect(page.getByRole('alert')).toContainText('Couldn’t load this campaign.')
    await page.getByRole('button', { name: 'Back to the creator' }).click()
    await expect(page.getByLabel('Describe your idea')).toBeVisible()
  })
})
