import { FilePlus, FileText } from 'lucide-react'
import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { DataTable } from '#client/ui/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { invoiceMessages } from '../i18n/index.ts'
import type { Invoice } from '../invoices.contract.ts'
import { DeleteInvoiceDialog } from './delete-invoice-dialog.tsx'
import { invoiceColumns } from './invoice-columns.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { useCustomerInvoices } from './invoices.queries.ts'

type OpenedDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; invoice: Invoice }

/** The invoices of one customer, with all actions. */
export function CustomerInvoices({ customer }: { customer: { id: string; name: string } }) {
  const t = useText(invoiceMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const invoices = useCustomerInvoices(customer.id)
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  const close = () => setDialog(null)
  const rows = invoices.data?.pages.flatMap((page) => page.items) ?? []
  const reason = reasonOf(invoices.error)
  const isEmpty = invoices.isSuccess && rows.length === 0
  const columns = invoiceColumns(t, format, {
    onEdit: (invoice) => setDialog({ kind: 'edit', invoice }),
    onDelete: (invoice) => setDialog({ kind: 'delete', invoice }),
  })
  const add = (
    <Button onClick={() => setDialog({ kind: 'add' })}>
      <FilePlus aria-hidden />
      {t('section.add')}
    </Button>
  )

  return (
    <section aria-label={t('section.title')}>
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-base">
          {t('section.title')}
          {rows.length > 0 ? (
            <span aria-hidden className="ml-2 font-normal text-muted tabular">
              {rows.length}
              {invoices.hasNextPage ? '+' : null}
            </span>
          ) : null}
        </h3>
        <output className="sr-only">
          {rows.length > 0
            ? t(invoices.hasNextPage ? 'table.firstCount' : 'table.count', { count: rows.length })
            : null}
        </output>
        {isEmpty ? null : add}
      </div>
      <DataTable
        label={t('table.label', { customer: customer.name })}
        columns={columns}
        rows={rows}
        rowKey={(invoice) => invoice.id}
        loading={invoices.isPending}
        skeletonRows={3}
        error={
          invoices.isError && !invoices.data ? (
            <ErrorState
              title={t('error.title')}
              reason={reason}
              retryLabel={common('retry')}
              retrying={invoices.isFetching}
              onRetry={() => invoices.refetch()}
            />
          ) : null
        }
        empty={
          <EmptyState
            icon={<FileText />}
            title={t('empty.title', { customer: customer.name })}
            description={t('empty.description')}
            action={add}
          />
        }
        footer={
          invoices.hasNextPage ? (
            <LoadMore
              hasMore
              label={invoices.isFetchNextPageError ? common('retry') : t('table.loadMore')}
              summary={invoices.isFetchNextPageError ? reason : undefined}
              pending={invoices.isFetchingNextPage}
              onClick={() => invoices.fetchNextPage()}
            />
          ) : null
        }
      />
      {dialog?.kind === 'add' ? <InvoiceDialog customer={customer} onClose={close} /> : null}
      {dialog?.kind === 'edit' ? (
        <InvoiceDialog customer={customer} invoice={dialog.invoice} onClose={close} />
      ) : null}
      {dialog?.kind === 'delete' ? <DeleteInvoiceDialog invoice={dialog.invoice} onClose={close} /> : null}
    </section>
  )
}
