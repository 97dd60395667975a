import * as z from 'zod'

export const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const SECRET = 'app-secret'

const tableEntry = /^tables\/((?:public|pgboss)\.[a-z0-9_]+)\/\d{6}$/
const fileEntry = /^files\/([\w-]{16,200})$/

export const tableOf = (entryName: string): string | null => tableEntry.exec(entryName)?.[1] ?? null
export const objectOf = (entryName: string): string | null => fileEntry.exec(entryName)?.[1] ?? null

export const partName = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}`
export const fileName = (object: string) => `files/${object}`

/** No other name is read from an archive, so none can escape its folder. */
export const isEntryName = (name: string) =>
  name === MANIFEST || name === SECRET || tableOf(name) !== null || objectOf(name) !== null

const migrationSchema = z.object({ hash: z.string(), createdAt: z.number() })

const tableSchema = z.object({
  /** With its schema, for example public.users. */
  name: z.string().regex(/^(public|pgboss)\.[a-z0-9_]+$/),
  columns: z.array(z.string()).min(1),
  rows: z.number().int(),
})
export type ArchivedTable = z.output<typeof tableSchema>

const entrySchema = z.object({
  name: z.string().refine(isEntryName),
  size: z.number().int(),
  sha256: z.string(),
})
export type ArchivedEntry = z.output<typeof entrySchema>

const sequenceSchema = z.object({ name: z.string(), next: z.string().regex(/^-?\d+$/) })
export type ArchivedSequence = z.output<typeof sequenceSchema>

/** The last entry of an archive: a list of the others, in order. */
export const manifestSchema = z.object({
  product: z.literal('campaigner'),
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  migrations: z.array(migrationSchema),
  /** The version of the job queue's own tables; null if the queue was never started. */
  queueVersion: z.number().nullable(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** Objects that a row names but storage did not have. */
  missingFiles: z.array(z.string()),
  entries: z.array(entrySchema),
})
export type Manifest = z.output<typeof manifestSchema>
