import { X } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { FilterName, InboxFilters } from './inbox-filters.ts'
import { usePeopleNames } from './use-people-names.ts'

interface FilterChipProps {
  name: FilterName
  filters: InboxFilters
  onRemove: () => void
}

export function FilterChip({ name, filters, onRemove }: FilterChipProps) {
  const t = useText(inboxMessages)
  const value = useFilterValue(filters)[name]
  const words = value ? `${t(`filters.${name}`)}: ${value}` : t(`filters.${name}`)
  return (
    <button
      type="button"
      aria-label={t('filters.remove', { name: words })}
      onClick={onRemove}
      className="inline-flex min-h-8 pointer-coarse:min-h-11 max-w-full items-center gap-1.5 rounded-full bg-primary-subtle py-1 pr-2 pl-3 text-primary-ink transition-colors hover:bg-surface-sunken"
    >
      <span className="truncate">{words}</span>
      <X aria-hidden className="size-3.5" />
    </button>
  )
}

/** The value of filters that are more than a switch. */
function useFilterValue({ day, platform, assignee, status }: InboxFilters) {
  const t = useText(inboxMessages)
  const locale = useLocale()
  const format = useFormat()
  const people = usePeopleNames()
  const who = people.names.find(({ id }) => id === assignee)?.name
  return {
    unread: undefined,
    important: undefined,
    day: day && format.day(day),
    platform: platform && platformName(platform, locale),
    assignee: assignee === 'none' ? t('filters.nobody') : who,
    status: status && t(`status.${status}`),
  } satisfies Record<FilterName, string | undefined>
}
