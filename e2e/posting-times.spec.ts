import { calendarMessages, postingTimesMessages } from '#features/calendar/i18n/index.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { monthGrid, weekdayOf } from '#platform/calendar-days.ts'
import { addDays, dayIn } from '#platform/day.ts'
import { textOf } from '#platform/messages.ts'
import { timeIn } from '#platform/wall-time.ts'
import { add, postOn } from './campaign-calls.ts'
import { expect, expectAccessible, expectToFit, noticeOn, test } from './fixtures.ts'

const ZONE = 'Europe/Madrid'

/** From tomorrow on, the first of three days that one month shows together. */
function threeDays(): [string, string, string] {
  for (let day = addDays(dayIn(ZONE, new Date()), 1); ; day = addDays(day, 1)) {
    const shown = monthGrid(day.slice(0, 7))
    const days: [string, string, string] = [day, addDays(day, 1), addDays(day, 2)]
    if (days.every((each) => shown.includes(each))) return days
  }
}

const t = textOf(calendarMessages, 'en')
const times = textOf(postingTimesMessages, 'en')
const campaign = textOf(campaignDetailMessages, 'en')

test('a shop sets its posting times, queues campaigns at them, and moves a selection on the calendar', async ({
  page,
  visitor,
}) => {
  await visitor.isMember('en')
  const [first, second] = [await add(page, { title: 'First' }), await add(page, { title: 'Second' })]

  await page.goto('/calendar?dialog=posting-times')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: times('platform') })).toBeVisible()
  const remove = dialog.getByRole('button', { name: /^Remove/ })
  while ((await remove.count()) > 0) await remove.first().click()
  await dialog.getByLabel(times('time'), { exact: true }).fill('09:10')
  await dialog.getByRole('button', { name: times('add') }).click()
  await dialog.getByLabel(times('time'), { exact: true }).fill('09:40')
  await dialog.getByRole('button', { name: times('add') }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: times('copy') }).click()
  await dialog.getByRole('button', { name: times('save') }).click()
  await expect(noticeOn(page, times('saved'))).toBeVisible()

  // On these days only, so that the month shows all of them.
  const [day, next, last] = threeDays()
  const days = Array.from({ length: 7 }, (_, weekday) =>
    [day, next, last].some((each) => weekdayOf(each) === weekday) ? ['09:10'] : [],
  )
  const set = await page.request.put('/api/calendar/posting-times', {
    data: { platforms: ['facebook', 'x'].map((platform) => ({ platform, days })) },
  })
  expect(set.status()).toBe(200)

  const schedule = async (id: string, way: 'each' | 'spread') => {
    await page.goto(`/campaigns/${id}`)
    await page.getByRole('button', { name: campaign('actions.schedule'), exact: true }).click()
    await dialog.getByRole('combobox', { name: campaign('schedule.way') }).click()
    await page.getByRole('option', { name: campaign(`schedule.ways.${way}`) }).click()
    await expect(dialog.getByText(campaign('schedule.source.own'))).toHaveCount(2)
    const confirm = way === 'each' ? 'schedule.confirmEach' : 'schedule.confirmSpread'
    await dialog.getByRole('button', { name: campaign(confirm, { count: 2 }) }).click()
    await expect(noticeOn(page, campaign('toasts.scheduled'))).toBeVisible()
  }
  const dayOf = async (id: string, platform: string) => {
    const at = new Date((await postOn(page, id, platform))?.scheduledFor ?? '')
    expect(timeIn(ZONE, at)).toBe('09:10')
    return dayIn(ZONE, at)
  }
  await schedule(first.id, 'each')
  expect([await dayOf(first.id, 'x'), await dayOf(first.id, 'facebook')]).toEqual([day, day])
  await schedule(second.id, 'spread')
  const spread = [await dayOf(second.id, 'facebook'), await dayOf(second.id, 'x')].sort()
  expect(spread).toEqual([next, last])

  await page.goto(`/calendar?at=${day}`)
  await page.getByRole('button', { name: t('free.show') }).click()
  await expect(page.getByRole('link', { name: /^New campaign on .* 9:10 AM for/ }).first()).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: t('select.start') }).click()
  for (const title of ['First', 'Second'])
    await page
      .getByRole('checkbox', { name: t('select.named', { title }) })
      .first()
      .check({ force: true })
  await expect(page.getByText(t('select.count', { count: 3 }))).toBeVisible()
  const target = page.locator(`td:has([data-day="${next}"])`)
  await page.locator('main button[title="First"]').first().hover()
  await page.mouse.down()
  await target.hover({ position: { x: 20, y: 20 } })
  await target.hover({ position: { x: 24, y: 24 } })
  await page.mouse.up()
  await expect(noticeOn(page, t('move.doneMany', { count: 3 }))).toBeVisible()
  expect(await dayOf(first.id, 'x')).toBe(next)
  expect([await dayOf(second.id, 'facebook'), await dayOf(second.id, 'x')].sort()).toEqual([last, last])
  await page.keyboard.press('Control+z')
  await expect(noticeOn(page, t('move.undoneMany', { count: 3 }))).toBeVisible()
  expect(await dayOf(first.id, 'x')).toBe(day)

  await page.getByRole('button', { name: t('select.start') }).click()
  await expect(page.getByText(t('select.count', { count: 0 }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(t('select.count', { count: 0 }))).toBeHidden()
})
