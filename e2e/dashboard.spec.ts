import type { Locator, Page } from '@playwright/test'
import { commonMessages, zoneMessages } from '#client/i18n/index.ts'
import type { Dashboard } from '#features/dashboard/dashboard.contract.ts'
import { dashboardMessages } from '#features/dashboard/i18n/index.ts'
import { helpMessages } from '#features/help/i18n/index.ts'
import { inboxMessages } from '#features/inbox/i18n/index.ts'
import type { Message } from '#features/inbox/inbox.contract.ts'
import { plannerMessages } from '#features/planner/i18n/index.ts'
import { nextCursorHeader } from '#platform/endpoint.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { zoneName } from '#platform/zone-name.ts'
import { expect, expectAccessible, expectToFit, test, widthOf, withoutAnswers } from './fixtures.ts'

const dollars = (amount: number, language: Locale) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount)

/** A Tuesday of a shop that sells and posts. */
const live: Dashboard = {
  period: 'weekly',
  sales: {
    isSample: false,
    figures: {
      currency: 'USD',
      gain: -120_000,
      gainPercent: -40,
      target: null,
      sold: {
        revenue: 180_000,
        sales: 31,
        before: 300_000,
        points: [9, 10, 11, 12, 13, 14, 15].map((day, index) => ({
          at: `2026-03-${String(day).padStart(2, '0')}`,
          revenue: index < 2 ? 90_000 : null,
          before: 150_000,
        })),
        others: [{ currency: 'EUR', sales: 3, revenue: 45_050 }],
      },
    },
  },
  campaigns: {
    isSample: false,
    figures: { campaigns: 2, platforms: 2.5, posts: 5, planned: { published: 1, before: 4 } },
  },
  inbox: { isSample: false, figures: { unread: 0 } },
}

const fiveMessages: Message[] = Array.from({ length: 5 }, (_, index) => ({
  id: `0192d2f4-7d5e-4b1a-9c3e-5a6b7c8d9e0${index}`,
  conversationId: '0192d2f4-7d5e-4b1a-9c3e-5a6b7c8d9e0f',
  content: 'Do you open on Sunday?',
  senderName: 'Luz Vega',
  senderAvatar: null,
  priority: 'high',
  isRead: index > 1,
  createdAt: '2026-03-10T09:00:00.000Z',
  socialAccount: { platform: 'instagram' },
}))

async function answerWith(page: Page, path: string, json: unknown): Promise<void> {
  await withoutAnswers(page)
  await page.route(`**${path}*`, (route) => route.fulfill({ json }))
}

