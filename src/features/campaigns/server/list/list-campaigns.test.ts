import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBrand, firstBrand } from '#core/brands/server/brands.fixture.ts'
import { type Campaign, campaignSorts } from '#features/campaigns/campaigns.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addCampaign, postOn } from '../campaigns.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const pageOf = async (person: Person, query: string, cursor?: string) => {
  const answer = await person.get(
    `/api/campaigns?${query}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
  )
  return {
    code: answer.statusCode,
    body: answer.json(),
    next: answer.headers['x-next-cursor'] as string | undefined,
  }
}

/** The titles of all pages, two per page. */
async function titles(person: Person, query = ''): Promise<string[]> {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const { body, next } = await pageOf(person, `limit=2${query}`, cursor)
    found.push(...(body as Campaign[]).map(({ title }) => title))
    cursor = next
  } while (cursor)
  return found
}

/** Writes the figures that the posts of a campaign would have produced. */
async function put(id: string, figures: Record<string, string | number>) {
  const columns = Object.keys(figures).map((column, index) => `${column} = $${index + 2}`)
  await at.query(`update campaigns set ${columns.join(', ')} where id = $1`, [id, ...Object.values(figures)])
}

const inDays = (days: number) => new Date(at.clock.now().getTime() + days * 86_400_000).toISOString()

describe('the order', () => {
  async function five() {
    const ana = await at.person()
    const add = async (title: string, figures: Record<string, string | number>) => {
      const { id } = await addCampaign(ana, { title })
      await put(id, figures)
    }
    await add('Élan', { created_at: inDays(-5), status: 'published', scheduled_for: inDays(-4), reach: 900 })
    await add('zebra', { created_at: inDays(-4), status: 'published', scheduled_for: inDays(-1), reach: 9 })
    await add('Flat white', { created_at: inDays(-3), status: 'scheduled', scheduled_for: inDays(9) })
    await add('apple', { created_at: inDays(-2), status: 'scheduled', scheduled_for: inDays(2) })
    await add('Élan', { created_at: inDays(-1) })
    await add('Ñandú', { created_at: inDays(-0.5), status: 'failed', scheduled_for: inDays(-0.2) })
    return ana
  }

  test.each([
    ['newest', ['Ñandú', 'Élan', 'apple', 'Flat white', 'zebra', 'Élan']],
    ['oldest', ['Élan', 'zebra', 'Flat white', 'apple', 'Élan', 'Ñandú']],
    ['planned', ['apple', 'Flat white', 'Ñandú', 'zebra', 'Élan', 'Élan']],
    ['reach', ['Élan', 'zebra', 'Ñandú', 'Élan', 'apple', 'Flat white']],
    ['title', ['apple', 'Élan', 'Élan', 'Flat white', 'Ñandú', 'zebra']],
  ] as const)('%s lists each campaign once across pages', async (sort, expected) => {
    const ana = await five()
    expect(await titles(ana, `&sort=${sort}`)).toEqual(expected)
    expect(await titles(ana, `&sort=${sort}&status=scheduled`)).toEqual(
      expected.filter((title) => title === 'apple' || title === 'Flat white'),
    )
  })

  test('planned keeps the moment of the first page, whatever was published since', async () => {
    const ana = await five()
    const first = await pageOf(ana, 'limit=1&sort=planned')
    at.clock.advance(3 * 86_400)
    const second = await pageOf(ana, 'limit=1&sort=planned', first.next)
    at.clock.advance(-3 * 86_400)
    expect([first, second].map(({ body }) => body[0].title)).toEqual(['apple', 'Flat white'])
  })

  test('refuses unknown orders', async () => {
    expect((await pageOf(await at.person(), 'sort=luck')).code).toBe(400)
  })
})

describe('a cursor', () => {
  async function twoWith(sort: string) {
    const ana = await at.person()
    for (const title of ['One', 'Two']) await addCampaign(ana, { title })
    const { next = '' } = await pageOf(ana, `limit=1&sort=${sort}`)
    return { ana, next }
  }
  const parts = (cursor: string): string[] => JSON.parse(Buffer.from(cursor, 'base64url').toString())
  const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url')

  test.each(campaignSorts)('of order %s is refused by every other order', async (sort) => {
    const { ana, next } = await twoWith(sort)
    for (const other of campaignSorts) {
      const { code, body } = await pageOf(ana, `limit=1&sort=${other}`, next)
      expect([other, code]).toEqual([other, other === sort ? 200 : 400])
      if (other !== sort) expect(body.fields).toEqual({ cursor: 'This cursor doesn’t belong to this list' })
    }
  })

  test.each(campaignSorts)('of order %s is refused if any part is changed or missing', async (sort) => {
    const { ana, next } = await twoWith(sort)
    const known = parts(next)
    const wrong = [
      '7',
      '-1',
      '',
      "x' or true --",
      '0000-01-01T00:00:00.000Z',
      '2026-02-31T00:00:00.000Z',
      '9'.repeat(19),
    ]
    for (const [index, part] of known.entries()) {
      expect((await pageOf(ana, `sort=${sort}`, cursorOf(known.toSpliced(index, 1)))).code).toBe(400)
      // Any text is a valid title, and any number a valid reach.
      if (sort === 'title' && index === 3) continue
      for (const each of wrong) {
        if (sort === 'reach' && index === 3 && /^\d+$/.test(each) && each.length < 19) continue
        const { code } = await pageOf(ana, `sort=${sort}`, cursorOf(known.with(index, each)))
        expect([part, each, code]).toEqual([part, each, 400])
      }
    }
    expect((await pageOf(ana, `sort=${sort}`, cursorOf([...known, 'more']))).code).toBe(400)
    expect((await pageOf(ana, `sort=${sort}`, cursorOf({ sort }))).code).toBe(400)
  })

  test.each(campaignSorts)('of another workspace shows only own rows, in order %s', async (sort) => {
    const { next } = await twoWith(sort)
    const eve = await at.person()
    await addCampaign(eve, { title: 'Aaa' })
    const { code, body } = await pageOf(eve, `sort=${sort}`, next)
    expect(code).toBe(200)
    expect((body as Campaign[]).filter(({ title }) => title !== 'Aaa')).toEqual([])
  })
})

describe('search', () => {
  test('finds words of title, description and posts, regardless of case, accents and inflection', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana, {
      title: 'Canción de OTOÑO',
      description: 'For the quiet Tuesdays',
    })
    await addCampaign(ana, {
      title: 'Brunch',
      description: 'Eggs',
      content: { content: 'Bread from this morning' },
    })
    const found = (words: string) => titles(ana, `&search=${encodeURIComponent(words)}`)
    for (const words of ['cancion', 'otoño', 'OTONO', 'canciones', 'tuesday', 'quiet', 'tues canc'])
      expect([words, await found(words)]).toEqual([words, ['Canción de OTOÑO']])
    expect(await found('morning')).toEqual(['Brunch'])
    expect(await found('quiet eggs')).toEqual([])
    expect(await found('  ')).toHaveLength(2)
    for (const words of ["'", '%', '\\', ':* & |', '!!!', '_', '\u202e'])
      expect([words, await found(words)]).toEqual([words, []])

    const post = await postOn(ana, id, 'x')
    await ana.patch(`/api/campaigns/${id}/posts/${post.id}`, { text: 'Pumpkins are here' })
    expect(await found('pumpkin')).toEqual(['Canción de OTOÑO'])
    await at.query('delete from posts where id = $1', [post.id])
    expect(await found('pumpkin')).toEqual([])
    await ana.patch(`/api/campaigns/${id}`, { title: 'Invierno' })
    expect([await found('otoño'), await found('inviernos')]).toEqual([[], ['Invierno']])
    await at.query('delete from campaigns where id = $1', [id])
    expect(await found('invierno')).toEqual([])
    expect((await pageOf(ana, `search=${'a'.repeat(201)}`)).code).toBe(400)
  })

  test('combines with tab, order, brand and pages', async () => {
    const ana = await at.person()
    const cafe = await firstBrand(ana)
    const salon = await addBrand(ana, { name: 'Salon' })
    const add = async (
      title: string,
      brandId: string | null,
      figures: Record<string, string | number> = {},
    ) => {
      const { id } = await addCampaign(ana, { title, description: 'Tulips', brandId })
      await put(id, { created_at: inDays(-1), ...figures })
    }
    await add('B', cafe.id, { reach: 5, status: 'published' })
    await add('A', null, { reach: 9, status: 'published' })
    await add('C', cafe.id)
    await add('D', salon.id, { reach: 7, status: 'published' })
    await addCampaign(ana, { title: 'E', description: 'Roses', brandId: cafe.id })
    expect(await titles(ana, '&search=tulip&sort=title')).toEqual(['A', 'B', 'C', 'D'])
    expect(await titles(ana, '&search=tulip&sort=reach')).toEqual(expect.arrayContaining(['C']))
    expect(await titles(ana, `&search=tulip&sort=reach&brandId=${cafe.id}`)).toEqual(['A', 'B', 'C'])
    expect(await titles(ana, `&search=tulip&sort=reach&brandId=${salon.id}&status=published`)).toEqual([
      'A',
      'D',
    ])
    expect(await titles(ana, '&search=tulip&ai=true')).toEqual([])
    expect(await titles(await at.person(), '&search=tulip')).toEqual([])
    expect((await pageOf(ana, `search=tulip&brandId=${randomUUID()}`)).code).toBe(404)
  })

  test('for a very common word reads in sort order and misses nothing', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana, { title: 'Tulips' })
    await at.query(
      `insert into campaigns (workspace_id, title, description, content, reach, status, created_at)
       select workspace_id, 'Tulips ' || n, case when n % 2 = 0 then 'Red' else 'White' end, content, n,
         case when n % 3 = 0 then 'published' else 'draft' end, created_at
       from campaigns, generate_series(1, 600) n where id = $1`,
      [id],
    )
    const first = await pageOf(ana, 'limit=3&search=tulip&sort=reach&status=draft')
    const second = await pageOf(ana, 'limit=3&search=tulip&sort=reach&status=draft', first.next)
    const third = await pageOf(ana, 'limit=3&search=tulips red&sort=title&status=published')
    expect([first, second, third].map(({ body }) => body.map(({ title }: Campaign) => title))).toEqual([
      ['Tulips 599', 'Tulips 598', 'Tulips 596'],
      ['Tulips 595', 'Tulips 593', 'Tulips 592'],
      ['Tulips 102', 'Tulips 108', 'Tulips 114'],
    ])
  })
})

test('several brands at once: unassigned campaigns and those of archived brands are listed with the chosen one', async () => {
  const ana = await at.person()
  const cafe = await firstBrand(ana)
  const [salon, old] = [await addBrand(ana, { name: 'Salon' }), await addBrand(ana, { name: 'Old' })]
  for (const [title, brandId] of [
    ['Cafe', cafe.id],
    ['Salon', salon.id],
    ['Old', old.id],
    ['None', null],
  ])
    await addCampaign(ana, { title, brandId })
  await ana.post(`/api/brands/${old.id}/archive`)
  for (const sort of campaignSorts) {
    const of = async (query = '') => (await titles(ana, `&sort=${sort}${query}`)).sort()
    expect(await of()).toEqual(['Cafe', 'None', 'Old', 'Salon'])
    expect(await of(`&brandId=${cafe.id}`)).toEqual(['Cafe', 'None', 'Old'])
    expect(await of(`&brandId=${salon.id}&status=draft`)).toEqual(['None', 'Old', 'Salon'])
  }
})

test('the search index matches the texts after every write', async () => {
  const { rows } = await at.query(
    `select campaigns.title from campaigns
     left join campaign_words on campaign_words.campaign_id = campaigns.id
     where words is distinct from words_of(campaigns)`,
  )
  expect(rows).toEqual([])
})
