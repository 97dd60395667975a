import type { PosSale } from '#connectors/pos/pos.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { readRows } from '#server/csv/read-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { salesCsvMessages } from '../i18n/index.ts'
import type { SalesImportReport } from '../sales.contract.ts'
import { type CheckedLine, checkSaleLine } from './check-sale-line.ts'
import { type SaleColumn, saleColumnOf } from './csv-columns.ts'
import { groupReceipts, type Receipt, saleOf } from './group-receipts.ts'
import { CSV } from './import-products.ts'
import { inTransaction, type ReportRow, reportOf, type Verdict, verdictOf } from './import-report.ts'
import { dayOrderOf } from './read-cells.ts'
import { announceSales } from './sales.service.ts'
import type { SyncOutcomes } from './synced-rows.ts'
import { upsertSales } from './upsert-sales.ts'

const MAX_ROWS = 20_000

type Judged = Receipt & ({ sale: PosSale } | { refusal: (line: CheckedLine) => string })

/** Upserts a sale per valid receipt, or none if anything fails. */
export async function importSales(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  text: string,
  isPreview: boolean,
): Promise<SalesImportReport> {
  const { workspaceId, timeZone, currency } = actor
  const t = textOf(salesCsvMessages, locale)
  const needed = (['date', 'total'] as const).map((column) => ({ column, name: t(`sales.${column}`) }))
  const tooMany = t('tooManySales', { max: String(MAX_ROWS) })
  const kind = { columnOf: saleColumnOf, needed, maxRows: MAX_ROWS, tooMany }
  const rows = await readRows<SaleColumn>(text, kind, locale)
  const dayOrder = dayOrderOf(
    rows.flatMap(({ values }) => values.date ?? []),
    locale,
  )
  const now = clock.now()
  const lines = rows.map((row) => checkSaleLine(row, { locale, timeZone, currency, dayOrder, now }))
  const receipts = groupReceipts(lines).map((receipt) => judged(receipt, locale))

  return inTransaction(db, isPreview, async (db) => {
    const sales = receipts.flatMap((receipt) => ('sale' in receipt ? receipt.sale : []))
    const outcomes = await upsertSales(db, workspaceId, CSV, sales, now)
    const report = reportOf(rowsOf(receipts, outcomes, locale), isPreview)
    const count = sales.filter(({ remoteId }) => isWritten(outcomes, remoteId)).length
    if (count > 0) {
      const values = { count: String(count) }
      await recordActivity(db, actor, { kind: 'sales_imported', values, link: '/integrations' })
      await announceSales(db, actor)
    }
    return report
  })
}

const isWritten = (outcomes: SyncOutcomes, remoteId: string) =>
  ['added', 'changed'].includes(outcomes.get(remoteId) ?? '')

/** Half a receipt would be a wrong sale: one invalid line refuses its receipt. */
function judged(receipt: Receipt, locale: Locale): Judged {
  const t = textOf(salesCsvMessages, locale)
  const sales = receipt.lines.flatMap((line) => ('sale' in line ? line.sale : []))
  const bad = receipt.lines.find((line) => 'refusal' in line)
  if (bad) {
    const elsewhere = t('otherLine', { line: String(bad.line) })
    return { ...receipt, refusal: (line) => ('refusal' in line ? line.refusal : elsewhere) }
  }
  if (new Set(sales.map(({ currency }) => currency)).size > 1) {
    const mixed = t('refused', { column: t('sales.currency'), reason: t('mixed') })
    return { ...receipt, refusal: () => mixed }
  }
  return { ...receipt, sale: saleOf(receipt.remoteId, sales) }
}

/** In file order. */
function rowsOf(receipts: Judged[], outcomes: SyncOutcomes, locale: Locale): ReportRow[] {
  const verdict = (receipt: Judged, line: CheckedLine): Verdict =>
    'sale' in receipt
      ? verdictOf(outcomes.get(receipt.remoteId), locale)
      : { outcome: 'refused', reason: receipt.refusal(line) }
  return receipts
    .flatMap((receipt) =>
      receipt.lines.map((line) => ({ line: line.line, name: line.name, ...verdict(receipt, line) })),
    )
    .sort((a, b) => a.line - b.line)
}
