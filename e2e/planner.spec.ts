import type { Page } from '@playwright/test'
import { industryMessages } from '#core/settings/i18n/index.ts'
import { planMessages, plannerInsightsMessages, plannerMessages } from '#features/planner/i18n/index.ts'
import type { ContentPlan } from '#features/planner/planner.contract.ts'
import { dayIn, dayWithWeekday } from '#platform/day.ts'
import { type Locale, languages, locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { monthInWords, monthName } from '#platform/month-words.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  noticeOn,
  pressTwice,
  test,
  withoutAnswers,
} from './fixtures.ts'

const nextYear = Number(dayIn('Europe/Madrid', new Date()).slice(0, 4)) + 1
const day = (number: number) => `${nextYear}-01-${String(number).padStart(2, '0')}`

const shortDay = (number: number, language: Locale) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day(number)))

const readPlan = async (page: Page, id: string): Promise<ContentPlan> =>
  (await page.request.get(`/api/content-plans/${id}`)).json()

const untilWritten = (page: Page, id: string) =>
  expect.poll(async () => (await readPlan(page, id)).generation).toBe('done')

/** A line so slow that a plan is finished before any event arrives. */
async function delayEvents(page: Page): Promise<void> {
  const written = Promise.withResolvers<void>()
  await withoutAnswers(page)
  await page.route('**/api/content-plans?*', async (route) => {
    await written.promise
    await route.continue()
  })
  await page.route('**/api/content-plans/generate', async (route) => {
    const response = await route.fetch()
    await untilWritten(page, (await response.json()).id)
    await route.fulfill({ response })
    written.resolve()
  })
}

/** A plan for next January, by the built-in writer. */
async function addPlan(page: Page, language: Locale): Promise<ContentPlan> {
  const asked = await page.request.post('/api/content-plans/generate', {
    data: {
      month: 1,
      year: nextYear,
      businessData: { industry: 'beauty', topProducts: ['Balayage'] },
      platforms: ['facebook', 'x'],
    },
    headers: { 'accept-language': language },
  })
  const { id } = await asked.json()
  await untilWritten(page, id)
  return readPlan(page, id)
}

