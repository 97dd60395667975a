import type { Page } from '@playwright/test'
import { calendarMessages } from '#features/calendar/i18n/index.ts'
import { addMonths, sameDayInMonth, weekAround, weekdayOf } from '#platform/calendar-days.ts'
import { addDays, dayIn, dayWithWeekday } from '#platform/day.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { instantAt, readClocks, timeIn } from '#platform/wall-time.ts'
import { expect, expectAccessible, expectToFit, test, widthOf } from './fixtures.ts'

// The twelfth of the month after next: it lies ahead, and less than a year.
const first = `${addMonths(new Date().toISOString().slice(0, 7), 2)}-12`

/**
 * The next day on which 2:30 does not exist. One of these two zones has such a day within a year, not today or
 * tomorrow.
 */
function nextJump(): { zone: string; day: string } {
  for (let day = addDays(dayIn('UTC', new Date()), 3); ; day = addDays(day, 1))
    for (const zone of ['Europe/Madrid', 'America/New_York'])
      if (readClocks(zone, day, '02:30').occurs === 'never') return { zone, day }
}

const schedule = (page: Page, title: string, day: string, ...platforms: string[]) =>
  scheduleAt(page, title, new Date(`${day}T09:00:00Z`), ...platforms)

async function scheduleAt(page: Page, title: string, moment: Date, ...platforms: string[]): Promise<string> {
  const answer = await page.request.post('/api/campaigns', {
    data: {
      title,
      description: title,
      platforms,
      withPictures: false,
      scheduledFor: moment.toISOString(),
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

// Next to the posts of a day.
const corner = { x: 8, y: 8 }

const dayButton = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)

for (const language of locales) {
  const t = textOf(calendarMessages, language)

  test.describe(`in ${language} at ${widthOf(language)} px`, () => {
    test.use({ viewport: { width: widthOf(language), height: 844 } })

    test('an empty calendar shows the marked sample', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.goto('/calendar')
      const mark = language === 'en' ? 'Sample data' : 'Datos de ejemplo'
      await expect(page.getByText(mark, { exact: true })).toHaveCount(2)
      await expectAccessible(page)
      for (const [kind, figure] of [
        ['scheduled', '3'],
        ['published', '1'],
        ['draft', '1'],
      ] as const)
        await expect(page.locator('dl > div').filter({ hasText: t(`week.${kind}`) })).toHaveText(
          `${t(`week.${kind}`)}${figure}`,
        )
      const yesterday = addDays(dayIn('Europe/Madrid', new Date()), -1)
      await page.goto(`/calendar?at=${yesterday}&day=${yesterday}`)
      await expect(
        page.getByText(t('day.engagement', { likes: 124, comments: 18, shares: 9 })),
      ).toBeAttached()
      const month = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      const shown = (await month.textContent()) ?? ''
      await page.getByRole('button', { name: t('earlier.month') }).click()
      await expect(month).not.toHaveText(shown)
      await page.getByRole('button', { name: t('later.month') }).click()
      await expect(month).toHaveText(shown)
      await page.goto('/calendar?view=list')
      // Today is the only day in every month's list.
      await expect(page.getByText(t('status.scheduled')).first()).toBeVisible()
      await expectAccessible(page)
    })

    test('a day is selected, deselected, reached by keyboard, and its post moved by date', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      const title = `Primavera <b>ya</b> ${'W'.repeat(90)}`
      const id = await schedule(page, title, first, 'facebook', 'x', 'linkedin')
      // One chip for each campaign, by title; the third is counted.
      for (const other of ['Verano', 'Zafra']) await schedule(page, other, first, 'threads')
      await page.goto(`/calendar?at=${first}`)
      const day = dayButton(page, first)
      if (widthOf(language) > 640) await expect(page.getByText(t('more', { count: '1' }))).toBeVisible()
      await day.click({ position: corner })
      await expect(day).toHaveAttribute('aria-pressed', 'true')
      const edit = page.getByRole('link', { name: t('day.editNamed', { title }) })
      await expect(edit).toHaveCount(3)
      await expect(edit.first()).toHaveAttribute('href', new RegExp(`^/campaigns/${id}\\?post=.*edit=1$`))
      await expectAccessible(page)
      await day.click({ position: corner })
      await expect(day).toHaveAttribute('aria-pressed', 'false')
      await expect(page.getByText(t('day.hint'))).toBeVisible()

      await day.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      await expect(dayButton(page, addDays(first, 8))).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')

      await page
        .getByRole('button', { name: t('day.moveNamed', { title }) })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await expectAccessible(page)
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await dialog.getByLabel(t('move.day')).fill(addDays(first, 3))
      await dialog.getByRole('button', { name: t('move.save') }).click()
      await expect(edit).toHaveCount(2)
      // The day shows it immediately; the toast confirms that it is stored.
      const shown = new Date(addDays(first, 3))
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(shown)
      await expect(page.getByText(t('move.done', { day: date }), { exact: true })).toBeVisible()
      await dayButton(page, addDays(first, 3)).click({ position: corner })
      await expect(edit).toHaveCount(1)
      await expectToFit(page)

      await page.goto(`/calendar?at=${first}&platform=linkedin&status=published`)
      await expect(page.getByText(t('empty.filtered'))).toBeVisible()
      await dayButton(page, first).click()
      await expect(page.getByText(t('day.nothing'))).toBeVisible()
      await page.goto(`/calendar?view=week&at=${first}`)
      const isSameWeek = addDays(first, 3) <= weekAround(first).to
      const chips = page.getByRole('button', { name: title })
      await expect(chips).toHaveCount(isSameWeek ? 2 : 1)
      await page.getByRole('button', { name: t('later.week') }).click()
      await expect(chips).toHaveCount(isSameWeek ? 0 : 1)
      await expectAccessible(page)
    })
  })
}

test('a campaign is one chip, dragged to another day with all its posts, and back with the toast', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  // Near the top and in one row: at the edge of the window the page would scroll.
  const early = addDays(first, -7)
  const beside = addDays(early, weekdayOf(early) === 6 ? -1 : 1)
  const id = await schedule(page, 'Spring', early, 'facebook', 'x')
  const days = async () => {
    const { posts } = await (await page.request.get(`/api/campaigns/${id}`)).json()
    return posts.map(({ scheduledFor }: { scheduledFor: string }) => scheduledFor.slice(0, 10))
  }
  await page.goto(`/calendar?at=${early}`)
  const cell = (day: string) => page.getByRole('cell').filter({ has: dayButton(page, day) })
  await cell(early).getByText('Spring').hover()
  await page.mouse.down()
  const target = await cell(beside).boundingBox()
  await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 60, { steps: 8 })
  await page.mouse.up()
  await expect(cell(beside).getByText('Spring')).toBeVisible()
  await expect(cell(early).getByText('Spring')).toHaveCount(0)
  await expect.poll(days).toEqual([beside, beside])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(early).getByText('Spring')).toHaveCount(1)
  await expect.poll(days).toEqual([early, early])
})

