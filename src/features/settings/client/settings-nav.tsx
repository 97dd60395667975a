import { Link, useLocation } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { useMediaQuery } from '#client/ui/use-media-query.ts'
import { settingsMessages } from '../i18n/index.ts'
import type { SectionId, SettingsSection } from './settings-sections.tsx'

export interface SettingsNavProps {
  sections: readonly SettingsSection[]
  current: SectionId
}

const addressOf = (id: SectionId) => `/settings?section=${id}`

/** A list next to the section, or a select above it on narrow screens. */
export function SettingsNav({ sections, current }: SettingsNavProps) {
  const t = useText(settingsMessages)
  const [, navigate] = useLocation()
  const isWide = useMediaQuery('(min-width: 1024px)')
  if (!isWide)
    return (
      <Field label={t('choose')} className="sm:max-w-xs">
        <Select
          options={sections.map(({ id, Icon }) => ({
            value: id,
            label: t(`sections.${id}`),
            icon: <Icon aria-hidden className="size-4 text-muted" />,
          }))}
          value={current}
          onValueChange={(id) => navigate(addressOf(id))}
        />
      </Field>
    )
  return (
    <nav aria-label={t('navigation')} className="sticky top-22">
      <ul className="flex flex-col gap-0.5">
        {sections.map(({ id, Icon }) => (
          <li key={id}>
            <Link
              href={addressOf(id)}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-3 rounded-md px-3 font-medium text-muted transition-colors hover:bg-surface-sunken hover:text-ink aria-[current=page]:bg-surface-sunken aria-[current=page]:text-ink"
            >
              <Icon aria-hidden className="size-4.5" />
              {t(`sections.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
