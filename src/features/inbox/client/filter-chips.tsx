import { useText } from '#client/i18n/use-text.ts'
import { inboxMessages } from '../i18n/index.ts'
import { FilterChip } from './filter-chip.tsx'
import { filtersInUse, type InboxFilters } from './inbox-filters.ts'

interface FilterChipsProps {
  filters: InboxFilters
  onFilter: (changes: Partial<InboxFilters>) => void
}

/** Active filters, each removable with one click. */
export function FilterChips({ filters, onFilter }: FilterChipsProps) {
  const t = useText(inboxMessages)
  const inUse = filtersInUse(filters)
  if (inUse.length === 0) return null
  return (
    <ul aria-label={t('filters.chips')} className="flex flex-wrap gap-2">
      {inUse.map((name) => (
        <li key={name} className="max-w-full">
          <FilterChip name={name} filters={filters} onRemove={() => onFilter({ [name]: undefined })} />
        </li>
      ))}
    </ul>
  )
}