test('undo restores the exact time, also across a day on which it does not exist', async ({
  page,
  visitor,
}) => {
  const { zone, day } = nextJump()
  await visitor.isMember('en', zone)
  const before = instantAt(zone, addDays(day, -1), '02:30')
  const id = await scheduleAt(page, 'Spring', before, 'facebook')
  const due = async () => (await (await page.request.get(`/api/campaigns/${id}`)).json()).scheduledFor
  await page.goto(`/calendar?at=${day}&day=${addDays(day, -1)}`)
  await page.getByRole('button', { name: 'Move “Spring” to another day' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New day').fill(day)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect.poll(async () => timeIn(zone, new Date(await due()))).toBe('03:30')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(due).toBe(before.toISOString())
})

test.describe('the chosen day', () => {
  for (const language of locales) {
    const t = textOf(calendarMessages, language)

    test.describe(`in ${language} at ${widthOf(language)} px`, () => {
      test.use({ viewport: { width: widthOf(language), height: 844 } })

      test('is kept by every view, by reload and by back', async ({ page, visitor }) => {
        await visitor.isMember(language)
        await schedule(page, 'Spring', first, 'facebook')
        await page.goto(`/calendar?at=${first}`)
        await dayButton(page, first).click({ position: corner })
        const chosen = page.getByRole('main').getByRole('button', { pressed: true })
        const choose = async (view: 'month' | 'week' | 'list') => {
          await page.getByRole('combobox', { name: t('views.label') }).click()
          await page.getByRole('option', { name: t(`views.${view}`) }).click()
        }
        const words = new RegExp(dayWithWeekday(first, language), 'i')
        await choose('week')
        await expect(chosen).toHaveAccessibleName(words)
        await expect(chosen).toBeInViewport()
        await page.reload()
        await expect(chosen).toHaveAccessibleName(words)
        await expectAccessible(page)
        await choose('list')
        await expect(chosen).toHaveAccessibleName(words)
        await choose('month')
        await expect(chosen).toHaveAttribute('data-day', first)
        await page.goBack()
        await expect(page).toHaveURL(/view=list/)
        await page.goBack()
        await expect(page).toHaveURL(/view=week/)
        await expect(chosen).toHaveAccessibleName(words)

        await page.getByRole('button', { name: t('later.week') }).click()
        await expect(chosen).toHaveAccessibleName(
          new RegExp(dayWithWeekday(addDays(first, 7), language), 'i'),
        )
        await choose('month')
        await expect(chosen).toHaveAttribute('data-day', addDays(first, 7))
        await page.getByRole('button', { name: t('later.month') }).click()
        await expect(chosen).toHaveAttribute('data-day', sameDayInMonth(addDays(first, 7), 1))
        await page.getByRole('button', { name: t('today') }).click()
        await expect(chosen).toHaveAttribute('aria-current', 'date')
        await page.getByRole('button', { name: t('day.close') }).click()
        await expect(chosen).toHaveCount(0)
        await expect(dayButton(page, dayIn('Europe/Madrid', new Date()))).toBeFocused()
      })

      test('starts a new campaign at a future time', async ({ page, visitor }) => {
        await visitor.isMember(language)
        await page.goto(`/calendar?day=${first}`)
        const onDay = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
        const onFirst = t('newCampaignOn', { day: onDay.format(new Date(first)) })
        // Above the days, on the day where there is room, and with its posts.
        const links = page.getByRole('link', { name: onFirst })
        await expect(links).toHaveCount(widthOf(language) > 640 ? 3 : 2)
        await expectToFit(page)
        await links.last().click()
        const when = page.locator('input[type=datetime-local]')
        await expect(when).toHaveValue(`${first}T10:00`)
        await page.goBack()
        await expect(dayButton(page, first)).toHaveAttribute('aria-pressed', 'true')

        await page.goto(`/calendar?day=${addDays(dayIn('Europe/Madrid', new Date()), -1)}`)
        await expect(page.getByRole('link', { name: onFirst })).toHaveCount(0)
        await page.getByRole('link', { name: t('newCampaign'), exact: true }).click()
        await expect(when).toHaveValue('')
      })
    })
  }

  test('is reached by keyboard across the end of a month', async ({ page, visitor }) => {
    await visitor.isMember()
    await page.goto(`/calendar?at=${first}`)
    await dayButton(page, first).focus()
    await page.keyboard.press('PageDown')
    const later = sameDayInMonth(first, 1)
    await expect(dayButton(page, later)).toBeFocused()
    for (let week = 1; week <= 4; week++) {
      await page.keyboard.press('ArrowDown')
      await expect(dayButton(page, addDays(later, 7 * week))).toBeFocused()
    }
    await page.keyboard.press('PageUp')
    await expect(dayButton(page, sameDayInMonth(addDays(later, 28), -1))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('button', { pressed: true })).toBeFocused()
  })
})
