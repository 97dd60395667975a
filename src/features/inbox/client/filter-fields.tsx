import { useWorkspace } from '#client/data/workspace-context.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { dayIn } from '#platform/day.ts'
import { inboxMessages } from '../i18n/index.ts'
import { conversationStatuses } from '../inbox.contract.ts'
import type { InboxFilters } from './inbox-filters.ts'
import { usePeopleNames } from './use-people-names.ts'

interface FilterFieldsProps {
  filters: InboxFilters
  onFilter: (changes: Partial<InboxFilters>) => void
}

const any = 'any' as const
const chosenOf = <Value extends string>(value: Value | typeof any) =>
  value === any ? undefined : (value as Exclude<Value, typeof any>)

export function FilterFields({ filters, onFilter }: FilterFieldsProps) {
  const t = useText(inboxMessages)
  const locale = useLocale()
  const { timeZone } = useWorkspace()
  const people = usePeopleNames()
  const byLabel = allPlatforms
    .map((value) => ({
      value,
      label: platformName(value, locale),
      icon: <PlatformIcon platform={value} />,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2 pointer-coarse:gap-0">
        <Checkbox
          label={t('filters.unread')}
          checked={filters.unread !== undefined}
          onCheckedChange={(isOn) => onFilter({ unread: isOn ? 'true' : undefined })}
        />
        <Checkbox
          label={t('filters.important')}
          description={t('filters.importantHint')}
          checked={filters.important !== undefined}
          onCheckedChange={(isOn) => onFilter({ important: isOn ? 'true' : undefined })}
        />
      </div>
      <Field label={t('filters.day')}>
        <Input
          type="date"
          max={dayIn(timeZone, new Date())}
          value={filters.day ?? ''}
          onChange={({ target }) => onFilter({ day: target.value || undefined })}
        />
      </Field>
      <Field label={t('filters.platform')}>
        <Select
          value={filters.platform ?? any}
          onValueChange={(value) => onFilter({ platform: chosenOf(value) })}
          options={[{ value: any, label: t('filters.anyPlatform') }, ...byLabel]}
        />
      </Field>
      <Field label={t('filters.assignee')} error={people.isError ? t('filters.peopleFailed') : undefined}>
        <Select
          value={filters.assignee ?? any}
          onValueChange={(value) => onFilter({ assignee: chosenOf(value) })}
          options={[
            { value: any, label: t('filters.anyone') },
            { value: 'none', label: t('filters.nobody') },
            ...people.names.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <Field label={t('filters.status')}>
        <Select
          value={filters.status ?? any}
          onValueChange={(value) => onFilter({ status: chosenOf(value) })}
          options={[
            { value: any, label: t('filters.anyStatus') },
            ...conversationStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
      </Field>
    </div>
  )
}
