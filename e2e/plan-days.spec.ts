import type { Page } from '@playwright/test'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { planMessages } from '#features/planner/i18n/index.ts'
import type { ContentPlan } from '#features/planner/planner.contract.ts'
import { dayIn } from '#platform/day.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, expectToFit, expectToFitAtOtherWidth, test, widthOf } from './fixtures.ts'

const nextYear = Number(dayIn('Europe/Madrid', new Date()).slice(0, 4)) + 1

const readPlan = async (page: Page, id: string): Promise<ContentPlan> =>
  (await page.request.get(`/api/content-plans/${id}`)).json()

/** A plan for next January, by the built-in writer. */
async function addPlan(page: Page, language: Locale): Promise<ContentPlan> {
  const asked = await page.request.post('/api/content-plans/generate', {
    data: {
      month: 1,
      year: nextYear,
      businessData: { industry: 'beauty', topProducts: ['Balayage'] },
      platforms: ['facebook'],
    },
    headers: { 'accept-language': language },
  })
  const { id } = await asked.json()
  await expect.poll(async () => (await readPlan(page, id)).generation).toBe('done')
  return readPlan(page, id)
}

for (const language of locales) {
  const width = widthOf(language)
  const t = textOf(planMessages, language)
  const c = textOf(campaignMessages, language)

  test(`a day is rewritten, skipped, deleted and restored, and the plan is one group, in ${language} at ${width} px`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visitor.isMember(language)
    const plan = await addPlan(page, language)
    const [first, second, third] = plan.posts
    if (!first || !second || !third) throw new Error('The plan is too short.')
    await page.goto(`/ai-planner/${plan.id}`)
    if (width > 1000) await page.getByRole('button', { name: t('view.list') }).click()

    const toast = page.getByRole('listitem').filter({ hasText: t('toasts.postDeleted') })
    const undo = toast.getByRole('button', { name: t('toasts.undo'), exact: true })
    const choose = async ({ title }: { title: string }, action: string) => {
      await page
        .getByRole('button', { name: t('entry.more', { title }), exact: true })
        .first()
        .click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }

    await choose(first, t('entry.rewrite'))
    await expect(page.getByText(t('toasts.rewritten.built-in'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('entry.writtenBy.built-in'))).toBeVisible()
    const rewritten = (await readPlan(page, plan.id)).posts[0] ?? first
    expect(rewritten.text).not.toBe(first.text)
    await expectAccessible(page)
    // The menu has it, too, for people who miss the toast.
    await choose(rewritten, t('entry.undoRewrite'))
    await expect(page.getByText(t('toasts.rewriteUndone'), { exact: true })).toBeVisible()
    expect((await readPlan(page, plan.id)).posts[0]).toEqual(first)

    await choose(second, t('entry.skip'))
    await expect(page.getByText(t('toasts.postSkipped'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('entry.skipped'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)

    await choose(third, t('entry.remove'))
    await undo.click()
    await expect(page.getByText(t('toasts.postRestored'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('day.none'))).toHaveCount(0)

    await page.getByRole('button', { name: t('actions.approve') }).click()
    await page.getByRole('button', { name: t('actions.schedule') }).click()
    await expect(page.getByText(t('schedule.left', { count: 1 }))).toBeVisible()
    await page.getByRole('button', { name: t('schedule.confirm', { count: 30 }) }).click()
    await expect(page.getByText(t('toasts.scheduled', { count: 30 }), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('entry.bringBackNamed', { title: second.title }) }).click()
    await expect(page.getByText(t('toasts.postBack'), { exact: true })).toBeVisible()

    await page.goto('/campaigns')
    const groups = page.getByRole('list', { name: c('plans.label') })
    await expect(groups.locator(':scope > li')).toHaveCount(1)
    await expect(groups.getByText(c('plans.total', { count: 30 })).first()).toBeVisible()
    await expect(page.getByRole('list', { name: c('list.label') })).toHaveCount(0)
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('button', { name: c('plans.openNamed', { title: plan.title }) }).click()
    await expect(page).toHaveURL(/\?plan=[\da-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 2, name: plan.title })).toBeVisible()
    const campaigns = page.getByRole('list', { name: c('list.label') }).locator(':scope > li')
    await expect(campaigns).toHaveCount(24)
    await page.getByRole('button', { name: c('list.loadMore') }).click()
    await expect(campaigns).toHaveCount(30)
    await expectAccessible(page)
    await expectToFitAtOtherWidth(page)
    await page.goBack()
    await expect(groups).toBeVisible()
    await page.goForward()
    await page.getByRole('button', { name: c('plans.back') }).click()
    await expect(groups).toBeVisible()
  })
}
