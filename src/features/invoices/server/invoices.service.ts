import { recordActivity } from '#core/activity/index.server.ts'
import { brandsShownWith } from '#core/brands/index.server.ts'
import { claimFile, releaseFile } from '#core/files/index.server.ts'
import { announceCustomers, holdCustomer, linkToCustomer } from '#features/customers/index.server.ts'
import { dayIn } from '#platform/day.ts'
import { AppError, errorText, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { violatesConstraint } from '#server/db/constraint-error.ts'
import type { Db } from '#server/db/database.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { InvoiceChanges, InvoiceStatus, NewInvoice } from '../invoices.contract.ts'
import * as repository from './invoices.repository.ts'
import { CUSTOMER_EXISTS, NUMBER_IS_UNIQUE } from './invoices.table.ts'

type Payable = { status: InvoiceStatus; dueDate: string | null }

/**
 * No job is needed: a pending invoice is overdue from the day after its due date. People can also set it by hand
 * (agreed by phone, no due date); that stays until changed.
 */
const statusOn = (today: string, { status, dueDate }: Payable): InvoiceStatus =>
  status === 'pending' && dueDate !== null && dueDate < today ? 'overdue' : status

type Timed = Pick<Deps, 'db' | 'clock'>
type ListQuery = {
  limit: number
  cursor?: string | undefined
  customerId?: string | undefined
  status?: InvoiceStatus | undefined
  brandId?: string | undefined
}

const todayOf = (actor: Actor, { clock }: Pick<Deps, 'clock'>) => dayIn(actor.timeZone, clock.now())

const onDay = (today: string) => (row: repository.InvoiceRow) => ({ ...row, status: statusOn(today, row) })

export async function list(deps: Timed, actor: Actor, { limit, cursor, brandId, ...query }: ListQuery) {
  const { db } = deps
  const today = todayOf(actor, deps)
  const after = cursor ? decodeInstantCursor(cursor) : null
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const rows =
    query.status || brandIds
      ? await repository.filter(db, actor.workspaceId, { ...query, brandIds, today }, after, limit + 1)
      : await repository.list(db, actor.workspaceId, query.customerId, after, limit + 1)
  const page = toPage(rows, limit, (row) => [row.createdAt, row.id])
  return { ...page, items: page.items.map(onDay(today)) }
}

export async function get(deps: Timed, actor: Actor, id: string) {
  const found = await repository.find(deps.db, actor.workspaceId, id)
  if (!found) throw notFound()
  return onDay(todayOf(actor, deps))(found)
}

type Written = { invoiceNumber: string; customerId: string; customerName: string }

const record = (db: Db, actor: Actor, kind: 'invoice_added' | 'invoice_paid', invoice: Written) =>
  recordActivity(db, actor, {
    kind,
    values: { number: invoice.invoiceNumber, customer: invoice.customerName },
    link: linkToCustomer(invoice.customerId),
  })

/** Turns constraint errors into our own messages. */
async function explained<T>(locale: Locale, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    if (violatesConstraint(cause, CUSTOMER_EXISTS)) throw notFound()
    if (!violatesConstraint(cause, NUMBER_IS_UNIQUE)) throw cause
    const invoiceNumber = errorText('invoice_number_taken', locale)
    throw new AppError('invoice_number_taken', { fields: { invoiceNumber }, cause })
  }
}

export const create = (deps: Timed, actor: Actor, locale: Locale, invoice: NewInvoice) =>
  explained(locale, () =>
    deps.db.transaction(async (db) => {
      const id = await repository.insert(db, actor.workspaceId, { ...invoice, createdAt: deps.clock.now() })
      const written = await get({ ...deps, db }, actor, id)
      await record(db, actor, 'invoice_added', written)
      await announceCustomers(db, actor)
      return written
    }),
  )

export const update = (deps: Timed, actor: Actor, locale: Locale, id: string, changes: InvoiceChanges) =>
  explained(locale, () =>
    deps.db.transaction(async (db) => {
      const before = await repository.lock(db, actor.workspaceId, id)
      if (!before) throw notFound()
      const after = sent(changes)
      const { fileUrl, dueDate } = after
      if (fileUrl !== undefined && fileUrl !== before.fileUrl) {
        if (fileUrl) await claimFile(db, actor.workspaceId, fileUrl)
        if (before.fileUrl) await releaseFile(db, actor.workspaceId, before.fileUrl)
      }
      // A new due date can become overdue again, and owners are notified again.
      const isMoved = dueDate !== undefined && dueDate !== before.dueDate
      await repository.update(db, actor.workspaceId, id, {
        ...after,
        ...(isMoved && { overdueNotifiedAt: null }),
      })
      const changed = await get({ ...deps, db }, actor, id)
      if (before.status !== 'paid' && changed.status === 'paid')
        await record(db, actor, 'invoice_paid', changed)
      await announceCustomers(db, actor)
      return changed
    }),
  )

/** An omitted field stays; an empty one is cleared. */
function sent({ description, ...changes }: InvoiceChanges): repository.RowChanges {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(given),
    ...(description !== undefined && { description: description || null }),
  }
}

export const remove = ({ db }: Timed, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const found = await repository.find(db, actor.workspaceId, id)
    if (found) await holdCustomer(db, actor, found.customerId)
    const gone = await repository.remove(db, actor.workspaceId, id)
    if (!gone) throw notFound()
    if (gone.fileUrl) await releaseFile(db, actor.workspaceId, gone.fileUrl)
    await announceCustomers(db, actor)
  })
