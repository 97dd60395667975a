import type { Page } from '@playwright/test'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import { creatorMessages } from '#features/creator/i18n/index.ts'
import { channelMessages, socialAccountMessages } from '#features/social-accounts/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { add, postOn, stateOf } from './campaign-calls.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  noticeOn,
  pressTwice,
  test,
  withoutAnswers,
} from './fixtures.ts'

const connect = (page: Page, platform: string) =>
  page.request.post('/api/social-accounts/sandbox', { data: { platform } })

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const) {
  const t = textOf(campaignMessages, language)
  const detail = textOf(campaignDetailMessages, language)
  const results = textOf(campaignResultsMessages, language)
  const creator = textOf(creatorMessages, language)
  const channels = textOf(channelMessages, language)
  const accounts = textOf(socialAccountMessages, language)
  const title = { title: 'Spring' }

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    async function publish(page: Page) {
      const question = page.getByRole('alertdialog', { name: t('publish.title') })
      await question.getByRole('button', { name: t('publish.confirm') }).click()
      await expect(question).toBeHidden()
    }

    test('without an account a person has to post; with one it is published again, to the sandbox', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      const { id } = await add(page)
      await page.goto('/campaigns')
      await page.getByRole('button', { name: t('card.publishNamed', title) }).click()
      await publish(page)
      const names = `Facebook ${language === 'en' ? 'and' : 'y'} X (Twitter)`
      await expect(noticeOn(page, t('toasts.noAccount', { count: 2, names }))).toBeVisible()
      await expect(noticeOn(page, t('toasts.published'))).toHaveCount(0)
      await expect(page.getByText(t('status.ready'), { exact: true }).first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('toasts.postNow') }).click()
      await expect(page).toHaveURL(new RegExp(`/campaigns/${id}\\?post=`))
      await page.goto(`/campaigns/${id}`)
      await expect(page.getByText(detail('notes.noAccount', { count: 2, names }))).toBeVisible()
      await expect(page.getByText(detail('notes.delivered', { delivered: 0, count: 2 }))).toHaveCount(0)
      await expectAccessible(page)

      await connect(page, 'facebook')
      await connect(page, 'x')
      await page.reload()
      await expect(page.getByText(detail('notes.connected', { count: 2, names }))).toBeVisible()
      await page.getByRole('button', { name: detail('actions.publishWaiting'), exact: true }).click()
      await expect(page.getByText(t('publish.sandbox', { count: 2, names }))).toBeVisible()
      await publish(page)
      await expect(noticeOn(page, t('toasts.published'))).toBeVisible()
      await expect(noticeOn(page, t('toasts.toSandbox'))).toBeVisible()
      await expect(page.getByText(detail('notes.sandbox'))).toBeVisible()
      await expect.poll(() => stateOf(page, id, 'x')).toBe('published')
      // The first results arrive by themselves, within the first minute.
      if (width < 1024)
        await page
          .getByRole('navigation', { name: detail('posts.label') })
          .getByRole('button')
          .first()
          .click()
      await expect(page.getByText(results('sandboxPost'))).toBeVisible()
      await expect(page.getByText(results('at', { date: '' }).trim())).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page)

      await page.getByRole('tab', { name: results('tabs.results') }).click()
      await expect(page.getByText(results('allSandbox'))).toBeVisible()
      await expect(page.getByRole('group', { name: results('reach') })).toContainText('0')
      const refresh = page.getByRole('button', { name: results('refresh') })
      await refresh.dblclick()
      await expect(noticeOn(page, results('toasts.unchanged'))).toHaveCount(1)
      await expect(refresh).toBeEnabled()
      await expectAccessible(page)
      await expectToFit(page)
    })

    test('some go to the sandbox and a person gets the rest, also after a double click', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      await connect(page, 'facebook')
      const { id } = await add(page)
      await page.goto(`/campaigns/${id}`)
      await page.getByRole('button', { name: detail('actions.publish'), exact: true }).click()
      const question = page.getByRole('alertdialog', { name: t('publish.title') })
      await expect(question.getByText(t('publish.sandbox', { count: 1, names: 'Facebook' }))).toBeVisible()
      await expect(
        question.getByText(t('publish.needsYou', { count: 1, names: 'X (Twitter)' })),
      ).toBeVisible()
      await pressTwice(question.getByRole('button', { name: t('publish.confirm') }), '**/publish')
      await expect(noticeOn(page, t('toasts.someSent', { sent: 1, count: 2 }))).toBeVisible()
      await expect(
        page.getByText(detail('notes.partlySandbox', { count: 1, names: 'Facebook' })),
      ).toBeVisible()
      await expect.poll(() => stateOf(page, id, 'facebook')).toBe('published')
    })

    test('a refusal of the sandbox is told as one, not as one of the network', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const { feedPath } = await (await connect(page, 'facebook')).json()
      const behaviour = `/api/sandbox/accounts/${feedPath.split('/').at(-1)}/behaviour`
      await page.request.put(behaviour, { data: { kind: 'rejects', posts: null } })
      const { id } = await add(page, { platforms: ['facebook'] })
      await page.request.post(`/api/campaigns/${id}/publish`)
      await expect.poll(() => stateOf(page, id, 'facebook')).toBe('failed')
      const post = await postOn(page, id, 'facebook')
      await page.goto(`/campaigns/${id}?post=${post?.id}`)
      const said = { by: 'test', detail: post?.reasonDetail ?? '', platform: 'Facebook' }
      await expect(page.getByText(detail('failure.said', said))).toBeVisible()
      await expect(page.getByText(detail('failure.answer', said))).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page)
    })

    test.describe('refusals', () => {
      test.use({ expectsRefusals: true })
      test('a missing picture is named before its time, and drawn', async ({ page, visitor }) => {
        await visitor.isMember(language)
        const { id } = await add(page, { platforms: ['instagram'] })
        await page.goto(`/campaigns/${id}`)
        await page.getByRole('button', { name: detail('actions.schedule'), exact: true }).click()
        const dialog = page.getByRole('dialog', { name: detail('schedule.title') })
        const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
        await dialog.getByLabel(detail('schedule.when')).fill(tomorrow)
        await dialog.getByRole('button', { name: detail('schedule.confirm') }).click()
        await expect(dialog.getByRole('alert')).toContainText('Instagram')
        await expectAccessible(page)
        await dialog.getByRole('button', { name: detail('actions.draw') }).click()
        await expect(dialog.getByRole('alert')).toHaveCount(0)
        await dialog.getByRole('button', { name: detail('schedule.confirm') }).click()
        await expect(dialog).toBeHidden()
        expect(await stateOf(page, id, 'instagram')).toBe('scheduled')

        // As if the drawing had failed for good, until it is asked for again.
        let hasFailed = true
        await withoutAnswers(page)
        await page.route(`**/api/campaigns/${id}/pictures`, (route) => {
          hasFailed = false
          return route.continue()
        })
        await page.route(`**/api/campaigns/${id}`, async (route) => {
          if (!hasFailed) return route.continue()
          const response = await route.fetch()
          const body = await response.json()
          const [post] = body.posts
          const problem = { platform: 'instagram', field: 'media', rule: 'required', limit: 1, value: 0 }
          body.posts = [{ ...post, media: [], isBeingDrawn: false, problems: [problem] }]
          // A call that the reload cuts off needs no answer.
          await route.fulfill({ response, json: body }).catch(() => undefined)
        })
        await page.reload()
        const line = detail('notes.lacksMedia', { names: 'Instagram', medium: 'picture', date: '' })
        await expect(page.getByText(line.slice(0, 25))).toBeVisible()
        await expectAccessible(page)
        await expectToFit(page)
        await page.getByRole('button', { name: detail('actions.draw') }).click()
        await expect(page.getByText(line.slice(0, 25))).toBeHidden()
      })
    })

    test('the sandbox is one entry of the sidebar, and an expired account does not count as connected', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      await page.request.post('/api/social-accounts/sandbox/all')
      await withoutAnswers(page)
      await page.route('**/api/social-accounts', async (route) => {
        const response = await route.fetch()
        const [first, ...others] = await response.json()
        await route.fulfill({ response, json: [{ ...first, health: 'needs_reconnect' }, ...others] })
      })
      const total = allPlatforms.length
      await page.goto('/settings?section=channels')
      await expect(page.getByText(channels('connectedCount', { connected: total - 1, total }))).toBeVisible()
      // The menu, which a phone hides, shows it too.
      await expect(
        page
          .getByRole('main')
          .getByText(channels('attentionCount', { count: 1 }))
          .first(),
      ).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page)
      if (width < 1024) await page.getByRole('banner').getByRole('button').first().click()
      const sidebar = page.getByRole('region', { name: accounts('heading') })
      await expect(sidebar.getByRole('listitem')).toHaveCount(1)
      await expect(
        sidebar.getByRole('link', { name: channels('sandbox.row', { count: total }) }),
      ).toBeVisible()
    })

    test('“saved as a draft” disappears once the campaign is published', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.goto('/waterfall')
      await page.getByLabel(creator('box.label')).fill('Two for one on Tuesdays')
      await page.getByRole('button', { name: creator('box.submit') }).click()
      const saved = page.getByText(creator('results.saved.draft', { title: '' }).trim())
      await expect(saved).toBeVisible()
      const [campaign] = await (await page.request.get('/api/campaigns')).json()
      expect((await page.request.post(`/api/campaigns/${campaign.id}/publish`)).status()).toBe(200)
      await expect(page.getByText(creator('results.saved.ready', { title: '' }).trim())).toBeVisible()
      await expect(saved).toBeHidden()
      await expectToFit(page)
    })
  })
}

