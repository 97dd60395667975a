import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isSchema } from '#platform/endpoint.ts'
import { allEndpoints, nameOf } from './all-endpoints.ts'

/** Reads that are fetched each time, that change with everything else, or that only a setting of the server changes. */
const withoutTopics = [
  'GET /api/auth/workspaces',
  'GET /api/demo-data',
  'GET /api/social-accounts/sign-ins',
  'GET /api/uploads/:id',
]

const reads = allEndpoints.filter(
  ({ method, access, response }) =>
    method === 'GET' && access !== 'public' && (isSchema(response) || response.kind === 'list'),
)
const topicsOf = (name: string) => name.split('/')[0] ?? name

test('every read names its topics', () => {
  const silent = reads.filter(({ topics }) => !topics).map(nameOf)
  expect(silent.sort()).toEqual(withoutTopics)
  expect(allEndpoints.filter(({ method, topics }) => method !== 'GET' && topics).map(nameOf)).toEqual([])
})

test('every announced topic is shown by a read, and every shown topic is announced by a change', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const announced = new Set<string>()
  for (const file of files.filter((each) => each.includes('server/')))
    for (const [call] of (await readFile(`src/${file}`, 'utf8')).matchAll(
      /\bannounce\(db,[^;]*?\)(?=\n|;|,|$)/g,
    ))
      for (const [, name] of call.matchAll(/['`]([a-z-]+)(?:\/\$\{\w+\})?['`]/g))
        if (name) announced.add(name)
  const shown = new Set(reads.flatMap(({ topics }) => topics ?? []).map(topicsOf))
  expect([...announced].filter((name) => !shown.has(name))).toEqual(['everything'])
  // Sessions are fetched when shown, and unread counts follow from the messages.
  expect([...shown].filter((name) => !announced.has(name)).sort()).toEqual(['sessions', 'unread-messages'])
})