for (const language of locales) {
  const t = textOf(plannerMessages, language)
  const p = textOf(planMessages, language)
  const advice = textOf(plannerInsightsMessages, language)
  const industry = textOf(industryMessages, language)

  test(`a month is requested, written and found again, in ${language}`, async ({ page, visitor }) => {
    await visitor.isMember(language)
    await page.goto('/ai-planner')
    const generate = page.getByRole('button', { name: t('generate.submit') })
    await expect(generate).toBeDisabled()
    await expect(page.getByText(t('generate.hint'))).toBeVisible()
    await expect(page.getByText(t('pos.disconnected'))).toBeVisible()
    await expect(page.getByText(t('preview.empty'))).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel(t('business.industry')).click()
    await page.getByRole('option', { name: industry('beauty') }).click()
    const product = page.getByLabel(t('business.products'))
    await product.fill('  Balayage ')
    await product.press('Enter')
    await product.fill('<b>Ñ</b>')
    await page.getByRole('button', { name: t('business.add'), exact: true }).click()
    const chips = page.getByRole('list', { name: t('business.listLabel') }).getByRole('listitem')
    await expect(chips).toHaveText(['Balayage', '<b>Ñ</b>'])
    await product.fill('Balayage')
    await product.press('Enter')
    await expect(page.getByText(t('business.known'))).toBeVisible()
    await expect(chips).toHaveCount(2)
    await product.fill('')
    await page.getByRole('button', { name: t('business.remove', { product: '<b>Ñ</b>' }) }).click()
    await expect(chips).toHaveText(['Balayage'])
    await page.getByRole('combobox', { name: t('period.month') }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('combobox', { name: t('period.year') }).click()
    await expect(page.getByRole('option')).toHaveText([nextYear - 2, nextYear - 1, nextYear].map(String))
    await page.getByRole('option', { name: String(nextYear) }).click()

    if (language === 'es') await delayEvents(page)
    await pressTwice(generate, '**/api/content-plans/generate')
    await expect(page.getByText(t('generate.done'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('plans.posts', { count: 31 }))).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: t('tabs.plans') }).click()
    await expect(page.getByRole('list', { name: t('plans.listLabel') }).getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('tab', { name: t('tabs.insights') }).click()
    await expect(page.getByRole('heading', { name: advice('trends') })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: advice('trends') })).toBeVisible()
    await page.getByRole('tab', { name: t('tabs.plans') }).click()
    await page.getByRole('link', { name: new RegExp(`^${t('plans.view')}`) }).click()
    await expect(page).toHaveURL(/\/ai-planner\/[\da-f-]{36}$/)
    await expect(page.getByText(t('writer.built-in'))).toBeVisible()
  })

  // A plan is a month on a desktop and a list on a phone; each is walked through in one language.
  if (language === 'en')
    test('a post is edited within its limits, moved by menu, keys and mouse, and scheduled', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      const plan = await addPlan(page, language)
      const [first] = plan.posts
      const url = `/api/content-plans/${plan.id}/posts/${first?.id}`
      await page.request.patch(url, { data: { title: 'Winter <b>light</b>', platform: 'x', text: 'Short' } })
      const title = 'Winter <b>light</b>'
      const cell = (number: number) =>
        page.getByRole('listitem').filter({ hasText: dayWithWeekday(day(number), language) })

      await page.goto(`/ai-planner/${plan.id}`)
      await expect(cell(1).getByText(title)).toBeVisible()
      await expectAccessible(page)

      await cell(1)
        .getByRole('button', { name: new RegExp(title) })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(p('edit.text')).fill('a'.repeat(281))
      await expect(dialog.getByText(p('edit.count', { count: 281, max: 280 }), { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: p('edit.save') }).click()
      await expect(dialog.getByText('280', { exact: false }).last()).toBeVisible()
      await expectAccessible(page)
      await dialog.getByLabel(p('edit.text')).fill('Fits')
      await dialog.getByLabel(p('edit.time')).fill('18:45')
      await dialog.getByRole('button', { name: p('edit.save') }).click()
      await expect(noticeOn(page, p('toasts.saved'))).toBeVisible()
      const time = languages[language].hourCycle === 'h12' ? '6:45\\sPM' : '18:45'
      await expect(cell(1).getByRole('button', { name: new RegExp(`${time}.*${title}`) })).toBeVisible()

      await cell(1)
        .getByRole('button', { name: p('entry.more', { title }) })
        .click()
      await page.getByRole('menuitem', { name: p('entry.move') }).click()
      await page.getByRole('dialog').getByLabel(p('move.day')).click()
      await page.getByRole('option', { name: dayWithWeekday(day(10), language) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: p('move.submit') })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(cell(10).getByText(title)).toBeVisible()

      // The answer to the first move arrives after the second and does not include it.
      const moves: PromiseWithResolvers<void>[] = []
      await page.route('**/api/content-plans/*/posts/*/move', async (route) => {
        const answered = Promise.withResolvers<void>()
        moves.push(answered)
        await answered.promise
        await route.continue()
      })
      await cell(10)
        .getByRole('button', { name: p('entry.drag', { title }) })
        .focus()
      await page.keyboard.press('Space')
      const over = (number: number) => p('drag.over', { title, day: dayWithWeekday(day(number), language) })
      await expect(page.getByText(over(10))).toBeAttached()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText(over(11))).toBeAttached()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByText(over(18))).toBeAttached()
      await page.keyboard.press('Space')
      await expect(cell(18).getByText(title)).toBeVisible()
      await cell(20).scrollIntoViewIfNeeded()
      await cell(18).getByText(title).hover()
      await page.mouse.down()
      const target = await cell(20).boundingBox()
      await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 60, { steps: 8 })
      await page.mouse.up()
      await expect(cell(20).getByText(title)).toBeVisible()
      moves[0]?.resolve()
      await expect.poll(() => moves.length).toBe(2)
      await expect(cell(20).getByText(title)).toBeVisible()
      moves[1]?.resolve()
      // The day shows it immediately; the toast confirms that it is stored.
      const stored = p('toasts.moved', { day: shortDay(20, language) })
      await expect(noticeOn(page, stored)).toBeVisible()
      await page.reload()
      await expect(cell(20).getByText(title)).toBeVisible()

      await page.getByRole('button', { name: p('actions.approve') }).click()
      await page.getByRole('button', { name: p('actions.schedule') }).click()
      const confirm = page.getByRole('alertdialog')
      await expect(confirm.getByText(/Facebook/)).toBeVisible()
      await expectAccessible(page)
      await pressTwice(
        confirm.getByRole('button', { name: p('schedule.confirm', { count: 31 }) }),
        '**/api/content-plans/*/schedule',
      )
      await expect(noticeOn(page, p('toasts.scheduled', { count: 31 }))).toBeVisible()
      await expect(page.getByText(p('counts', { total: 31, onCalendar: 31 }))).toBeVisible()
      await expect(cell(20).getByRole('link', { name: new RegExp(title) })).toHaveAttribute(
        'href',
        /^\/campaigns\/[\da-f-]{36}$/,
      )
      await expectAccessible(page)

      await page.getByRole('link', { name: p('actions.calendar') }).click()
      await expect(page).toHaveURL(`/calendar?at=${day(1)}`)
      const month = monthInWords(1, nextYear, language)
      await expect(page.getByRole('heading', { level: 2, name: month, exact: true })).toBeVisible()
      await expect(page.locator(`[data-day="${day(20)}"]`)).toBeVisible()
    })
  else
    test.describe('on a phone in es', () => {
      test.use({ viewport: { width: 390, height: 844 } })

      test('days are stacked', async ({ page, visitor }) => {
        await visitor.isMember(language)
        await page.goto('/ai-planner?planner=plans')
        await page.getByRole('button', { name: t('plans.emptyAction') }).click()
        await expect(page.getByRole('button', { name: t('generate.submit') })).toBeVisible()
        await expectAccessible(page)
        const plan = await addPlan(page, language)
        await page.request.patch(`/api/content-plans/${plan.id}`, {
          data: { title: `${'Wide'.repeat(70)} ‮` },
        })
        await page.goto(`/ai-planner/${plan.id}`)
        await expect(
          page.getByRole('heading', { level: 2, name: dayWithWeekday(day(31), language) }),
        ).toBeVisible()
        await expectAccessible(page)
        await page
          .getByRole('button', { name: new RegExp(`^${p('entry.edit')}: `) })
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectToFit(page)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: p('actions.more') }).click()
        await page.getByRole('menuitem', { name: p('actions.delete') }).click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: p('delete.confirm') })
          .click()
        await expect(page).toHaveURL('/ai-planner?planner=plans')
        await expect(page.getByText(t('plans.empty'))).toBeVisible()
      })
    })
}

