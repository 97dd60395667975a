import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'
import type { Customer, ImportReport } from '../customers.contract.ts'
import { addCustomer, readNames } from './customers.fixture.ts'

let at: TestApp
/** A person without customers. */
let empty: Person
beforeAll(async () => {
  at = await createTestApp()
  empty = await at.person()
})
afterAll(() => at.close())

const send = (person: Person, payload: string | Buffer) =>
  person.call({
    method: 'POST',
    url: '/api/customers/import',
    payload,
    headers: { 'content-type': 'text/csv' },
  })

async function importFile(person: Person, text: string): Promise<ImportReport> {
  const answer = await send(person, text)
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
  return answer.json()
}

const listOf = async (person: Person) => (await person.get('/api/customers?limit=200')).json<Customer[]>()

test('reads every column of a file in English', async () => {
  const ana = await at.person()
  const report = await importFile(
    ana,
    'Name,Email,Phone,Company,Address,Notes,Status,Language\n' +
      'Ann Lee,ANN@Example.com,555,Lee Ltd,"1 High St\nLondon","likes ""tea""",Prospect,Spanish\n',
  )
  expect(report).toEqual({
    imported: 1,
    skipped: 0,
    refused: 0,
    rows: [{ line: 2, name: 'Ann Lee', outcome: 'imported', reason: '' }],
  })
  expect(await listOf(ana)).toMatchObject([
    {
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: '555',
      company: 'Lee Ltd',
      address: '1 High St\nLondon',
      notes: 'likes "tea"',
      status: 'prospect',
      language: 'es',
    },
  ])
})

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['commas', ','],
])('reads a Spanish file with %s and a byte order mark', async (_name, separator) => {
  const luz = await at.person({ language: 'es' })
  const lines = [
    ['Teléfono', 'NOMBRE', 'correo', 'empresa', 'direccion', 'Notas', 'Estado', 'Idioma', 'Color'],
    ['600', 'Iñaki', 'i@example.com', 'Bar', 'Calle 1', 'x', 'Inactivo', 'Inglés', 'rojo'],
    ['', 'Sin más', '', '', '', '', '', '', ''],
  ]
  await importFile(luz, `\uFEFF${lines.map((line) => line.join(separator)).join('\r\n')}`)
  expect(await listOf(luz)).toMatchObject([
    {
      name: 'Iñaki',
      email: 'i@example.com',
      phone: '600',
      company: 'Bar',
      status: 'inactive',
      language: 'en',
    },
    { name: 'Sin más', email: null, status: 'active', language: 'es' },
  ])
})

test('names invalid lines by their number and imports the valid ones', async () => {
  const luz = await at.person({ language: 'es' })
  await addCustomer(luz, { name: 'Ya está', email: 'known@example.com' })
  const report = await importFile(
    luz,
    [
      'nombre;correo;estado;notas',
      'Uno;uno@example.com;activo;"dos',
      'líneas"',
      ';;;solo notas',
      '',
      ';;;',
      'Tres;esto no es un correo;vip;',
      'Cuatro;KNOWN@example.com;;',
      'Cinco;UNO@example.com;;',
      'Seis;;;',
    ].join('\n'),
  )
  expect(report).toEqual({
    imported: 2,
    skipped: 2,
    refused: 2,
    rows: [
      { line: 2, name: 'Uno', outcome: 'imported', reason: '' },
      { line: 4, name: '', outcome: 'refused', reason: 'Nombre: El nombre es obligatorio' },
      {
        line: 7,
        name: 'Tres',
        outcome: 'refused',
        reason:
          'Correo electrónico: Introduce un correo electrónico válido · Estado: Debe ser uno de: active, inactive, prospect',
      },
      {
        line: 8,
        name: 'Cuatro',
        outcome: 'skipped',
        reason: 'Ya existe un cliente con el correo known@example.com.',
      },
      { line: 9, name: 'Cinco', outcome: 'skipped', reason: 'Mismo correo que en la línea 2.' },
      { line: 10, name: 'Seis', outcome: 'imported', reason: '' },
    ],
  })
  expect(await readNames(luz)).toEqual(['Seis', 'Uno', 'Ya está'])
})

test('an address known in another workspace is not skipped', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  await addCustomer(ana, { email: 'shared@example.com' })
  expect(await importFile(eve, 'name,email\nEve,shared@example.com')).toMatchObject({ imported: 1 })
})

test('two concurrent imports of one file add each customer once', async () => {
  const ana = await at.person()
  const file = 'name,email\nA,a@example.com\nB,b@example.com'
  const reports = await Promise.all([importFile(ana, file), importFile(ana, file)])
  expect(reports.map(({ imported }) => imported).toSorted()).toEqual([0, 2])
  expect(await readNames(ana)).toEqual(['A', 'B'])
})

