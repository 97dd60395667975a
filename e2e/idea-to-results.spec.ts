import type { Page } from '@playwright/test'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { calendarMessages } from '#features/calendar/i18n/index.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import { sandboxMessages } from '#features/sandbox-network/i18n/index.ts'
import { channelMessages } from '#features/social-accounts/i18n/index.ts'
import { dayIn } from '#platform/day.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { formatDateTime } from '#platform/time-format.ts'
import { timeIn } from '#platform/wall-time.ts'
import { withZone } from '#platform/zone-name.ts'
import { expect, test, widthOf, withMotion } from './fixtures.ts'

// Other tests have their images drawn at the same time.
const PATIENCE = 300_000

// Where no minute comes twice in a night of autumn.
const zone = 'America/Bogota'

const read = async (page: Page, id: string): Promise<CampaignDetail> =>
  (await page.request.get(`/api/campaigns/${id}`)).json()

const moment = (language: Locale, date: Date) =>
  withZone(formatDateTime(date, language, zone), zone, language)

/** The next full minute, or the one after it if that would be over before it is chosen. */
const nextMinute = () => new Date(Math.ceil((Date.now() + 30_000) / 60_000) * 60_000)

/** Drawing pictures and videos for every platform takes a minute, so it is done once. */
const chosen: Record<Locale, readonly Platform[]> = { en: allPlatforms, es: ['instagram', 'x', 'telegram'] }

for (const language of locales) {
  const campaigns = textOf(campaignMessages, language)
  const detail = textOf(campaignDetailMessages, language)
  const results = textOf(campaignResultsMessages, language)
  const channels = textOf(channelMessages, language)
  const sandbox = textOf(sandboxMessages, language)
  const calendar = textOf(calendarMessages, language)

  test.describe(`in ${language} at ${widthOf(language)} px`, () => {
    test.use({ ...withMotion, viewport: { width: widthOf(language), height: 844 } })

    test('an idea goes out on its platforms and comes back as results', async ({ page, visitor }) => {
      test.setTimeout(3 * PATIENCE)
      await visitor.isMember(language, zone)
      await page.goto('/settings?section=channels')
      await page.getByRole('button', { name: channels('connectAll') }).click()
      await expect(page.getByRole('button', { name: channels('connectAll') })).toHaveCount(0)

      await page.goto('/campaigns')
      await page
        .getByRole('button', { name: campaigns('actions.generate') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(campaigns('generate.prompt')).fill('2 x 1 en balayage, martes')
      if (chosen[language] === allPlatforms)
        await dialog.getByRole('button', { name: campaigns('picker.all') }).click()
      else
        for (const platform of chosen[language]) {
          await dialog.getByRole('checkbox', { name: platformName(platform, language), exact: true }).focus()
          await page.keyboard.press('Space')
        }
      await dialog.getByRole('button', { name: campaigns('generate.submit') }).click()
      await expect(page).toHaveURL(/\/campaigns\/[\da-f-]{36}$/)
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

      // Every platform has its text and media before anything is scheduled.
      await expect
        .poll(async () => (await read(page, id)).posts.filter(({ media }) => media.length === 0).length, {
          timeout: PATIENCE,
        })
        .toBe(0)
      const { posts } = await read(page, id)
      expect(posts.map(({ platform }) => platform).toSorted()).toEqual(chosen[language].toSorted())
      expect(posts.flatMap(({ problems }) => problems)).toEqual([])

      const x = posts.find(({ platform }) => platform === 'x')
      const words = `Balayage ${id.slice(0, 8)}`
      await page.goto(`/campaigns/${id}?post=${x?.id}&edit=1`)
      await page.getByRole('textbox', { name: detail('editor.text'), exact: true }).fill(words)
      await page.getByRole('button', { name: detail('editor.save'), exact: true }).click()
      await expect(page.getByText(detail('editor.saved'), { exact: true })).toBeVisible()

      await page.goto(`/campaigns/${id}`)
      await page.getByRole('button', { name: detail('actions.schedule'), exact: true }).click()
      const schedule = page.getByRole('dialog')
      const due = nextMinute()
      await schedule.getByLabel(detail('schedule.when')).fill(`${dayIn(zone, due)}T${timeIn(zone, due)}`)
      const date = moment(language, due)
      await schedule.getByRole('button', { name: detail('schedule.confirmAt', { date }) }).click()
      await expect(schedule).toHaveCount(0)
      await expect
        .poll(async () => (await read(page, id)).deliveredCount, { timeout: PATIENCE })
        .toBe(posts.length)

      const accounts = await (await page.request.get('/api/social-accounts')).json()
      const account = accounts.find(({ platform }: { platform: string }) => platform === 'x')
      await page.goto(account.feedPath)
      await expect(page.getByText(sandbox('banner'), { exact: true })).toBeVisible()
      await expect(page.getByText(words)).toHaveCount(1)
      const like = page.getByRole('button', { name: sandbox('like') })
      await like.click()
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      // Optimistic: leaving before the network has answered would lose it.
      await expect(like).toHaveText(`${sandbox('like')}1`)
      await expect(page.getByText(sandbox('seenBy', { count: 1 }))).toBeVisible()

      await page.goto(`/calendar?day=${dayIn(zone, due)}&platform=x`)
      await expect(page.getByText(words).first()).toBeVisible()
      await expect(page.getByText(calendar('status.published')).last()).toBeVisible()

      await page.goto(`/campaigns/${id}`)
      await page.getByRole('tab', { name: results('tabs.results') }).click()
      await page.getByRole('button', { name: results('refresh') }).click()
      await expect
        .poll(async () => (await read(page, id)).posts.find(({ platform }) => platform === 'x')?.results)
        .toMatchObject({ reach: 1, likes: 1 })
      await expect(page.getByRole('group', { name: results('reach') })).toContainText('1')
      await expect(page.getByRole('region', { name: results('best.title') })).toContainText(
        platformName('x', language),
      )
    })
  })
}