for (const language of locales) {
  const t = textOf(dashboardMessages, language)
  const sample = textOf(commonMessages, language)('sample')
  const inbox = textOf(inboxMessages, language)

  test.describe(`in ${language} at ${widthOf(language)} px`, () => {
    test.use({ viewport: { width: widthOf(language), height: 844 } })

    test('the samples of each period are marked, and the period is in the URL', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.goto('/dashboard')
      await expect(
        page.getByRole('heading', { level: 1, name: t('greeting', { name: 'Ana' }) }),
      ).toBeVisible()
      const sales = page.getByRole('region', { name: t('sales.title') })
      const campaigns = page.getByRole('region', { name: t('campaigns.title') })
      const choose = (period: 'weekly' | 'monthly' | 'daily') =>
        page.getByRole('button', { name: t(`periods.${period}`), exact: true })
      await expect(choose('weekly')).toHaveAttribute('aria-pressed', 'true')
      for (const [period, percent, gain, count, posts] of [
        ['weekly', '+47%', 12_450, '7', '147'],
        ['monthly', '+63%', 52_800, '28', '588'],
        ['daily', '+12%', 1_890, '1', '21'],
      ] as const) {
        await choose(period).click()
        await expect(sales.getByText(percent)).toBeVisible()
        await expect(sales.getByText(`+${dollars(gain, language)}`)).toBeVisible()
        await expect(sales.getByText(t('sales.target', { amount: dollars(85_000, language) }))).toBeVisible()
        await expect(
          sales.getByText(language === 'en' ? '62% complete' : '62% completado', { exact: true }),
        ).toBeVisible()
        for (const figure of [count, '21', posts])
          await expect(campaigns.getByText(figure, { exact: true }).first()).toBeVisible()
      }
      await expect(sales.getByText(sample)).toBeVisible()
      await expect(campaigns.getByText(sample)).toBeVisible()
      await expect(sales.getByText(t('sales.note'))).toBeVisible()
      await expect(
        page.getByRole('button', { name: inbox('card.unread', { count: 12 }), exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: inbox('card.viewAll') })).toHaveCount(0)
      const help = page.getByRole('button', { name: textOf(helpMessages, language)('chat.open') })
      await expect(help).toHaveAttribute('aria-expanded', 'false')
      const placeOfHelp = () => help.boundingBox()
      await expect.poll(async () => (await placeOfHelp())?.x).toBeGreaterThan(widthOf(language) - 100)
      await expect.poll(async () => (await placeOfHelp())?.y).toBeGreaterThan(744)
      await expect(page).toHaveURL('/dashboard?period=daily')
      await page.reload()
      await expect(choose('daily')).toHaveAttribute('aria-pressed', 'true')
      await expect(sales.getByText('+12%')).toBeVisible()
      await expectAccessible(page)

      // The narrowest screen with a sidebar: the header in one row, and the card's text inside it.
      await page.setViewportSize({ width: 1024, height: 768 })
      await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBe(65)
      const [card, words] = [campaigns, campaigns.getByText(t('campaigns.posts', { count: 21 }))]
      const rightOf = async (place: Locator) => {
        const box = await place.boundingBox()
        return box ? box.x + box.width : Number.NaN
      }
      await expect.poll(async () => (await rightOf(card)) - (await rightOf(words))).toBeGreaterThan(0)
    })

    test('a shop with sales sees its own figures, as a chart and as a table, and the progress to a target', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      await answerWith(page, '/api/dashboard/stats', live)
      await page.route('**/api/auth/user', async (route) => {
        const user = await (await route.fetch()).json()
        await route.fulfill({ json: { ...user, firstName: '' } })
      })
      const asked: string[] = []
      await page.route(
        ({ pathname }) => pathname === '/api/messages',
        (route) => {
          asked.push(new URL(route.request().url()).search)
          return route.fulfill({ json: fiveMessages, headers: { [nextCursorHeader]: 'more' } })
        },
      )
      await page.goto('/dashboard')
      const name = language === 'en' ? 'User' : 'Usuario'
      await expect(page.getByRole('heading', { level: 1, name: t('greeting', { name }) })).toBeVisible()
      await expect(page.getByRole('list', { name: inbox('list.title') }).getByRole('listitem')).toHaveCount(5)
      const viewAll = page.getByRole('link', { name: inbox('card.viewAll') })
      for (const [words, query] of [
        [inbox('card.important'), /^\?important=true&limit=5$/],
        [inbox('card.yesterday'), /^\?day=\d{4}-\d\d-\d\d&limit=5$/],
        [inbox('card.unread', { count: 12 }), /^\?unread=true&limit=5$/],
      ] as const) {
        await page.getByRole('button', { name: words, exact: true }).click()
        await expect.poll(() => asked.at(-1)).toMatch(query)
      }
      await expect(viewAll).toHaveAttribute('href', '/inbox?unread=true')
      await page.getByRole('button', { name: inbox('card.all'), exact: true }).click()
      await expect(viewAll).toHaveAttribute('href', '/inbox')
      expect(asked[0]).toBe('?limit=5')
      const sales = page.getByRole('region', { name: t('sales.title') })
      const campaigns = page.getByRole('region', { name: t('campaigns.title') })
      await expect(sales.getByText('-40%')).toBeVisible()
      await expect(sales.getByText(t('sales.count', { count: 31 }))).toBeVisible()
      await expect(sales.getByText(/450[.,]50 EUR \(3 /)).toBeVisible()
      await expect(sales.getByText(sample)).toHaveCount(0)
      await expect(campaigns.getByText(t('campaigns.onAverage'))).toBeVisible()
      await expect(campaigns.locator('dd')).toHaveText(['1', '4', '4'])
      await sales.getByText(t('chart.table')).click()
      const table = page.getByRole('table', { name: t('chart.byDay') })
      await expect(table.getByRole('row')).toHaveCount(8)
      await expect(table.getByRole('row').nth(1)).toContainText(dollars(900, language))
      await expect(table.getByRole('row').nth(7)).toContainText(t('chart.toCome'))
      await expectAccessible(page)
      await sales.getByRole('link', { name: t('sales.setTarget') }).click()
      await expect(page).toHaveURL('/settings?section=business')
    })

    test('the hours of a day are labeled, also on the narrowest screen', async ({ page, visitor }) => {
      const zone = 'America/Mexico_City'
      await visitor.isMember(language, zone)
      const points = Array.from({ length: 24 }, (_, hour) => ({
        at: `${String(hour).padStart(2, '0')}:00`,
        revenue: hour < 18 ? hour * 1000 : null,
        before: 9000,
      }))
      const { figures } = live.sales
      const sold = figures.sold && { ...figures.sold, points }
      await answerWith(page, '/api/dashboard/stats', {
        ...live,
        period: 'daily',
        sales: { isSample: false, figures: { ...figures, sold } },
      })
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/dashboard?period=daily')
      const sales = page.getByRole('region', { name: t('sales.title') })
      const whose = textOf(zoneMessages, language)('all', { zone: zoneName(zone, language) })
      await expect(sales.getByText(whose)).toBeVisible()
      await sales.getByText(t('chart.table')).click()
      const place = language === 'en' ? 'Mexico City' : 'Ciudad de México'
      await expect(sales.getByRole('columnheader').first()).toHaveText(t('chart.hour', { place }))
      await expectToFit(page)
      await expectAccessible(page)
    })

    test('the planner shows POS insights and offers top sellers', async ({ page, visitor }) => {
      const p = textOf(plannerMessages, language)
      await visitor.isMember(language)
      const name = `Balayage <b>${'W'.repeat(60)}</b>`
      await answerWith(page, '/api/content-plans/pos-insights', {
        insights: {
          averageOrderValue: 4250,
          recurrence: 38,
          peakHours: { from: 17, to: 19 },
          topProducts: [
            { name, amount: 90_000 },
            { name: 'Champú', amount: 40_000 },
          ],
          growth: 12,
          others: [],
        },
      })
      await page.goto('/ai-planner')
      await expect(page.getByText(p('pos.connected'), { exact: true })).toBeVisible()
      await expect(
        page.getByText(
          language === 'en' ? '5:00 PM to 7:00 PM Madrid time' : 'De 17:00 a 19:00, hora de Madrid',
        ),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: p('pos.connect', { system: 'Square' }) })).toHaveCount(0)
      await page.getByRole('button', { name: p('business.suggest', { product: name }) }).click()
      const chosen = page.getByRole('list', { name: p('business.listLabel') }).getByRole('listitem')
      await expect(chosen).toHaveText([name])
      await expect(
        page.getByRole('list', { name: p('business.suggestions') }).getByRole('listitem'),
      ).toHaveText(['Champú'])
      await expectAccessible(page)
    })
  })
}

test.describe('figures that fail to load', () => {
  test.use({ expectsRefusals: true })

  test('shows an error that can be retried', async ({ page, visitor }) => {
    await visitor.isMember()
    await withoutAnswers(page)
    await page.route('**/api/dashboard/stats*', (route) =>
      route.fulfill({ status: 400, json: { message: 'Not today', code: 'bad_request' } }),
    )
    await page.goto('/dashboard')
    await expect(page.getByRole('alert')).toContainText('Not today')
    await page.unroute('**/api/dashboard/stats*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('+47%')).toBeVisible()
  })
})
