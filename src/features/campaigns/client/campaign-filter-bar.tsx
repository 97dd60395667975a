import { useText } from '#client/i18n.ts'
import { SearchInput } from '#client/ui/search-input.tsx'
import { Select } from '#client/ui/select.tsx'
import { useSearchDraft } from '#client/use-search-draft.ts'
import { campaignSorts, MAX_SEARCH } from '../campaigns.contract.ts'
import { campaignMessages } from '../campaigns.messages.ts'
import type { CampaignFilters } from './campaign-filters.ts'

interface CampaignFilterBarProps {
  filters: CampaignFilters
  onFilter: (changes: Partial<CampaignFilters>) => void
}

export function CampaignFilterBar({ filters, onFilter }: CampaignFilterBarProps) {
  const t = useText(campaignMessages)
  const [draft, setDraft] = useSearchDraft(filters.search, (search) => onFilter({ search }))
  return (
    <>
      <SearchInput
        label={t('filters.search')}
        placeholder={t('filters.placeholder')}
        clearLabel={t('filters.clear')}
        maxLength={MAX_SEARCH}
        value={draft}
        onValueChange={setDraft}
      />
      <Select
        aria-label={t('filters.sort')}
        options={campaignSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        value={filters.sort}
        onValueChange={(sort) => onFilter({ sort })}
        className="sm:w-52"
      />
    </>
  )
}
