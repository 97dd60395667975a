import type { PosProduct } from '#connectors/pos/pos.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { fold } from '#server/csv/cells.ts'
import { type CsvRow, readRows } from '#server/csv/read-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { salesCsvMessages } from '../i18n/index.ts'
import type { SalesImportReport } from '../sales.contract.ts'
import { type ProductColumn, productColumnOf } from './csv-columns.ts'
import { inTransaction, type ReportRow, reportOf, type Verdict, verdictOf } from './import-report.ts'
import { amountHint, isCurrency, readAmount } from './read-cells.ts'
import { announceSales } from './sales.service.ts'
import { upsertProducts } from './upsert-products.ts'

const MAX_ROWS = 10_000
export const CSV = 'csv'

type Candidate = { line: number; name: string } & ({ product: PosProduct } | { refusal: string })

/** Upserts a product per valid line, or none if anything fails. */
export async function importProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
  text: string,
  isPreview: boolean,
): Promise<SalesImportReport> {
  const t = textOf(salesCsvMessages, locale)
  const needed = (['name', 'price'] as const).map((column) => ({ column, name: t(`products.${column}`) }))
  const tooMany = t('tooManyProducts', { max: String(MAX_ROWS) })
  const kind = { columnOf: productColumnOf, needed, maxRows: MAX_ROWS, tooMany }
  const rows = await readRows<ProductColumn>(text, kind, locale)
  const candidates = rows.map((row) => checked(row, actor.currency, locale))
  const lineOf = firstLines(candidates)
  const wanted = candidates.flatMap((each) =>
    'product' in each && lineOf.get(each.product.remoteId) === each.line ? each.product : [],
  )
  return inTransaction(db, isPreview, async (db) => {
    const outcomes = await upsertProducts(db, actor.workspaceId, CSV, wanted, clock.now())
    const judge = (each: Candidate): Verdict => {
      if ('refusal' in each) return { outcome: 'refused', reason: each.refusal }
      const first = lineOf.get(each.product.remoteId) ?? each.line
      if (first !== each.line) return { outcome: 'skipped', reason: t('repeated', { line: String(first) }) }
      return verdictOf(outcomes.get(each.product.remoteId), locale)
    }
    const report = reportOf(
      candidates.map((each): ReportRow => ({ line: each.line, name: each.name, ...judge(each) })),
      isPreview,
    )
    const count = report.imported + report.changed
    if (count > 0) {
      const values = { count: String(count) }
      await recordActivity(db, actor, { kind: 'products_imported', values, link: '/integrations' })
      await announceSales(db, actor)
    }
    return report
  })
}

/** Of two lines about one product the first wins. */
function firstLines(candidates: Candidate[]): Map<string, number> {
  const lines = new Map<string, number>()
  for (const each of candidates) {
    if ('product' in each && !lines.has(each.product.remoteId)) lines.set(each.product.remoteId, each.line)
  }
  return lines
}

function checked({ line, values }: CsvRow<ProductColumn>, ownCurrency: string, locale: Locale): Candidate {
  const t = textOf(salesCsvMessages, locale)
  const { name = '', sku = '', category = '', stock } = values
  const wrong = (column: ProductColumn, reason: string): Candidate => ({
    line,
    name,
    refusal: t('refused', { column: t(`products.${column}`), reason }),
  })
  const currency = values.currency?.toUpperCase() ?? ownCurrency
  if (!name) return wrong('name', t('needed'))
  if (!isCurrency(currency)) return wrong('currency', t('noCurrency'))
  const price = readAmount(values.price ?? '', currency)
  if (price === null) return wrong('price', values.price ? t(amountHint(currency)) : t('needed'))
  if (stock !== undefined && !/^-?\d{1,9}$/.test(stock)) return wrong('stock', t('noStock'))
  return {
    line,
    name,
    product: {
      // Stable, so that the same product in tomorrow's file is the same row.
      remoteId: (sku ? `sku ${fold(sku)}` : `name ${fold(name)}`).slice(0, 255),
      name,
      sku,
      category,
      price,
      currency,
      stockQuantity: stock === undefined ? null : Number(stock),
      isActive: true,
      imageUrl: null,
    },
  }
}
