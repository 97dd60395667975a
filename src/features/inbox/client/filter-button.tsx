import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx'
import { Sheet, SheetClose } from '#client/ui/sheet.tsx'
import { useMediaQuery } from '#client/ui/use-media-query.ts'
import { inboxMessages } from '../i18n/index.ts'
import { FilterFields } from './filter-fields.tsx'
import { FilterTrigger } from './filter-trigger.tsx'
import { filtersInUse } from './inbox-filters.ts'
import type { InboxSearchParams } from './use-inbox-search-params.ts'

/** Filters apply immediately, so the list behind shows the result. */
export function FilterButton({ place }: { place: InboxSearchParams }) {
  const t = useText(inboxMessages)
  const common = useText(commonMessages)
  const hasRoom = useMediaQuery('(min-width: 40rem)')
  const count = filtersInUse(place.filters).length
  const clear =
    count > 0 ? (
      <Button variant="ghost" size="sm" className="-mr-2 px-2" onClick={place.clear}>
        {t('filters.clear')}
      </Button>
    ) : null
  const fields = <FilterFields filters={place.filters} onFilter={place.filter} />
  if (!hasRoom)
    return (
      <Sheet
        trigger={<FilterTrigger count={count} />}
        title={t('filters.title')}
        closeLabel={common('close')}
        footer={
          <>
            {clear}
            <SheetClose asChild>
              <Button>{t('filters.show')}</Button>
            </SheetClose>
          </>
        }
      >
        {fields}
      </Sheet>
    )
  return (
    <Popover>
      <PopoverTrigger>
        <FilterTrigger count={count} />
      </PopoverTrigger>
      <PopoverContent label={t('filters.title')} align="end">
        <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
          <h2 className="text-base">{t('filters.title')}</h2>
          {clear}
        </div>
        {fields}
      </PopoverContent>
    </Popover>
  )
}
