import { randomUUID } from 'node:crypto'
import { recordActivity } from '#core/activity/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { fieldErrors } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { type CustomerDetails, customerDetailsSchema, type ImportReport } from '../customers.contract.ts'
import { customersCsvMessages } from '../i18n/index.ts'
import { type ConsentChange, record as recordConsents } from './consent/consent.repository.ts'
import { type CsvColumn, csvColumns } from './csv-columns.ts'
import * as repository from './customers.repository.ts'
import { announceChange, ofKnownBrand } from './customers.service.ts'
import { type CsvRow, readCustomersCsv } from './read-customers-csv.ts'

const CHUNK = 500

type ReportRow = ImportReport['rows'][number]
type Candidate = { line: number; name: string } & ({ details: CustomerDetails } | { refusal: string })

/** What all people of the file agreed to, and where; nothing by default. */
type ImportOptions = {
  brandId?: string | undefined
  emailConsent?: boolean
  whatsappConsent?: boolean
  consentNote?: string | null
}

/** Imports every valid line, or none if anything fails. */
export async function importCustomers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  text: string,
  { brandId, ...agreed }: ImportOptions = {},
): Promise<ImportReport> {
  const rows = await readCustomersCsv(text, locale)
  const candidates = rows.map((row) => checked(row, locale))
  const write = async (db: Db) => {
    await repository.lockImports(db, actor.workspaceId)
    const { wanted, report } = sortOut(candidates, await knownEmails(db, actor, candidates), locale)
    const now = clock.now()
    for (let at = 0; at < wanted.length; at += CHUNK) {
      const chunk = wanted.slice(at, at + CHUNK).map((details) => ({ id: randomUUID(), ...details }))
      await repository.insertMany(
        db,
        actor.workspaceId,
        chunk.map((details) => ({
          ...details,
          brandId,
          language: details.language ?? locale,
          createdAt: now,
          updatedAt: now,
        })),
      )
      await recordConsents(db, actor.workspaceId, consentsOf(chunk, agreed), now)
    }
    if (wanted.length > 0) {
      const values = { count: String(wanted.length) }
      await recordActivity(db, actor, { kind: 'customers_imported', values, link: '/customers' })
      await announceChange(db, actor)
    }
    return report
  }
  return ofKnownBrand(() => db.transaction(write))
}

/** Only on channels that can reach them. */
const consentsOf = (
  added: (CustomerDetails & { id: string })[],
  { emailConsent, whatsappConsent, consentNote = null }: ImportOptions,
): ConsentChange[] =>
  added.flatMap(({ id, email, phone }): ConsentChange[] => {
    const granted = { customerId: id, state: 'granted', source: 'import', note: consentNote } as const
    return [
      ...(emailConsent && email ? [{ ...granted, channel: 'email' as const }] : []),
      ...(whatsappConsent && phone ? [{ ...granted, channel: 'whatsapp' as const }] : []),
    ]
  })

const isColumn = (path: string): path is CsvColumn => csvColumns.some((column) => column === path)

function checked({ line, values }: CsvRow, locale: Locale): Candidate {
  const name = values.name ?? ''
  const parsed = customerDetailsSchema.safeParse({ name, ...values }, { reportInput: true })
  if (parsed.success) return { line, name, details: parsed.data }
  const t = textOf(customersCsvMessages, locale)
  const reasons = Object.entries(fieldErrors(parsed.error, locale)).map(([path, reason]) =>
    t('refused', { column: isColumn(path) ? t(`columns.${path}`) : path, reason }),
  )
  return { line, name, refusal: reasons.join(' · ') }
}

async function knownEmails(db: Db, actor: Actor, candidates: Candidate[]): Promise<Set<string>> {
  const emails = candidates.flatMap((each) => ('details' in each && each.details.email) || [])
  return new Set(emails.length > 0 ? await repository.findEmails(db, actor.workspaceId, emails) : [])
}

/** In file order; of two lines with one address the first wins. */
function sortOut(candidates: Candidate[], known: Set<string>, locale: Locale) {
  const t = textOf(customersCsvMessages, locale)
  const lineOf = new Map<string, number>()
  const wanted: CustomerDetails[] = []

  function judge(candidate: Candidate): Pick<ReportRow, 'outcome' | 'reason'> {
    if ('refusal' in candidate) return { outcome: 'refused', reason: candidate.refusal }
    const { email } = candidate.details
    if (email && known.has(email)) return { outcome: 'skipped', reason: t('known', { email }) }
    const earlier = email && lineOf.get(email)
    if (earlier) return { outcome: 'skipped', reason: t('repeated', { line: String(earlier) }) }
    if (email) lineOf.set(email, candidate.line)
    wanted.push(candidate.details)
    return { outcome: 'imported', reason: '' }
  }

  const rows = candidates.map((each): ReportRow => ({ line: each.line, name: each.name, ...judge(each) }))
  const count = (outcome: ReportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const report: ImportReport = {
    imported: count('imported'),
    skipped: count('skipped'),
    refused: count('refused'),
    rows,
  }
  return { wanted, report }
}