test("the generator starts with this month and offers the shop's own options", async ({ page, visitor }) => {
  await visitor.isMember('en', 'America/New_York')
  await page.goto('/ai-planner')
  const [year = '', month = ''] = dayIn('Europe/Madrid', new Date()).split('-')
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveText(monthName(Number(month), 'en'))
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveText(year)
  await page.getByRole('combobox', { name: 'Month' }).click()
  await expect(page.getByRole('option')).toHaveCount(12)
  await page.keyboard.press('Escape')
  await page.getByLabel('Industry').click()
  await expect(page.getByRole('option')).toHaveText([
    'Retail & E-commerce',
    'Food & Beverage',
    'Beauty & Cosmetics',
    'Fashion & Apparel',
    'Health & Fitness',
    'Technology',
    'Professional Services',
    'Real Estate',
    'Travel & Tourism',
    'Education',
    'Other',
  ])
  await page.keyboard.press('Escape')
  await page.getByLabel('Season').click()
  await expect(page.getByRole('option')).toHaveText([
    'No specific season',
    'Q1 - New Year & Spring',
    'Q2 - Spring & Summer',
    'Q3 - Summer & Back to School',
    'Q4 - Fall & Holiday Season',
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByText('Select your industry to enable AI generation')).toBeVisible()
  await expect(page.getByText('Disconnected')).toBeVisible()
  await expect(page.locator('dl > div > dd')).toHaveText(['$0', '0%', '--', '0', '0%'])
  for (const [name, provider] of [
    ['Connect Square', 'square'],
    ['Connect Shopify', 'shopify'],
    ['Connect Stripe', 'stripe'],
    ['Connect another POS', 'other'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/integrations?provider=${provider}`,
    )
})

test('a plan previews two insights, and its card shows the first with all details', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  const plan = await addPlan(page, 'en')
  const [first = '', second = '', third = ''] = plan.insights.insights
  await page.goto('/ai-planner')
  await page.getByRole('combobox', { name: 'Month' }).click()
  await page.getByRole('option', { name: 'January' }).click()
  await page.getByRole('combobox', { name: 'Year' }).click()
  await page.getByRole('option', { name: String(nextYear) }).click()
  await expect(page.getByText(first)).toBeVisible()
  await expect(page.getByText(second)).toBeVisible()
  await expect(page.getByText(third)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Existing plans' }).click()
  const card = page.getByRole('list', { name: 'Content plans' }).getByRole('listitem')
  for (const part of [
    `January ${nextYear}`,
    'Draft',
    plan.title,
    plan.description,
    first,
    '31 planned posts',
    'Created',
    'View Details',
  ])
    await expect(card).toContainText(part)
  await expect(card).not.toContainText(second)
})

test.describe('a refused plan', () => {
  test.use({ expectsRefusals: true })

  test('shows the server’s message, and nothing typed is lost', async ({ page, visitor }) => {
    await visitor.isMember()
    await page.route('**/api/content-plans/generate', (route) =>
      route.fulfill({ status: 429, json: { message: 'Wait a little.', code: 'too_many_requests' } }),
    )
    await page.goto('/ai-planner')
    await page.getByLabel('Industry').click()
    await page.getByRole('option', { name: 'Education' }).click()
    await page.getByRole('button', { name: 'Generate AI Plan' }).click()
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await expect(page.getByText('Wait a little.', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Industry')).toHaveText('Education')
    await expect(page.getByRole('button', { name: 'Generate AI Plan' })).toBeEnabled()
  })
})

test.describe('a missing plan', () => {
  test.use({ expectsRefusals: true })

  test('says so and leads back', async ({ page, visitor }) => {
    await visitor.isMember()
    await page.goto('/ai-planner/00000000-0000-4000-8000-000000000000')
    await expect(page.getByText(planMessages.en.gone)).toBeVisible()
    await expectAccessible(page)
  })
})
