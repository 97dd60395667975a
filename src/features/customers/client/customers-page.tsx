import { Download, Upload, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useOpenByLink } from '#client/navigation/use-open-by-link.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { BrandFilterLine } from '#core/brands/index.client.ts'
import { type Customer, exportCustomers } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'
import { ConsentSummary } from './consent/consent-summary.tsx'
import { CustomerDialogs, type InvoiceDialogComponent, type OpenedDialog } from './customer-dialogs.tsx'
import { CustomerFilterBar } from './customer-filter-bar.tsx'
import type { CustomerActions } from './customer-row-actions.tsx'
import { CustomerSheet } from './customer-sheet.tsx'
import { CustomerSummaryCards } from './customer-summary-cards.tsx'
import { useCustomerSummary, useCustomers } from './customers.queries.ts'
import { CustomersTable } from './customers-table.tsx'
import { ResultCount } from './result-count.tsx'
import { useCustomersSearchParams } from './use-customers-search-params.ts'

interface CustomersPageProps {
  InvoiceDialog: InvoiceDialogComponent
  /** Records of other features about an opened customer. */
  renderRecords: (customer: Customer) => ReactNode
}

export function CustomersPage({ InvoiceDialog, renderRecords }: CustomersPageProps) {
  const t = useText(customerMessages)
  useTitle(t('title'))
  const place = useCustomersSearchParams()
  const customers = useCustomers(place.filters)
  const total = useCustomerSummary().data?.totalCustomers
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  useOpenByLink('new', (kind) => setDialog({ kind: kind === 'import' ? kind : 'add' }))
  const { search, status, reach } = place.filters
  const isFiltered = search.trim() !== '' || status !== undefined || reach !== undefined
  const isEmpty = !isFiltered && total === 0

  const actions: CustomerActions = {
    onView: ({ id }) => place.open(id),
    onInvoice: (customer) => setDialog({ kind: 'invoice', customer }),
    onEdit: (customer) => setDialog({ kind: 'edit', customer }),
    onDelete: (customer) => setDialog({ kind: 'delete', customer }),
  }
  function closeDeleted() {
    setDialog(null)
    if (place.customerId) place.close()
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <Button
              variant="secondary"
              className="max-sm:flex-1"
              onClick={() => setDialog({ kind: 'import' })}
            >
              <Upload aria-hidden />
              {t('actions.import')}
            </Button>
            <Button asChild variant="secondary" className="max-sm:flex-1">
              <a href={exportCustomers.path} download>
                <Download aria-hidden />
                {t('actions.export')}
              </a>
            </Button>
            <Button className="max-sm:order-first max-sm:w-full" onClick={() => setDialog({ kind: 'add' })}>
              <UserPlus aria-hidden />
              {t('actions.add')}
            </Button>
          </>
        }
      />
      <BrandFilterLine className="-mt-2 mb-4" />
      <CustomerSummaryCards />
      <ConsentSummary />
      <div className="mt-6 flex flex-col gap-3">
        {isEmpty ? null : (
          <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center">
            <CustomerFilterBar filters={place.filters} onFilter={place.filter} />
            <ResultCount customers={customers} isFiltered={isFiltered} total={total} />
          </div>
        )}
        <CustomersTable
          customers={customers}
          isFiltered={isFiltered}
          total={total}
          actions={actions}
          onAdd={() => setDialog({ kind: 'add' })}
          onShowAll={() => place.filter({ search: '', status: undefined, reach: undefined })}
        />
      </div>
      <CustomerSheet
        renderRecords={renderRecords}
        id={place.customerId}
        known={customers.data?.pages.flatMap((page) => page.items).find(({ id }) => id === place.customerId)}
        onClose={place.close}
        onEdit={actions.onEdit}
        onDelete={actions.onDelete}
      />
      <CustomerDialogs
        InvoiceDialog={InvoiceDialog}
        opened={dialog}
        onClose={() => setDialog(null)}
        onDeleted={closeDeleted}
      />
    </>
  )
}
