import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { purgeExpired } from '#features/auth/server/purge-expired.job.ts'
import { errorText } from '#platform/errors.ts'
import { eventually } from '#tests/eventually.ts'
import { asPerson, type Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'

let at: TestApp
let elsewhere: pg.Client
beforeAll(async () => {
  at = await createTestApp()
  elsewhere = new pg.Client(at.connection)
  await elsewhere.connect()
})
afterAll(async () => {
  await elsewhere.end()
  await at.close()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const spring = {
  title: 'Spring',
  description: 'Spring has come to the shop.',
  platforms: ['facebook', 'x'],
  withPictures: false,
}
const under = (key: string) => ({ headers: { 'idempotency-key': key } })
const create = (person: Person, key: string, details: object = {}) =>
  person.post('/api/campaigns', { ...spring, ...details }, under(key))

const titlesOf = async (person: Person): Promise<string[]> =>
  (await person.get('/api/campaigns')).json<{ title: string }[]>().map(({ title }) => title)

const isReplay = ({ headers }: LightMyRequestResponse) => headers['idempotency-replayed'] === 'true'
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code]
const keyCount = async () => Number((await at.query('select count(*) as n from idempotency_keys')).rows[0]?.n)

describe('the same key and body', () => {
  test('replay the first answer byte for byte, and do nothing', async () => {
    const ana = await at.person()
    const first = await create(ana, 'one')
    await ana.patch(`/api/campaigns/${first.json().id}`, { title: 'Renamed' })
    const again = await create(ana, 'one')
    expect([first.statusCode, isReplay(first)]).toEqual([201, false])
    expect([again.statusCode, isReplay(again)]).toEqual([201, true])
    expect(again.rawPayload).toEqual(first.rawPayload)
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(await titlesOf(ana)).toEqual(['Renamed'])
  })

  test('match in any order of fields, and in the other language', async () => {
    const ana = await at.person()
    const first = await create(ana, 'one')
    const turned = Object.fromEntries(Object.entries(spring).reverse())
    const again = await ana.post('/api/campaigns', turned, {
      headers: { 'idempotency-key': 'one', 'accept-language': 'es' },
    })
    expect([again.body, isReplay(again)]).toEqual([first.body, true])
  })

  test('a refusal is replayed too, even if it would succeed by now', async () => {
    const ana = await at.person()
    const { id } = (await create(ana, 'one')).json()
    const retry = () => ana.post(`/api/campaigns/${id}/retry`, undefined, under('two'))
    const first = await retry()
    await at.query("update posts set state = 'failed' where campaign_id = $1", [id])
    const again = await retry()
    expect(codeOf(first)).toEqual([409, 'nothing_failed'])
    expect([again.statusCode, again.body, isReplay(again)]).toEqual([409, first.body, true])
  })

  test('an invalid request is not stored, because nothing was started', async () => {
    const ana = await at.person()
    const before = await keyCount()
    expect(codeOf(await create(ana, 'one', { platforms: ['pigeon'] }))).toEqual([400, 'invalid_input'])
    expect(await keyCount()).toBe(before)
    expect((await create(ana, 'one')).statusCode).toBe(201)
  })

  test('without a key every call is separate', async () => {
    const ana = await at.person()
    await ana.post('/api/campaigns', spring)
    await ana.post('/api/campaigns', spring)
    expect(await titlesOf(ana)).toHaveLength(2)
  })
})

describe('a key', () => {
  test.each(['en', 'es'] as const)(
    'used for another request is refused with a message (%s)',
    async (language) => {
      const ana = await at.person({ language })
      const { id } = (await create(ana, 'one')).json()
      const otherBody = await create(ana, 'one', { title: 'Summer' })
      const otherPath = await ana.post(`/api/campaigns/${id}/duplicate`, undefined, under('one'))
      const refusal = { code: 'key_reused', message: errorText('key_reused', language) }
      expect([otherBody.statusCode, otherBody.json()]).toEqual([409, refusal])
      expect([otherPath.statusCode, otherPath.json()]).toEqual([409, refusal])
      expect(await titlesOf(ana)).toEqual(['Spring'])
    },
  )

  test('of another workspace is separate', async () => {
    const [ana, bob] = [await at.person(), await at.person()]
    const ofAna = await create(ana, 'one')
    const ofBob = await create(bob, 'one', { title: 'Summer' })
    expect([ofBob.statusCode, isReplay(ofBob)]).toEqual([201, false])
    expect(ofBob.json().id).not.toBe(ofAna.json().id)
  })

  test.each(['', 'a'.repeat(201), 'tab\there', 'clé'])(
    'has 1 to 200 printable characters: %j',
    async (key) => {
      const answer = await create(await at.person({ language: 'es' }), key)
      expect(codeOf(answer)).toEqual([400, 'invalid_input'])
      expect(answer.json().fields).toEqual({
        'idempotency-key': 'La clave debe tener de 1 a 200 caracteres imprimibles',
      })
    },
  )

  test.each(['a', `${'a'.repeat(198)} ~`])('may be %j', async (key) => {
    const ana = await at.person()
    await create(ana, key)
    expect(isReplay(await create(ana, key))).toBe(true)
  })

  test('is stored for a day, then free again, and swept', async () => {
    const ana = await at.person()
    await create(ana, 'one')
    await create(ana, 'two')
    at.clock.advance(24 * 60 * 60 - 1)
    expect(isReplay(await create(ana, 'one'))).toBe(true)
    at.clock.advance(1)
    const later = await create(ana, 'one', { title: 'Summer' })
    expect([later.statusCode, isReplay(later)]).toEqual([201, false])
    await purgeExpired.run({}, at.deps)
    const { rows } = await at.query('select key from idempotency_keys where workspace_id = $1', [
      await workspaceOf(at, ana),
    ])
    expect(rows).toEqual([{ key: 'one' }])
  })

  test('is not stored for callers without permission', async () => {
    const before = await keyCount()
    const answer = await at.call({ method: 'POST', url: '/api/campaigns', payload: spring, ...under('one') })
    expect([answer.statusCode, await keyCount()]).toEqual([401, before])
  })

  test('is not run again if its answer was too large to store', async () => {
    const ana = await at.person()
    const long = Array.from({ length: 50 }, () => 'ñ'.repeat(500))
    const content = { content: 'x'.repeat(100_000), variations: long, suggestedHashtags: long }
    const { id } = (await ana.post('/api/campaigns', { ...spring, content })).json()
    await at.query(
      `update campaigns set content = jsonb_set(content, '{content}', to_jsonb(repeat('y', 1000000))) where id = $1`,
      [id],
    )
    const first = await ana.post(`/api/campaigns/${id}/duplicate`, undefined, under('one'))
    const again = await ana.post(`/api/campaigns/${id}/duplicate`, undefined, under('one'))
    expect([first.statusCode, first.body.length > 1_000_000]).toEqual([201, true])
    expect(codeOf(again)).toEqual([409, 'key_answer_too_large'])
    expect(await titlesOf(ana)).toHaveLength(2)
  })
})

describe('fifty concurrent calls', () => {
  const fifty = (call: () => Promise<LightMyRequestResponse>) => Promise.all(Array.from({ length: 50 }, call))
  const expectOne = (answers: LightMyRequestResponse[], status: number) => {
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(status)
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1)
  }

  test('with one key create one campaign and get fifty equal answers', async () => {
    const ana = await at.person()
    expectOne(await fifty(() => create(ana, 'one')), 201)
    expect(await titlesOf(ana)).toEqual(['Spring'])
  })

  test('that generate a text get the same one', async () => {
    const ana = await at.person()
    const idea = { prompt: 'Two for one on Tuesdays', platforms: ['x'] }
    expectOne(await fifty(() => ana.post('/api/campaigns/generate', idea, under('one'))), 201)
    expect(await titlesOf(ana)).toHaveLength(1)
  })

  test('that publish with one key all succeed; with separate keys only one does', async () => {
    const ana = await at.person()
    const publish = async (keyFor: (n: number) => string) => {
      const { id } = (await ana.post('/api/campaigns', spring)).json()
      let n = 0
      return fifty(() => ana.post(`/api/campaigns/${id}/publish`, undefined, under(keyFor(n++))))
    }
    expectOne(await publish(() => 'one'), 200)
    const own = await publish((n) => `own ${n}`)
    expect(own.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(own.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
  })

  test('to two processes create one campaign as well', async () => {
    const ana = await at.person()
    const other = await createApp(at.deps)
    const there = asPerson(other, { ...ana, language: 'en' })
    let n = 0
    expectOne(await fifty(() => create(n++ % 2 ? ana : there, 'one')), 201)
    expect(await titlesOf(ana)).toEqual(['Spring'])
    await other.close()
  })
})

describe('while the first call runs', () => {
  test('a call that waits too long in the same process is told to retry', async () => {
    const ana = await at.person()
    await elsewhere.query('begin; lock table campaigns in exclusive mode')
    const first = create(ana, 'one')
    await eventually(() => expect(at.app.keyedCalls.size).toBe(1))
    expect(codeOf(await create(ana, 'one', { title: 'Summer' }))).toEqual([409, 'key_reused'])
    // It would answer, but not under fake timers.
    const probe = vi.spyOn(at.deps.databaseProbe, 'check').mockResolvedValue('ok')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let isAnswered = false
    const second = create(ana, 'one').finally(() => {
      isAnswered = true
    })
    while (!isAnswered) await vi.advanceTimersByTimeAsync(1_000)
    const told = await second
    vi.useRealTimers()
    probe.mockRestore()
    await elsewhere.query('rollback')
    expect([...codeOf(told), told.headers['retry-after']]).toEqual([409, 'key_in_use', '2'])
    expect((await first).statusCode).toBe(201)
    expect((await create(ana, 'one')).body).toBe((await first).body)
  })

  test('a call that waits too long for another process is told to retry, and nothing is stored', async () => {
    const ana = await at.person()
    await elsewhere.query('begin')
    await elsewhere.query("insert into idempotency_keys values ($1, 'one', 'x', 201, null, $2)", [
      await workspaceOf(at, ana),
      at.clock.now(),
    ])
    const told = await create(ana, 'one')
    await elsewhere.query('rollback')
    expect([...codeOf(told), told.headers['retry-after']]).toEqual([409, 'key_in_use', '2'])
    const later = await create(ana, 'one')
    expect([later.statusCode, isReplay(later)]).toEqual([201, false])
  })
})

describe('when it fails', () => {
  /** Breaks the next transaction before or after its work. */
  const breakOnce = (place: 'before' | 'after') => {
    const { db } = at.deps
    vi.spyOn(db, 'transaction').mockImplementationOnce(async (work, config) => {
      const result = await db.transaction(async (tx) => {
        const result = await work(tx)
        if (place === 'before') throw new Error('The lights went out.')
        return result
      }, config)
      if (place === 'after') throw new Error('The lights went out.')
      return result
    })
  }

  test('before the work, the key is free and the next call does it', async () => {
    const ana = await at.person()
    breakOnce('before')
    const first = await create(ana, 'one')
    expect([first.statusCode, await titlesOf(ana)]).toEqual([500, []])
    const again = await create(ana, 'one')
    expect([again.statusCode, isReplay(again)]).toEqual([201, false])
    expect(await titlesOf(ana)).toEqual(['Spring'])
  })

  test('between work and answer, the next call gets the lost answer', async () => {
    const ana = await at.person()
    breakOnce('after')
    expect((await create(ana, 'one')).statusCode).toBe(500)
    const again = await create(ana, 'one')
    expect([again.statusCode, isReplay(again)]).toEqual([201, true])
    expect(await titlesOf(ana)).toEqual(['Spring'])
  })

  test('calls that waited for the failed one do the work themselves, once', async () => {
    const ana = await at.person()
    breakOnce('before')
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(ana, 'one')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 500])
    expect(await titlesOf(ana)).toEqual(['Spring'])
  })

  test('a rate-limited call is not stored and works later; a replay is not counted', async () => {
    const strict = await createTestApp({ rateLimits: true })
    const ana = await strict.person()
    const generate = (key: string) =>
      ana.post('/api/campaigns/generate', { prompt: 'Tuesdays', platforms: ['x'] }, under(key))
    await generate('one')
    await strict.query('update rate_limits set hits = 20')
    expect(codeOf(await generate('two'))).toEqual([429, 'rate_limited'])
    expect(isReplay(await generate('one'))).toBe(true)
    strict.clock.advance(60)
    const later = await generate('two')
    expect([later.statusCode, isReplay(later)]).toEqual([201, false])
    await strict.close()
  })
})
