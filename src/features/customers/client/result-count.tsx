import { useText } from '#client/i18n/use-text.ts'
import { customerMessages } from '../i18n/index.ts'
import type { useCustomers } from './customers.queries.ts'

interface ResultCountProps {
  customers: ReturnType<typeof useCustomers>
  isFiltered: boolean
  total: number | undefined
}

/** Announced when a search or filter changes the list. */
export function ResultCount({ customers, isFiltered, total }: ResultCountProps) {
  const t = useText(customerMessages)
  const shown = customers.data?.pages.reduce((sum, page) => sum + page.items.length, 0)
  function text() {
    if (shown === undefined || customers.isPlaceholderData) return ''
    if (!isFiltered) return t('results.all', { count: customers.hasNextPage ? (total ?? shown) : shown })
    return t(customers.hasNextPage ? 'results.foundSoFar' : 'results.found', { count: shown })
  }
  return <output className="min-h-5 text-muted tabular sm:ml-auto">{text()}</output>
}
