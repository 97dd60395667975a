import { useSearchDraft } from '#client/forms/use-search-draft.ts'
import { useText } from '#client/i18n/use-text.ts'
import { SearchInput } from '#client/ui/search-input.tsx'
import { Select } from '#client/ui/select.tsx'
import { reachFilters } from '../consent.contract.ts'
import { customerStatuses } from '../customers.contract.ts'
import { consentMessages, customerMessages } from '../i18n/index.ts'
import type { CustomerFilters } from './customers.queries.ts'

interface CustomerFilterBarProps {
  filters: CustomerFilters
  onFilter: (changes: Partial<CustomerFilters>) => void
}

export function CustomerFilterBar({ filters, onFilter }: CustomerFilterBarProps) {
  const t = useText(customerMessages)
  const consent = useText(consentMessages)
  const [draft, setDraft] = useSearchDraft(filters.search, (search) => onFilter({ search }))
  const anyStatus = { value: 'any' as const, label: t('filters.anyStatus') }
  const options = [
    anyStatus,
    ...customerStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
  ]
  return (
    <>
      <SearchInput
        label={t('filters.search')}
        placeholder={t('filters.placeholder')}
        clearLabel={t('filters.clear')}
        maxLength={200}
        value={draft}
        onValueChange={setDraft}
      />
      <Select
        aria-label={t('filters.status')}
        options={options}
        value={filters.status ?? 'any'}
        onValueChange={(chosen) => onFilter({ status: chosen === 'any' ? undefined : chosen })}
        className="sm:w-40"
      />
      <Select
        aria-label={consent('filter.label')}
        options={[
          { value: 'any' as const, label: consent('filter.any') },
          ...reachFilters.map((reach) => ({ value: reach, label: consent(`filter.${reach}`) })),
        ]}
        value={filters.reach ?? 'any'}
        onValueChange={(chosen) => onFilter({ reach: chosen === 'any' ? undefined : chosen })}
        className="sm:w-52"
      />
    </>
  )
}
