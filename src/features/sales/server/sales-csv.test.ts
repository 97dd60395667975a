import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseState } from '#tests/contract/database-state.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import type { SalesImportReport } from '../sales.contract.ts'
import { countedRollUps, keptRollUps } from './roll-ups.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const send = (person: Person, what: string, csv: string, query = '') =>
  person.call({
    method: 'POST',
    url: `/api/${what}/import${query}`,
    payload: csv,
    headers: { 'content-type': 'text/csv' },
  })
const report = async (person: Person, what: string, csv: string, query = '') =>
  (await send(person, what, csv, query)).json<SalesImportReport>()
const list = async (person: Person, what: string) => (await person.get(`/api/${what}`)).json<object[]>()

const products = [
  'Product,SKU,Type,Price,Stock,Currency',
  'Carrot cake,C-1,Cakes,"1,234.50",12,',
  'Flat white,,Drinks,3.20,,EUR',
  'No price,N-1,,,,',
  ',N-2,,5,,',
  'Odd stock,N-3,,5,many,',
  'Odd currency,N-4,,5,,PESO',
  '=cmd(),F-1,,5,,',
  'Carrot cake again,c-1,,7,,',
].join('\n')

test('products are imported with a report per line; a preview reports the same and writes nothing', async () => {
  const ana = await at.person()
  const before = await databaseState(at)
  const preview = await report(ana, 'products', products, '?preview=true')
  expect(await databaseState(at)).toEqual(before)
  const done = await report(ana, 'products', products)
  expect(done).toEqual({ ...preview, isPreview: false })
  expect(done).toMatchObject({ isPreview: false, imported: 3, changed: 0, skipped: 1, refused: 4 })
  expect(done.rows).toMatchObject([
    { line: 2, name: 'Carrot cake', outcome: 'imported', reason: '' },
    { line: 3, outcome: 'imported' },
    { line: 4, outcome: 'refused', reason: 'Price: Required' },
    { line: 5, outcome: 'refused', reason: 'Name: Required' },
    { line: 6, outcome: 'refused', reason: 'Stock: enter a whole number' },
    { line: 7, outcome: 'refused', reason: expect.stringMatching(/^Currency/) },
    { line: 8, outcome: 'imported', name: '=cmd()' },
    { line: 9, outcome: 'skipped', reason: 'Same product as line 2.' },
  ])
  expect(await list(ana, 'products')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Carrot cake', price: 123_450, currency: 'USD', stockQuantity: 12 }),
      expect.objectContaining({ name: 'Flat white', price: 320, currency: 'EUR', stockQuantity: null }),
    ]),
  )
})

test('the same file again changes nothing, and a new price updates its product', async () => {
  const ana = await at.person()
  await report(ana, 'products', 'name,price\nCake,5\nTea,2\n')
  expect(await report(ana, 'products', 'Nombre;Precio\nCAKE;5\ntea;2,50\n')).toMatchObject({
    imported: 0,
    changed: 2,
    refused: 0,
  })
  expect(await report(ana, 'products', 'Nombre;Precio\nCAKE;5\ntea;2,50\n')).toMatchObject({ skipped: 2 })
  expect(await list(ana, 'products')).toHaveLength(2)
})

const sales = [
  'Fecha;Recibo;Cliente;Correo electrónico;Pago;Producto;Cantidad;Importe;Reembolsado;Moneda;Estado',
  '10/03/2026 00:30;R-1;María López;Maria@Example.com;Tarjeta;Tarta;2;9,60;;EUR;Completada',
  '10/03/2026 00:30;R-1;María López;Maria@Example.com;Tarjeta;Café;1;3,20;;EUR;Completada',
  '09/03/2026;R-2;;;Efectivo;Tarjeta regalo;1;50;50;EUR;Completada',
  '09/03/2026;;;;;Café;1;3,20;;EUR;',
  '09/03/2026;;;;;Café;1;3,20;;EUR;',
  '09/03/2026;R-3;;;;Café;1;mucho;;EUR;',
  '09/03/2026;R-3;;;;Tarta;1;4;;EUR;',
  '31/02/2026;;;;;Café;1;3;;EUR;',
  '09/03/2027;;;;;Café;1;3;;EUR;',
  '09/03/2026;;;;;Café;1;3;4;EUR;',
  '09/03/2026;;;nope;;Café;1;3;;EUR;',
  '09/03/2026;;;;;Café;1;3;;EUR;Perdida',
].join('\r\n')

test('lines of one receipt are one sale, on the shop’s day, and one invalid line refuses its receipt', async () => {
  const ana = await at.person({ language: 'es' })
  await changeWorkspace(at, ana, { timeZone: 'Europe/Madrid' })
  const workspaceId = await workspaceOf(at, ana)
  const done = await report(ana, 'sales-transactions', sales)
  expect(done.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'imported'],
    [3, 'imported'],
    [4, 'imported'],
    [5, 'imported'],
    [6, 'imported'],
    [7, 'refused'],
    [8, 'refused'],
    [9, 'refused'],
    [10, 'refused'],
    [11, 'refused'],
    [12, 'refused'],
    [13, 'refused'],
  ])
  expect(done.rows[6]?.reason).toBe('Este recibo tiene un error en la línea 7.')
  const [newest, ...others] = await list(ana, 'sales-transactions')
  expect(newest).toMatchObject({ customerName: 'María López', totalAmount: 1280, paymentMethod: 'Tarjeta' })
  expect(others).toHaveLength(3)
  expect(others).toContainEqual(
    expect.objectContaining({
      totalAmount: 5000,
      refundedAmount: 5000,
      status: 'refunded',
      customerName: null,
    }),
  )
  const kept = await keptRollUps(at, workspaceId)
  expect(kept).toEqual(await countedRollUps(at, workspaceId))
  expect(kept.hours.map(({ day, hour, gross }) => [day, Number(hour), Number(gross)])).toEqual([
    ['2026-03-09', 12, 5640],
    ['2026-03-10', 0, 1280],
  ])
  expect(kept.buyers).toMatchObject([{ buyer: 'maria@example.com' }])
  const again = await report(ana, 'sales-transactions', sales)
  expect(again).toMatchObject({ imported: 0, changed: 0, skipped: 5 })
})

test.each([
  ['no column for the date', 'total\n5\n', 'including “Date”'],
  ['nothing', '\n', 'including “Date”'],
  ['a broken quote', 'date,total\n"2026-03-01,5\n', 'never closed'],
  ['lost accents', 'date,total,customer\n2026-03-01,5,Mar\uFFFDa\n', 'CSV UTF-8'],
])('refuses a file with %s completely, with the reason', async (_what, csv, reason) => {
  const ana = await at.person()
  const answer = await send(ana, 'sales-transactions', csv)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'csv_unreadable'])
  expect(answer.json().fields.body).toContain(reason)
})

test('an ambiguous day is asked about in English', async () => {
  const ana = await at.person()
  expect((await report(ana, 'sales-transactions', 'date,total\n3/4/2026,5\n')).rows).toMatchObject([
    { outcome: 'refused', reason: expect.stringContaining('two different days') },
  ])
})

test('refuses too many lines, and imports by members', async () => {
  const ana = await at.person()
  const many = `date,total\n${'2026-03-01,5\n'.repeat(20_001)}`
  expect((await send(ana, 'sales-transactions', many)).statusCode).toBe(413)
  await at.query("update memberships set role = 'member' where user_id = $1", [ana.user.id])
  expect((await send(ana, 'products', 'name,price\nCake,5\n')).statusCode).toBe(403)
})
