import { Check } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { usePlatforms } from './use-platforms.ts'

export interface PlatformPickerProps {
  value: readonly Platform[]
  onChange: (platforms: Platform[]) => void
  /** Defaults to all platforms. */
  offered?: readonly Platform[]
  error?: string | undefined
  required?: boolean
}

/** One checkbox per platform, plus select all and none. */
export function PlatformPicker({ value, onChange, offered, error, required = false }: PlatformPickerProps) {
  const t = useText(campaignMessages)
  const { platforms, labelOf, sorted } = usePlatforms()
  const errorId = useId()
  const shown = offered ? sorted(offered) : platforms
  const isAll = shown.every((platform) => value.includes(platform))

  function toggle(platform: Platform) {
    const next = value.includes(platform) ? value.filter((each) => each !== platform) : [...value, platform]
    onChange(sorted(next))
  }

  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="font-medium">
        {t('picker.legend')}
        {required ? (
          <span aria-hidden className="ml-0.5 text-danger">
            *
          </span>
        ) : null}
      </legend>
      <div className="mb-2 flex flex-wrap items-center gap-x-4">
        <output className="flex-1 text-muted text-xs tabular">
          {t('picker.chosen', { count: value.length })}
        </output>
        <Button variant="link" size="sm" disabled={isAll} onClick={() => onChange([...shown])}>
          {t('picker.all')}
        </Button>
        <Button variant="link" size="sm" disabled={value.length === 0} onClick={() => onChange([])}>
          {t('picker.none')}
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {shown.map((platform) => (
          <li key={platform} className="min-w-0">
            <label className="relative flex h-full min-h-11 cursor-pointer items-center gap-2 rounded-md border px-3 py-1.5 transition-colors hover:border-border-control has-checked:border-primary has-checked:bg-primary-subtle has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
              <input
                type="checkbox"
                className="peer sr-only"
                checked={value.includes(platform)}
                onChange={() => toggle(platform)}
              />
              <PlatformIcon platform={platform} className="text-muted peer-checked:text-primary-ink" />
              <span className="min-w-0 flex-1 text-pretty leading-tight">{labelOf(platform)}</span>
              <Check
                aria-hidden
                className="size-4 shrink-0 text-primary-ink opacity-0 peer-checked:opacity-100"
              />
            </label>
          </li>
        ))}
      </ul>
      {error ? (
        <p id={errorId} className="mt-1.5 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
