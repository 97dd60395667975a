import type { Page, Route } from '@playwright/test'
import { formatAmounts } from '#client/i18n/format-amounts.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { notificationMessages } from '#core/notifications/i18n/index.ts'
import { analyticsMessages, businessMessages } from '#features/analytics/i18n/index.ts'
import { dashboardMessages } from '#features/dashboard/i18n/index.ts'
import { inboxMessages } from '#features/inbox/i18n/index.ts'
import { integrationMessages } from '#features/integrations/i18n/index.ts'
import { plannerMessages } from '#features/planner/i18n/index.ts'
import { salesMessages } from '#features/sales/i18n/index.ts'
import { sandboxMessages } from '#features/sandbox-network/i18n/index.ts'
import { approvalMessages, teamMessages } from '#features/team/i18n/index.ts'
import { daysBetween, weekAround } from '#platform/calendar-days.ts'
import { addDays, dayIn } from '#platform/day.ts'
import { textOf } from '#platform/messages.ts'
import { timeIn } from '#platform/wall-time.ts'
import { png } from '#tests/png.ts'
import { fakeVendors } from '../src/connectors/pos/fake-vendors.fixture.ts'
import { square } from '../src/connectors/pos/square/square.manifest.ts'
import { soldByVendors } from './fake-pos-vendors.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openAccount } from './sandbox-account.ts'

/** A zone where it is daytime, so that no day ends while a test counts its sales. */
const zoneByDay = () =>
  ['Europe/Madrid', 'America/Bogota', 'Asia/Tokyo'].find((zone) => {
    const time = timeIn(zone, new Date())
    return time >= '04:00' && time < '22:00'
  })

/** Blocks live updates in this window until released; reads meanwhile are stale. */
async function blockEvents(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await released.promise
    await route.continue()
  }
  await page.route('**/api/events', wait, { times: 1 })
  return released.resolve
}

const language = 'es'
const PHONE = 390
const bell = textOf(notificationMessages, language)

/** Notifications since the last look, in order. */
const notificationsSince = async (page: Page) => {
  const all: { type: string; isRead: boolean }[] = await (await page.request.get('/api/notifications')).json()
  return all
    .filter(({ isRead }) => !isRead)
    .map(({ type }) => type)
    .reverse()
}
const quietBell = (page: Page) => page.getByRole('button', { name: bell('panel.open'), exact: true })
const ringingBell = (page: Page) => page.getByRole('button', { name: bell('panel.openUnread') })
const readEverything = async (page: Page) => {
  await page.request.patch('/api/notifications/read')
  await expect(quietBell(page)).toBeVisible()
}