test.each([
  ['a quote that never ends', 'name\n"Ann', 400, 'csv_unreadable', 'A quotation mark opened in line 2'],
  ['a row without end', `name\n${'A'.repeat(300_000)}`, 400, 'csv_unreadable', 'Line 2 is too long'],
  ['no column for the name', 'email\na@example.com', 400, 'csv_unreadable', 'must contain the column names'],
  ['nothing but line breaks', '\n\n', 400, 'csv_unreadable', 'must contain the column names'],
  ['letters that are not UTF-8', Buffer.from('name\nPe\xf1a', 'latin1'), 400, 'csv_unreadable', 'CSV UTF-8'],
  ['more than 10,000 customers', `name\n${'A\n'.repeat(10_001)}`, 413, 'too_large', 'up to 10000 customers'],
])('refuses a file with %s completely', async (_name, payload, status, code, text) => {
  const answer = await send(empty, payload)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(answer.json().fields.body).toContain(text)
  expect(await listOf(empty)).toEqual([])
})

test('refuses JSON and a file of more than 5 MB', async () => {
  expect((await empty.post('/api/customers/import', { name: 'A' })).statusCode).toBe(415)
  expect((await send(empty, `name\n${'x'.repeat(5 * 1024 * 1024)}`)).statusCode).toBe(413)
})

test('imports and exports a file of 2,000 customers completely', async () => {
  const ana = await at.person()
  const names = Array.from({ length: 2000 }, (_, index) => `Customer ${String(index).padStart(4, '0')}`)
  const report = await importFile(
    ana,
    `name,email\n${names.map((name, i) => `${name},c${i}@example.com`).join('\n')}`,
  )
  expect(report).toMatchObject({ imported: 2000, skipped: 0, refused: 0 })
  expect((await ana.get('/api/customers/summary')).json()).toMatchObject({ totalCustomers: 2000 })
  const records: string[][] = parse((await ana.get('/api/customers/export')).body, { bom: true })
  expect(records.slice(1).map(([name]) => name)).toEqual(names)
})

test("an export is a download in the request's language, named by the day of the workspace", async () => {
  at.clock.set('2026-03-10T23:30:00Z')
  const luz = await at.person({ language: 'es' })
  await changeWorkspace(at, luz, { timeZone: 'Europe/Madrid' })
  const answer = await luz.get('/api/customers/export')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('attachment; filename="clientes-2026-03-11.csv"')
  expect(answer.body).toBe(
    '\uFEFFNombre,Correo electrónico,Teléfono,Empresa,Dirección,Notas,Estado,Idioma\r\n',
  )
})

test('no exported cell can start a formula', async () => {
  const ana = await at.person()
  await addCustomer(ana, {
    name: '=HYPERLINK("http://evil.example")',
    phone: '+34 600',
    company: '@SUM(A1)',
    address: '-1+1|cmd',
    notes: "'=already quoted",
  })
  const { body } = await ana.get('/api/customers/export')
  const [, cells = []]: string[][] = parse(body, { bom: true })
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(cells).toContain(`'=HYPERLINK("http://evil.example")`)
})

test('an export can be imported unchanged, in either language, formulas and apostrophes included', async () => {
  const [ana, luz] = [await at.person(), await at.person({ language: 'es' })]
  const details = [
    { name: '=1+1', phone: '+34 600', company: "'quoted'", status: 'prospect', language: 'es' },
    { name: "'=x", notes: 'two\nlines; "quotes", commas', address: "''+y", status: 'inactive' },
    { name: 'Peña & Łódź 李', email: 'p@example.com', language: 'en' },
  ]
  for (const each of details) await addCustomer(ana, each)
  const inSpanish = (await ana.get('/api/customers/export', { headers: { 'accept-language': 'es' } })).body
  expect(await importFile(luz, inSpanish)).toMatchObject({ imported: 3 })
  const bare = (customers: Customer[]) => customers.map(({ id: _id, createdAt: _at, ...rest }) => rest)
  expect(bare(await listOf(luz))).toEqual(bare(await listOf(ana)))
  const inEnglish = (await luz.get('/api/customers/export', { headers: { 'accept-language': 'en' } })).body
  expect(inEnglish).toBe((await ana.get('/api/customers/export')).body)
})

test('an export contains the customers of one workspace', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  await addCustomer(ana, { name: 'Private' })
  expect((await eve.get('/api/customers/export')).body).not.toContain('Private')
})
