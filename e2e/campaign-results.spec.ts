import { figureMessages } from '#connectors/social/i18n/index.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { CampaignResults, PostResults } from '#features/campaigns/results.contract.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { add, read } from './campaign-calls.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  expectToFitAtOtherWidth,
  test,
  widthOf,
  withoutAnswers,
} from './fixtures.ts'

const platforms = ['instagram', 'facebook', 'x', 'bluesky', 'telegram'] as const
const unknown = { reach: null, interactions: null, likes: null, comments: null, shares: null, clicks: null }

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

/** As if five networks had answered, each as it does. */
function resultsOf(id: string, posts: readonly { id: string; platform: Platform }[]): CampaignResults {
  const given: Partial<Record<Platform, Partial<PostResults>>> = {
    instagram: { reach: 1204, interactions: 104, likes: 85, comments: 12, shares: 7 },
    facebook: { interactions: 31, likes: 24, comments: 5, shares: 2, clicks: 40 },
    x: { reach: 3180, interactions: 22, likes: 18, comments: 1, shares: 3, clicks: 9, nextReadAt: null },
    bluesky: { interactions: 15, likes: 11, comments: 2, shares: 2 },
    telegram: { readAt: null, nextReadAt: minutes(600), problem: 'not_supported' },
  }
  const rows = posts.map(
    ({ id: postId, platform }): PostResults => ({
      ...unknown,
      postId,
      platform,
      accountName: '',
      publishedAt: minutes(-240),
      destination: 'network',
      whyUnread: null,
      isDemo: false,
      thumbnailUrl: null,
      readAt: minutes(-18),
      nextReadAt: minutes(42.5),
      problem: null,
      ...given[platform],
    }),
  )
  const day = new Date().toISOString().slice(0, 10)
  return {
    id,
    readAt: minutes(-18),
    refresh: { isRunning: false, finishedAt: null, hasNews: null },
    totals: { reach: 4384, interactions: 172, likes: 138, comments: 20, shares: 14, clicks: 49 },
    best: null,
    posts: rows,
    days: [{ day, reach: 4384, interactions: 172, clicks: 49 }],
  }
}

for (const language of locales) {
  const t = textOf(campaignResultsMessages, language)
  const words = textOf(figureMessages, language)
  const x = platformName('x', language)

  test.describe(`in ${language} at ${widthOf(language)} px`, () => {
    test.use({ viewport: { width: widthOf(language), height: 900 } })

    test('figures of all networks stand side by side with their own words, and unknown is not zero', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      const { id } = await add(page, { platforms })
      const campaign = await read(page, id)
      const { posts } = campaign
      await withoutAnswers(page)
      const published = posts.map((post) => ({ ...post, state: 'published', destination: 'network' }))
      await page.route(`**/api/campaigns/${id}`, (route) =>
        route.fulfill({ json: { ...campaign, status: 'published', posts: published } }),
      )
      const results = resultsOf(id, posts)
      await page.route(`**/api/campaigns/${id}/results`, (route) => route.fulfill({ json: results }))
      await page.goto(`/campaigns/${id}?tab=results`)
      await page.getByRole('tab', { name: t('tabs.results') }).click()
      const part = page.getByRole('region', { name: t('platforms.title') })
      await expect(part.getByText(t('platforms.ofPosts', { count: 2, total: 5 }))).toHaveCount(2)
      await expect(part.getByText(t('platforms.notShared'))).toBeVisible()

      // What Bluesky doesn't report is unknown, and a tap says so.
      const why = words('notReported', { platform: 'Bluesky' })
      await part
        .getByRole('button', { name: `${words('unknown')}: ${why}` })
        .first()
        .click()
      const panel = page.getByRole('dialog', { name: `${words('unknown')}: ${why}` })
      await expect(panel).toHaveText(why)
      await page.keyboard.press('Escape')

      const impressions = { en: 'Impressions', es: 'Impresiones' }[language]
      await part.getByRole('button', { name: words('about', { name: impressions }) }).click()
      await expect(page.getByRole('dialog', { name: words('about', { name: impressions }) })).toContainText(x)
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      // One post costs money, and only its own button reads it.
      const cost = language === 'en' ? '$0.005' : '0,005 $'
      await expect(part.getByText(t('platforms.cost', { cost }))).toHaveCount(1)
      const asked = page.waitForRequest(
        (request) => request.method() === 'POST' && /\/posts\/[\w-]+\/results$/.test(request.url()),
      )
      const postId = posts.find(({ platform }) => platform === 'x')?.id
      await page.route('**/api/campaigns/*/posts/*/results', (route) => route.fulfill({ json: results }))
      await part.getByRole('button', { name: t('platforms.readNowNamed', { platform: x, cost }) }).click()
      expect((await asked).url()).toContain(`/posts/${postId}/results`)

      const download = page.waitForEvent('download')
      await part.getByRole('button', { name: t('platforms.csv.save') }).click()
      expect((await download).suggestedFilename()).toMatch(/\.csv$/)
      await expectAccessible(page)
      await expectToFit(page)
      await expectToFitAtOtherWidth(page)
    })
  })
}
