import type { Page } from '@playwright/test'
import { calendarMessages } from '#features/calendar/i18n/index.ts'
import { addMonths, weekAround } from '#platform/calendar-days.ts'
import { addDays } from '#platform/day.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, noticeOn, test } from './fixtures.ts'

// The week around the twelfth of the month after next: it lies ahead, and less than a year. The shop is in UTC.
const monday = weekAround(`${addMonths(new Date().toISOString().slice(0, 7), 2)}-12`).from
const tuesday = addDays(monday, 1)

async function schedule(page: Page, title: string, at: string, text = title): Promise<string> {
  const answer = await page.request.post('/api/campaigns', {
    data: {
      title,
      description: text,
      platforms: ['facebook', 'x'],
      withPictures: false,
      scheduledFor: `${at}:00.000Z`,
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

/** Day and time of a campaign's posts, each once. */
async function timesOf(page: Page, id: string): Promise<string[]> {
  const { posts } = await (await page.request.get(`/api/campaigns/${id}`)).json()
  const times = posts.map(({ scheduledFor }: { scheduledFor: string | null }) => scheduledFor?.slice(0, 16))
  return [...new Set<string>(times)]
}

test('in the hours of a week, a campaign is moved by keys and mouse, alone and with others, and all is undone', async ({
  page,
  visitor,
}) => {
  const t = textOf(calendarMessages, 'en')
  await visitor.isMember('en', 'UTC')
  const spring = await schedule(page, 'Spring', `${tuesday}T09:00`)
  const bread = await schedule(page, 'Bread', `${tuesday}T09:20`)
  const chip = (title: string) => page.getByRole('main').getByRole('button', { name: `: ${title}, ` })
  await page.goto(`/calendar?view=week&at=${monday}`)

  // Two posts within the hour, said once for both platforms.
  const warning = page.getByText(/“Spring” and “Bread” go out on .* 20 minutes apart/)
  await expect(warning).toHaveCount(1)
  await expect(chip('Bread')).toHaveAccessibleName(new RegExp(t('warnings.mark')))
  await expectAccessible(page)

  await chip('Bread').focus()
  await page.keyboard.press('Space')
  const spoken = page.locator('[id^=DndLiveRegion]')
  await expect(spoken).toHaveText(/Bread/)
  // dnd-kit listens to keys after a timer that began with the press; before it, they are lost.
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)))
  for (const [key, place] of [
    ['ArrowDown', /9:30 AM/],
    ['ArrowDown', /9:45 AM/],
    ['ArrowRight', /Wednesday/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(spoken).toHaveText(place)
  }
  await page.keyboard.press('Space')
  await expect.poll(() => timesOf(page, bread)).toEqual([`${addDays(monday, 2)}T09:45`])
  await expect(warning).toHaveCount(0)
  await expect(chip('Bread')).toHaveCount(1)

  // An hour later, the day before.
  const box = await chip('Spring').boundingBox()
  if (!box) throw new Error('The chip is not there.')
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 10, box.y + 20, { steps: 3 })
  await page.mouse.move(box.x + 20 - box.width, box.y + 10 + 72, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => timesOf(page, spring)).toEqual([`${monday}T10:00`])

  // Step by step back, but not while a field has the focus.
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => timesOf(page, spring)).toEqual([`${tuesday}T09:00`])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => timesOf(page, bread)).toEqual([`${tuesday}T09:20`])
  await expect(warning).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(noticeOn(page, t('move.nothingToUndo'))).toBeVisible()

  // Both, a week later.
  await chip('Spring').hover()
  await page.getByRole('checkbox', { name: t('select.named', { title: 'Spring' }) }).click()
  await chip('Bread').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: t('select.label') })
  await expect(bar.getByRole('status')).toHaveText(t('select.count', { count: 4 }))
  await expectAccessible(page, 'all but colors')
  await bar.getByRole('button', { name: t('select.move') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('move.save') })
    .click()
  await expect.poll(() => timesOf(page, spring)).toEqual([`${addDays(tuesday, 7)}T09:00`])
  expect(await timesOf(page, bread)).toEqual([`${addDays(tuesday, 7)}T09:20`])
  await expect(chip('Spring')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => timesOf(page, bread)).toEqual([`${tuesday}T09:20`])
  await expect(chip('Spring')).toHaveCount(1)

  // A free hour starts a campaign at that hour.
  await page.locator(`[data-hour="${addDays(monday, 3)}T14:00"]`).click()
  await expect(page.locator('input[type=datetime-local]')).toHaveValue(`${addDays(monday, 3)}T14:00`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a week lists its hours, and what is selected there becomes a draft and comes back', async ({
    page,
    visitor,
  }) => {
    const t = textOf(calendarMessages, 'es')
    await visitor.isMember('es', 'UTC')
    const id = await schedule(page, 'Primavera', `${tuesday}T09:00`)
    await page.goto(`/calendar?view=week&at=${monday}`)
    const chip = page.getByRole('main').getByRole('button', { name: ': Primavera, ' })
    await chip.click()
    await expect(page.getByRole('link', { name: t('day.editNamed', { title: 'Primavera' }) })).toHaveCount(2)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('select.start') }).click()
    await chip.click()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('select.unschedule') }).click()
    await expect(chip).toHaveCount(0)
    await expect.poll(() => timesOf(page, id)).toEqual([undefined])
    await page.getByRole('button', { name: t('move.undo') }).click()
    await expect(chip).toHaveCount(1)
    expect(await timesOf(page, id)).toEqual([`${tuesday}T09:00`])
  })
})

test.describe('in another calendar', () => {
  test.use({ expectsRefusals: true })

  test('the posts are read by a private link until it is turned off', async ({ page, visitor, request }) => {
    const t = textOf(calendarMessages, 'en')
    await visitor.isMember('en', 'UTC')
    await schedule(page, 'Spring', `${tuesday}T09:00`)
    await page.goto('/calendar')
    await page.getByRole('button', { name: t('feed.open') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('feed.create') }).click()
    await expectAccessible(page)
    const url = await dialog.getByLabel(t('feed.link')).inputValue()
    const file = await request.get(url)
    expect(await file.text()).toContain('SUMMARY:Facebook: Spring')
    await dialog.getByRole('button', { name: t('feed.remove') }).click()
    await expect(dialog.getByText(t('feed.none'))).toBeVisible()
    expect((await request.get(url)).status()).toBe(404)
  })
})