test('two people run the shop for a day, one at a desk and one with a phone', async ({
  page: ana,
  visitor,
  colleague,
}) => {
  const zone = zoneByDay() ?? 'UTC'
  await ana.setViewportSize({ width: 1280, height: 844 })
  await visitor.isMember(language, zone)
  // The POS vendors of this shop use dollars.
  const settings = await (await ana.request.get('/api/workspace')).json()
  await ana.request.put('/api/workspace', { data: { ...settings, currency: 'USD' } })
  const bo = await colleague(language, PHONE)

  await test.step("a message arrives in both windows, and one's reply in the other", async () => {
    const t = textOf(inboxMessages, language)
    const [question, answer] = ['¿Tenéis hueco el sábado?', 'Sí, a las cinco.']
    const rowIn = (page: Page) =>
      page.getByRole('list', { name: t('list.title'), exact: true }).getByRole('button', { name: question })
    const conversationIn = (page: Page) =>
      page.getByRole('region', { name: t('conversation.label', { name: 'Marta' }), exact: true })
    const account = await openAccount(ana)
    const letBoListen = await blockEvents(bo)
    for (const page of [ana, bo]) {
      await page.goto('/inbox')
      await expect(page.getByText(t('list.empty'), { exact: true })).toBeVisible()
    }

    await account.hears('Marta', question)
    await expect(rowIn(ana)).toContainText(t('list.unread'))
    await expect(rowIn(bo)).toHaveCount(0)
    letBoListen()
    await expect(rowIn(bo)).toContainText(t('list.unread'))

    await rowIn(ana).click()
    await expect(conversationIn(ana).getByRole('log').getByText(question)).toBeVisible()
    await expect(rowIn(bo)).not.toContainText(t('list.unread'))
    await rowIn(bo).click()
    const field = conversationIn(bo).getByRole('textbox', { name: t('composer.replyLabel') })
    await field.fill(answer)
    await field.press('Enter')
    for (const page of [ana, bo]) {
      const written = conversationIn(page).getByRole('log').getByRole('listitem').filter({ hasText: answer })
      await expect(written).toHaveCount(1)
      await expect(written).toContainText('Bo Lind')
      await expect(written.getByText(t('thread.sent'), { exact: true })).toBeVisible()
    }

    const network = textOf(sandboxMessages, language)
    await ana.goto(account.feedPath)
    await ana.getByRole('tab', { name: network('tabs.messages') }).click()
    await expect(ana.getByText(question, { exact: true })).toHaveCount(1)
    await expect(ana.getByText(answer, { exact: true })).toHaveCount(1)
    expect(await account.answers()).toEqual([answer])
  })

  await test.step('a task is assigned, proven, rejected, proven again and approved', async () => {
    const t = textOf(teamMessages, language)
    const a = textOf(approvalMessages, language)
    const title = 'Foto del escaparate'
    for (const page of [ana, bo]) await readEverything(page)

    await ana.goto('/team')
    await ana
      .getByRole('button', { name: t('assign') })
      .first()
      .click()
    const asked = ana.getByRole('dialog', { name: t('form.addTitle') })
    await asked.getByLabel(t('form.title')).fill(title)
    await asked.getByRole('combobox', { name: t('form.assignee') }).fill('Bo')
    await ana.getByRole('option', { name: 'Bo Lind' }).click()
    await asked.getByRole('button', { name: t('form.add') }).click()
    await expect(asked).toBeHidden()
    await ana
      .getByRole('link', { name: t('approvals'), exact: true })
      .first()
      .click()
    await expect(ana.getByText(a('pending.empty'))).toBeVisible()

    await ringingBell(bo).click()
    const news = bo.getByRole('dialog', { name: bell('panel.title') })
    await news.getByRole('link', { name: bell('kinds.task_assigned.title', { title }) }).click()
    const sheet = bo.getByRole('dialog', { name: title, exact: true })
    await expect.poll(() => notificationsSince(bo)).toEqual([])

    const handIn = async (notes: string) => {
      await sheet.getByRole('button', { name: t('table.complete'), exact: true }).click()
      const dialog = bo.getByRole('dialog', { name: t('complete.title', { title }) })
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'window.png', mimeType: 'image/png', buffer: png })
      await dialog.getByLabel(t('complete.notes')).fill(notes)
      await dialog.getByRole('button', { name: t('complete.submitProof') }).click()
      await expect(dialog).toBeHidden()
      await expect(sheet.getByText(t('detail.waitsFor', { name: 'Ana Ruiz' }))).toBeVisible()

      const card = ana.getByRole('article').filter({ hasText: title })
      await expect(card.getByText(notes, { exact: true })).toBeVisible()
      const picture = ana.getByRole('img', { name: t('proof.picture', { title }) })
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
      await expect(ringingBell(ana)).toBeVisible()
    }

    await handIn('Aquí está')
    await ana.getByRole('button', { name: a('pending.rejectNamed', { title }) }).click()
    const refusal = ana.getByRole('dialog', { name: a('reject.title', { title }) })
    await refusal.getByLabel(a('reject.reason')).fill('Demasiado oscura')
    await refusal.getByRole('button', { name: a('reject.submit') }).click()
    await expect(ana.getByText(a('pending.empty'))).toBeVisible()
    await expect(sheet.getByText(t('detail.rejected'))).toBeVisible()
    await expect(sheet.getByText('Demasiado oscura').first()).toBeVisible()
    await expect.poll(() => notificationsSince(bo)).toEqual(['task_rejected'])

    await handIn('Con más luz')
    await ana.getByRole('button', { name: a('pending.approveNamed', { title }) }).click()
    await expect(ana.getByText(a('pending.empty'))).toBeVisible()
    await expect(sheet.getByText(t('status.completed'), { exact: true })).toBeVisible()
    await expect(sheet.getByRole('button', { name: t('table.complete'), exact: true })).toHaveCount(0)
    await ana.goto('/team?view=created')
    const given = ana.getByLabel(t('table.label'), { exact: true })
    await expect(given.getByText(t('status.completed'), { exact: true })).toBeVisible()

    expect(await notificationsSince(ana)).toEqual(['proof_submitted', 'proof_submitted'])
    expect(await notificationsSince(bo)).toEqual(['task_rejected', 'task_approved'])
    await sheet.getByRole('button', { name: textOf(commonMessages, language)('close'), exact: true }).click()
    await expect(sheet).toBeHidden()
    for (const [page, times] of [
      [ana, 2],
      [bo, 3],
    ] as const) {
      await ringingBell(page).click()
      const panel = page.getByRole('dialog', { name: bell('panel.title') })
      await expect(panel.getByRole('listitem').filter({ hasText: title })).toHaveCount(times)
    }
  })

  await test.step('a store is connected, and every figure follows its sales', async () => {
    const t = textOf(integrationMessages, language)
    const sales = textOf(salesMessages, language)
    const dashboard = textOf(dashboardMessages, language)
    const analytics = textOf(analyticsMessages, language)
    const planner = textOf(plannerMessages, language)
    const sample = textOf(commonMessages, language)('sample')
    const { money } = formatAmounts(language, 'USD')
    const shop = soldByVendors()
    const paid = shop.sales.filter(({ state }) => state === 'paid')
    const takenOn = (...days: string[]) =>
      paid
        .filter(({ soldAt }) => days.includes(dayIn(zone, soldAt)))
        .reduce((sum, { total }) => sum + total, 0)
    const taken = paid.reduce((sum, { total }) => sum + total, 0)

    await bo.goto('/dashboard')
    const card = bo.getByRole('region', { name: dashboard('sales.title') })
    await expect(card.getByText(sample)).toBeVisible()

    await ana.goto('/ai-planner')
    await expect(ana.getByText(planner('pos.disconnected'), { exact: true })).toBeVisible()
    await ana.getByRole('link', { name: planner('pos.connect', { system: 'Square' }) }).click()
    const dialog = ana.getByRole('dialog', { name: t('add') })
    await dialog.getByLabel(t('form.storeName')).fill('La Esquina')
    await dialog
      .getByLabel(new RegExp(`^${square.fields.accessToken.label[language]}`))
      .fill(fakeVendors.square.credentials('').accessToken ?? '')
    await dialog.getByRole('button', { name: t('form.submit') }).click()
    const row = ana.getByRole('list', { name: t('list.label') }).getByRole('listitem')
    await expect(row.getByText(t('list.active'), { exact: true })).toBeVisible()
    const report = { products: shop.products.length, sales: shop.sales.length, changed: 0 }
    await expect(row.getByText(t('sync.report', report))).toBeVisible()
    for (const name of [sales('products.list'), sales('transactions.list')])
      await expect(ana.getByRole('region', { name }).getByRole('listitem')).toHaveCount(10)
    await expectAccessible(ana)
    await row.getByRole('button', { name: t('list.syncNamed', { name: 'La Esquina' }) }).click()
    await expect(row.getByText(t('sync.report', { products: 0, sales: 0, changed: 0 }))).toBeVisible()

    // Bo has not reloaded meanwhile.
    await expect(card.getByText(sample)).toHaveCount(0)
    const today = dayIn(zone, new Date())
    const week = weekAround(today)
    const days = daysBetween(week.from, week.to)
    await expect(card.getByText(money(takenOn(...days)), { exact: true }).first()).toBeVisible()
    await card.getByText(dashboard('chart.table')).click()
    await expect(bo.getByRole('table', { name: dashboard('chart.byDay') }).getByRole('cell')).toHaveText(
      days.flatMap((day) => [
        day <= today ? money(takenOn(day)) : dashboard('chart.toCome'),
        money(takenOn(addDays(day, -7))),
      ]),
    )

    await bo.goto('/analytics')
    const impact = bo.getByRole('region', { name: analytics('metrics.revenue') })
    await expect(impact.getByText(money(taken), { exact: true })).toBeVisible()
    await expect(impact.getByText(sample)).toHaveCount(0)
    await bo.getByRole('tab', { name: analytics('tabs.business') }).click()
    const business = textOf(businessMessages, language)
    const revenue = bo.getByRole('region', { name: business('revenue.title'), exact: true })
    await expect(revenue.getByText(money(taken), { exact: true }).first()).toBeVisible()

    await ana.goto('/ai-planner')
    await expect(ana.getByText(planner('pos.connectedText'))).toBeVisible()
    const told = ana.getByLabel(planner('pos.figures'))
    const order = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    }).format(Math.round(taken / paid.length) / 100)
    await expect(told.getByText(order, { exact: true })).toBeVisible()
    const amounts = new Map<string, number>()
    for (const { name, amount } of paid.flatMap(({ items }) => items))
      amounts.set(name, (amounts.get(name) ?? 0) + amount)
    const best = [...amounts].sort(([, one], [, other]) => other - one).map(([name]) => name)
    await expect(told.getByRole('listitem')).toHaveText(best.slice(0, 5))
  })
})
