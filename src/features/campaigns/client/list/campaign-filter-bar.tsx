import { useSearchDraft } from '#client/forms/use-search-draft.ts'
import { useText } from '#client/i18n/use-text.ts'
import { SearchInput } from '#client/ui/search-input.tsx'
import { Select } from '#client/ui/select.tsx'
import { campaignSorts, MAX_SEARCH } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
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
