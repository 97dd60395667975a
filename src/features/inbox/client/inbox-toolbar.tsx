import { useSearchDraft } from '#client/forms/use-search-draft.ts'
import { useText } from '#client/i18n/use-text.ts'
import { SearchInput } from '#client/ui/search-input.tsx'
import { inboxMessages } from '../i18n/index.ts'
import { MAX_SEARCH } from '../inbox.contract.ts'
import { FilterButton } from './filter-button.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { InboxSearchParams } from './use-inbox-search-params.ts'

export function InboxToolbar({ place }: { place: InboxSearchParams }) {
  const t = useText(inboxMessages)
  const { filters, search, filter } = place
  const [draft, setDraft] = useSearchDraft(search, (typed) => filter({ search: typed }))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <SearchInput
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          maxLength={MAX_SEARCH}
          value={draft}
          onValueChange={setDraft}
          className="flex-1"
        />
        <FilterButton place={place} />
      </div>
      <FilterChips filters={filters} onFilter={filter} />
    </div>
  )
}
