import { useSearchDraft } from '#client/forms/use-search-draft.ts'
import { useText } from '#client/i18n/use-text.ts'
import { SearchInput } from '#client/ui/search-input.tsx'
import { mediaMessages } from '../i18n/index.ts'
import { KindChips } from './kind-chips.tsx'
import {
  hasFilter,
  itemsOf,
  type LibraryKind,
  type MediaFilters,
  type MediaList,
  useHasProductImages,
  useMediaTags,
} from './media.queries.ts'
import { TagChips } from './tag-chips.tsx'

interface MediaFilterBarProps {
  filters: MediaFilters
  onFilter: (changes: Partial<MediaFilters>) => void
  list: MediaList
  /** To choose from; undefined is everything. */
  kinds: readonly (LibraryKind | undefined)[]
}

export function MediaFilterBar({ filters, onFilter, list, kinds }: MediaFilterBarProps) {
  const t = useText(mediaMessages)
  const [draft, setDraft] = useSearchDraft(filters.search, (search) => onFilter({ search }))
  const tags = useMediaTags().data?.items ?? []
  // A kind that cannot be left is no filter.
  const hasProducts = useHasProductImages(kinds.includes('product'))
  const shownKinds = kinds.filter((kind) => kind !== 'product' || hasProducts || filters.kind === 'product')
  const isFiltered = hasFilter({ ...filters, kind: kinds.includes(undefined) ? filters.kind : undefined })
  function resultText() {
    if (!isFiltered || filters.kind === 'design' || !list.data || list.isPlaceholderData) return ''
    return t(list.hasNextPage ? 'results.foundSoFar' : 'results.found', { count: itemsOf(list).length })
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchInput
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          maxLength={200}
          value={draft}
          onValueChange={setDraft}
        />
        <output className="text-muted tabular">{resultText()}</output>
      </div>
      {shownKinds.length > 1 ? (
        <KindChips kinds={shownKinds} chosen={filters.kind} onChoose={(kind) => onFilter({ kind })} />
      ) : null}
      {tags.length > 0 && filters.kind !== 'design' ? (
        <TagChips tags={tags} chosen={filters.tag} onChoose={(tag) => onFilter({ tag })} />
      ) : null}
    </div>
  )
}
