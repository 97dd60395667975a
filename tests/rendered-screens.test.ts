import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#app/server/app.ts'
import type { PageAnswers } from '#platform/page-answers.ts'
import { screens } from '#platform/screens.ts'
import { createScreenRenderer, type ScreenRenderer } from '#server/http/screen-renderer.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

const folder = resolve('dist/client')
const hostile = '<img src=x onerror=alert(1)>"\'</script>'

// Browser tests run on this build; a checkout that was never built has no renderer.
describe.skipIf(!existsSync(folder))('screens that the server renders', () => {
  let at: TestApp
  let app: Awaited<ReturnType<typeof createApp>>
  let renderer: ScreenRenderer
  let ana: Person
  let bo: Person

  beforeAll(async () => {
    at = await createTestApp()
    // Screens are rendered at the real time.
    at.clock.set(new Date().toISOString())
    app = await createApp(at.deps, folder)
    renderer = createScreenRenderer(folder, at.deps.log)
    ana = await at.person({ firstName: hostile })
    bo = await at.person({ firstName: 'Benedetta', language: 'es' })
    const loaded = await ana.post('/api/populate-demo-data')
    expect(loaded.statusCode).toBe(200)
  })
  afterAll(async () => {
    await renderer.close()
    await app.close()
    await at.close()
  })

  async function answersFor({ cookie }: Person, address: string): Promise<PageAnswers> {
    const { body } = await app.inject({ url: address, headers: { cookie } })
    const json = /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(body)?.[1]
    return JSON.parse(json ?? 'null')
  }

  const render = async (person: Person, address: string, width = 1280, choices = {}) =>
    (await renderer.render({ address, answers: await answersFor(person, address), choices, width })) ?? ''

  const headingOf = (html: string) => /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]

  async function firstId(list: string): Promise<string> {
    const [first] = (await ana.get(list)).json() as { id: string }[]
    return first?.id ?? ''
  }

  test('every screen of a member is rendered, at both widths', async () => {
    const ids: Record<string, string> = {
      '/campaigns/:id': await firstId('/api/campaigns?limit=1'),
      '/ai-planner/:id': await firstId('/api/content-plans?limit=1'),
    }
    const paths = screens
      .filter(({ path, access }) => access === 'signed-in' && (!path.includes(':id') || path in ids))
      .map(({ path }) => path.replace(':id', ids[path] ?? ''))
    for (const path of paths)
      for (const width of [1280, 390]) {
        const html = await render(ana, path, width)
        expect(headingOf(html), path).toBeTruthy()
        expect(html, path).toMatch(/^(<link [^>]*>)*<div inert="" style="display:none">/)
        // Not even this person's own name is markup.
        expect(html).not.toContain('<img src=x')
      }
  })

  test('a screen shows the data of its page', async () => {
    const brandId = await firstId('/api/brands')
    // The screen shows one brand, and the campaigns of a plan as one group.
    const list = `/api/campaigns?limit=1&plan=none&brandId=${brandId}`
    const [campaign] = (await ana.get(list)).json() as { title: string }[]
    expect(await render(ana, '/campaigns')).toContain(
      campaign?.title.replaceAll("'", '&#x27;').replaceAll('"', '&quot;'),
    )
  })

  test('the calendar shows its month at once', async () => {
    const answers = await answersFor(ana, '/calendar')
    expect(Object.keys(answers.answers)).toContainEqual(expect.stringMatching(/^\/api\/calendar\?.*from=/))
    const html = await render(ana, '/calendar')
    expect(html).toMatch(/data-day="\d{4}-\d\d-01"/)
  })

  test('screens of two people in two languages, rendered in turn, share nothing', async () => {
    const [own, other] = [await render(ana, '/dashboard'), await render(bo, '/dashboard')]
    expect(other).toContain('Benedetta')
    expect(other).toContain('Panel')
    for (let round = 0; round < 3; round++) {
      const both = await Promise.all([render(ana, '/dashboard'), render(bo, '/dashboard')])
      expect(both).toEqual([own, other])
    }
    expect(own).not.toContain('Benedetta')
    expect(other).not.toContain(ana.email)
  })

  test('the brand that was chosen in the browser is shown, and one of another workspace is not', async () => {
    const [first, second] = (await ana.get('/api/brands')).json() as { id: string; name: string }[]
    const chosen = await render(ana, '/dashboard', 1280, { brand: second?.id })
    expect(chosen).toContain(`Brand: ${second?.name}`)
    const [foreign] = (await bo.get('/api/brands')).json() as { id: string }[]
    const stranger = await render(ana, '/dashboard', 1280, { brand: foreign?.id })
    expect(stranger).toContain(`Brand: ${first?.name}`)
  })
})
