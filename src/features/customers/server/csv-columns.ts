import { fold } from '#server/csv/cells.ts'
import { customersCsvMessages } from '../i18n/index.ts'

export const csvColumns = [
  'name',
  'email',
  'phone',
  'company',
  'address',
  'notes',
  'status',
  'language',
] as const
export type CsvColumn = (typeof csvColumns)[number]

const otherHeadings: Record<CsvColumn, string[]> = {
  name: ['full name', 'customer', 'nombre completo', 'cliente'],
  email: ['e-mail', 'mail', 'email address', 'correo', 'correo-e'],
  phone: ['telephone', 'phone number', 'mobile', 'movil', 'celular'],
  company: ['business', 'organization', 'compania', 'negocio'],
  address: ['street', 'domicilio'],
  notes: ['note', 'comments', 'nota', 'comentarios'],
  status: ['state', 'situacion'],
  language: ['locale', 'lengua'],
}

const { en, es } = customersCsvMessages
const headings = new Map(
  csvColumns.flatMap((column) =>
    [column, en.columns[column], es.columns[column], ...otherHeadings[column]].map((text) => [
      fold(text),
      column,
    ]),
  ),
)

export const columnOf = (heading: string): CsvColumn | undefined => headings.get(fold(heading))

const words = (kind: 'statuses' | 'languages') =>
  [en[kind], es[kind]].flatMap((texts) =>
    Object.entries(texts).map(([value, text]): [string, string] => [fold(text), value]),
  )

const fixedValues: Partial<Record<CsvColumn, Map<string, string>>> = {
  status: new Map([
    ...words('statuses'),
    ['activa', 'active'],
    ['inactiva', 'inactive'],
    ['prospecto', 'prospect'],
  ]),
  language: new Map([...words('languages'), ['castellano', 'es']]),
}

/** "Activo", "ACTIVE" and "active" are one status; an unknown word stays as it is, to be refused by its name. */
export const meaningOf = (column: CsvColumn, cell: string): string =>
  fixedValues[column]?.get(fold(cell)) ?? (fixedValues[column] ? fold(cell) : cell)
