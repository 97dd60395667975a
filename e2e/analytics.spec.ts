import { readFile } from 'node:fs/promises'
import { figureMessages } from '#client/charts/i18n/index.ts'
import { commonMessages, zoneMessages } from '#client/i18n/index.ts'
import { analyticsMessages, businessMessages, goalMessages } from '#features/analytics/i18n/index.ts'
import { creatorMessages } from '#features/creator/i18n/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { zoneName } from '#platform/zone-name.ts'
import { expect, expectAccessible, expectToFit, test, widthOf, withoutAnswers } from './fixtures.ts'

for (const language of locales) {
  const t = textOf(analyticsMessages, language)
  const figure = textOf(figureMessages, language)
  const b = textOf(businessMessages, language)
  const g = textOf(goalMessages, language)
  const c = textOf(creatorMessages, language)
  const sample = textOf(commonMessages, language)('sample')
  const whose = textOf(zoneMessages, language)('all', { zone: zoneName('Europe/Madrid', language) })

  test.describe(`in ${language} at ${widthOf(language)} px`, () => {
    test.use({ viewport: { width: widthOf(language), height: 844 } })

    test('a newcomer sees marked samples in every tab, each chart as a table and as a file', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      await page.goto('/analytics')
      const open = (tab: 'business' | 'platforms' | 'content' | 'audience') =>
        page.getByRole('tab', { name: t(`tabs.${tab}`) }).click()
      for (const metric of ['reach', 'engagement', 'conversion', 'revenue'] as const)
        await expect(
          page.getByRole('region', { name: t(`metrics.${metric}`) }).getByText(sample),
        ).toBeVisible()
      const lines = page.getByRole('region', { name: t('lines.title'), exact: true })
      await expect(lines.locator('.recharts-line')).toHaveCount(3)
      await lines.getByText(figure('table')).click()
      await expect(lines.getByRole('table').getByRole('row')).toHaveCount(31)
      const saved = page.waitForEvent('download')
      await lines.getByRole('button', { name: figure('csvNamed', { title: t('lines.title') }) }).click()
      const rows = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n')
      expect(rows).toHaveLength(31)
      expect(rows[0]).toBe(
        `\uFEFF${t('figure.day')},${t('lines.reach')},${t('lines.engagement')},${t('lines.revenue')} (USD)`,
      )
      await expectAccessible(page)

      await open('business')
      await expect(page).toHaveURL('/analytics?tab=business')
      const health = page.getByRole('region', { name: b('health.title') })
      await expect(health.getByText(sample)).toBeVisible()
      await health.getByText(b('health.how')).click()
      await expect(health.getByText(b('health.formulas.sales'))).toBeVisible()
      const goals = page.getByRole('region', { name: g('title') })
      await expect(goals.getByText(sample)).toBeVisible()
      await expect(goals.getByRole('combobox', { name: g('period') })).toHaveText(g('periods.monthly'))
      for (const label of ['completed', 'on_track', 'progress', 'behind'] as const)
        await expect(goals.getByText(g(`labels.${label}`), { exact: true })).toBeVisible()
      // More than the target is shown in figures, while the bar is full.
      const full = goals.getByRole('listitem').filter({ hasText: '105%' }).getByRole('progressbar')
      await expect(full).toHaveAttribute('aria-valuenow', '100')
      await expect(goals.getByRole('button', { name: g('add') })).toHaveCount(1)
      await expect(goals.getByRole('button')).toHaveCount(1)
      await expectAccessible(page)
      await open('platforms')
      await expect(page.getByRole('region', { name: t('platforms.title') }).getByText(sample)).toBeVisible()
      const compared = page.getByRole('region', { name: t('platforms.sideBySide') })
      const views = { en: 'Views', es: 'Visualizaciones' }[language]
      await compared.getByRole('button', { name: views }).click()
      await expect(page.getByRole('dialog')).toContainText('TikTok')
      await page.keyboard.press('Escape')
      await expectToFit(page)
      await expectAccessible(page)
      await open('content')
      const times = page.getByRole('region', { name: t('content.times') })
      await expect(times.getByText(sample)).toBeVisible()
      await expect(times.getByText(whose)).toBeVisible()
      await expectAccessible(page)
      await open('audience')
      const hours = page.getByRole('region', { name: t('audience.hours') })
      await expect(hours.getByText(sample)).toBeVisible()
      await expect(hours.getByText(whose)).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByRole('tab', { name: t('tabs.audience') })).toHaveAttribute(
        'aria-selected',
        'true',
      )
    })

    test('a shop with figures sees its own, sets a goal, changes and deletes it', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      expect((await page.request.post('/api/populate-demo-data')).ok()).toBe(true)
      await page.goto('/analytics?tab=business')
      const goals = page.getByRole('region', { name: g('title') })
      await expect(goals.getByRole('listitem')).toHaveCount(3)
      await expect(page.getByRole('region', { name: b('revenue.hours') }).getByText(whose)).toBeVisible()
      await expect(page.getByText(sample)).toHaveCount(0)

      const title = `<b>${'W'.repeat(80)}</b> ‮مرحبا`
      await goals.getByRole('button', { name: g('add') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: g('form.submit') }).click()
      await expect(dialog.getByLabel(g('form.title'))).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByLabel(g('form.title')).fill(title)
      await dialog.getByRole('combobox', { name: g('form.category') }).click()
      await page.getByRole('option', { name: g('categories.appointments') }).click()
      await dialog.getByLabel(g('form.target')).fill('40')
      await dialog.getByLabel(g('form.deadline')).fill('2099-01-01')
      await dialog.getByLabel(g('form.reported')).fill('32')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: g('form.submit') }).click()
      await expect(dialog).toHaveCount(0)
      const mine = goals.getByRole('listitem').filter({ hasText: 'WWW' })
      await expect(mine.getByText(g('labels.on_track'))).toBeVisible()
      await expect(mine.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80')
      await expectAccessible(page)

      await mine.getByRole('button', { name: g('more', { title }) }).click()
      await page.getByRole('menuitem', { name: g('edit') }).click()
      await dialog.getByLabel(g('form.reported')).fill('44')
      await dialog.getByRole('combobox', { name: g('form.period') }).click()
      await page.getByRole('option', { name: g('periods.weekly') }).click()
      await dialog.getByRole('button', { name: g('form.save') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(mine).toHaveCount(0)
      await goals.getByRole('combobox', { name: g('period') }).click()
      await page.getByRole('option', { name: g('periods.weekly') }).click()
      await expect(mine.getByText(g('labels.completed'))).toBeVisible()
      await mine.getByRole('button', { name: g('more', { title }) }).click()
      await page.getByRole('menuitem', { name: g('delete') }).click()
      await page.getByRole('button', { name: g('remove.confirm') }).click()
      await expect(mine).toHaveCount(0)

      const led = page.getByRole('region', { name: b('insights.title') })
      await led.getByRole('link', { name: b('insights.lapsed_customers.action') }).click()
      await expect(page.getByLabel(c('box.label'))).toHaveValue(b('insights.lapsed_customers.idea'))
      await page.goBack()
      await page.getByRole('tab', { name: t('tabs.content') }).click()
      const best = page.getByRole('region', { name: t('content.posts') })
      await expect(best.getByRole('listitem')).toHaveCount(10)
      await expectAccessible(page)
      await best.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/campaigns\/[\da-f-]{36}$/)
    })
  })
}

test.describe('figures that fail to load', () => {
  test.use({ expectsRefusals: true })

  test('shows an error that can be retried', async ({ page, visitor }) => {
    await visitor.isMember()
    await withoutAnswers(page)
    await page.route('**/api/analytics*', (route) =>
      route.fulfill({ status: 400, json: { message: 'Not today', code: 'bad_request' } }),
    )
    await page.goto('/analytics')
    await expect(page.getByRole('alert')).toContainText('Not today')
    await page.unroute('**/api/analytics*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Total reach' })).toBeVisible()
  })
})