test('while a campaign is being made, lists are not refetched per step, and no read is aborted', async ({
  page,
  visitor,
}) => {
  await visitor.isMember('en')
  await page.goto('/campaigns')
  await expect(page.getByText('No campaigns yet')).toBeVisible()
  const reads: string[] = []
  const cut: string[] = []
  page.on('request', (request) => reads.push(new URL(request.url()).pathname))
  page.on('requestfailed', (request) => cut.push(request.url()))
  const platforms = ['threads', 'telegram', 'discord', 'whatsapp', 'google_business'].map((platform) => ({
    platform,
    selectedFormats: [],
  }))
  const { id } = await (
    await page.request.post('/api/creations', { data: { idea: 'Two for one', platforms } })
  ).json()
  const status = async () => (await (await page.request.get(`/api/creations/${id}`)).json()).status
  await expect.poll(status).toBe('done')
  await expect(page.getByRole('button', { name: /^Publish / })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const times = (path: string) => reads.filter((read) => read === path).length
  // The draft is written, and its pictures are done: two changes, for any number of platforms.
  expect(times('/api/campaigns')).toBeLessThanOrEqual(3)
  expect(times('/api/campaigns/totals')).toBeLessThanOrEqual(3)
  expect(times('/api/publishing/health')).toBeLessThanOrEqual(3)
  expect(cut).toEqual([])
})
