import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'
import type { Occasion } from '../calendar.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const occasionsOf = async (person: Person, from: string, to: string) =>
  (await person.get(`/api/calendar/occasions?from=${from}&to=${to}`)).json<{ occasions: Occasion[] }>()
    .occasions

test('are those of the country of the shop, in the language of the person', async () => {
  const person = await at.person()
  await changeWorkspace(at, person, { country: 'US' })
  expect(await occasionsOf(person, '2026-11-20', '2026-11-30')).toEqual([
    { day: '2026-11-26', name: 'Thanksgiving', idea: 'Happy Thanksgiving from all of us!' },
    { day: '2026-11-27', name: 'Black Friday', idea: 'Black Friday is on Friday, November 27.' },
  ])
  const spanish = await at.person({ language: 'es' })
  await changeWorkspace(at, spanish, { country: 'ES' })
  expect(await occasionsOf(spanish, '2026-11-20', '2027-01-06')).toEqual([
    { day: '2026-11-27', name: 'Black Friday', idea: 'El Black Friday es el viernes, 27 de noviembre.' },
    { day: '2026-12-24', name: 'Nochebuena', idea: 'La Nochebuena es el jueves, 24 de diciembre.' },
    { day: '2026-12-25', name: 'Navidad', idea: '¡Feliz Navidad de parte de todo el equipo!' },
    { day: '2026-12-31', name: 'Nochevieja', idea: 'La Nochevieja es el jueves, 31 de diciembre.' },
    { day: '2027-01-01', name: 'Año Nuevo', idea: '¡Feliz Año Nuevo de parte de todo el equipo!' },
    { day: '2027-01-06', name: 'Día de Reyes', idea: '¡Feliz Día de Reyes de parte de todo el equipo!' },
  ])
})

test('are asked for at most two months at once', async () => {
  const person = await at.person()
  const answer = await person.get('/api/calendar/occasions?from=2026-01-01&to=2026-12-31')
  expect(answer.statusCode).toBe(400)
})
