import { ListFilter } from 'lucide-react'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx'
import { inboxMessages } from '../inbox.messages.ts'
import { FilterFields } from './filter-fields.tsx'
import { filtersInUse } from './inbox-filters.ts'
import type { InboxPlace } from './use-inbox-place.ts'

/** What is chosen takes effect at once, so the list behind shows what it leaves. */
export function FilterButton({ place }: { place: InboxPlace }) {
  const t = useText(inboxMessages)
  const count = filtersInUse(place.filters).length
  return (
    <Popover>
      <PopoverTrigger>
        <Button
          variant="secondary"
          className="px-3"
          aria-label={count > 0 ? t('filters.buttonCount', { count }) : t('filters.button')}
        >
          <ListFilter aria-hidden />
          <span className="max-sm:hidden">{t('filters.button')}</span>
          {count > 0 ? (
            <span className="rounded-full bg-primary px-1.5 text-on-primary text-xs tabular">{count}</span>
          ) : null}
        </Button>
      </PopoverTrigger>
      <PopoverContent label={t('filters.title')} align="end">
        <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
          <h2 className="text-base">{t('filters.title')}</h2>
          {count > 0 ? (
            <Button variant="ghost" size="sm" className="-mr-2 px-2" onClick={place.clear}>
              {t('filters.clear')}
            </Button>
          ) : null}
        </div>
        <FilterFields filters={place.filters} onFilter={place.filter} />
      </PopoverContent>
    </Popover>
  )
}
