import { SearchX, UserPlus, Users } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { DataTable } from '#client/ui/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { customerMessages } from '../i18n/index.ts'
import { customerColumns } from './customer-columns.tsx'
import type { CustomerActions } from './customer-row-actions.tsx'
import type { useCustomers } from './customers.queries.ts'

interface CustomersTableProps {
  customers: ReturnType<typeof useCustomers>
  isFiltered: boolean
  /** The total number, if known. */
  total: number | undefined
  actions: CustomerActions
  onAdd: () => void
  onShowAll: () => void
}

export function CustomersTable({
  customers,
  isFiltered,
  total,
  actions,
  onAdd,
  onShowAll,
}: CustomersTableProps) {
  const t = useText(customerMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const rows = customers.data?.pages.flatMap((page) => page.items) ?? []
  const reason = reasonOf(customers.error)
  return (
    <DataTable
      label={t('table.label')}
      columns={customerColumns(t, format, actions)}
      rows={rows}
      rowKey={(customer) => customer.id}
      loading={customers.isPending}
      skeletonRows={8}
      outdated={customers.isPlaceholderData}
      error={
        customers.isError && !customers.data ? (
          <ErrorState
            title={t('error.title')}
            reason={reason}
            retryLabel={common('retry')}
            retrying={customers.isFetching}
            onRetry={() => customers.refetch()}
          />
        ) : null
      }
      empty={isFiltered ? <NothingFound onShowAll={onShowAll} /> : <NoCustomers onAdd={onAdd} />}
      footer={
        customers.hasNextPage ? (
          <LoadMore
            hasMore
            label={customers.isFetchNextPageError ? common('retry') : t('table.loadMore')}
            pending={customers.isFetchingNextPage}
            onClick={() => customers.fetchNextPage()}
            summary={
              customers.isFetchNextPageError ? (
                <span role="alert" className="text-danger">
                  {reason}
                </span>
              ) : isFiltered || total === undefined ? undefined : (
                t('results.partOf', { count: rows.length, total })
              )
            }
          />
        ) : null
      }
    />
  )
}

function NoCustomers({ onAdd }: { onAdd: () => void }) {
  const t = useText(customerMessages)
  return (
    <EmptyState
      icon={<Users />}
      title={t('empty.title')}
      description={t('empty.description')}
      action={
        <Button onClick={onAdd}>
          <UserPlus aria-hidden />
          {t('actions.add')}
        </Button>
      }
    />
  )
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const t = useText(customerMessages)
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('emptySearch.title')}
      description={t('emptySearch.description')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('emptySearch.action')}
        </Button>
      }
    />
  )
}
