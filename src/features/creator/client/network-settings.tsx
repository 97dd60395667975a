import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { dollars } from '#client/i18n/format-dollars.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { formatsOf } from '#connectors/social/formats/format-catalog.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { creatorMessages } from '../i18n/index.ts'
import type { PlatformConfig } from '../platform-config.ts'
import { findNetwork, withAdType, withFormat } from '../platform-rules.ts'
import { AdTypeChoice } from './ad-type-choice.tsx'
import { BudgetField } from './budget-field.tsx'
import { FormatCard } from './format-card.tsx'

// Budgets are in dollars in every shop, as the networks require.

interface NetworkSettingsProps {
  config: PlatformConfig
  open: boolean
  onOpenChange: (open: boolean) => void
  onChange: (config: PlatformConfig) => void
}

/** Settings of one network: ad type, budget, formats. Collapsed, they are summarized in one line. */
export function NetworkSettings({ config, open, onOpenChange, onChange }: NetworkSettingsProps) {
  const t = useText(creatorMessages)
  const locale = useLocale()
  const id = useId()
  const network = findNetwork(config.platform)
  if (!network) return null
  const { adType, budget, selectedFormats } = config
  const summary = [
    t('formats.count', { count: selectedFormats.length }),
    t(`adType.${adType}`),
    ...(adType === 'organic' ? [] : [t('budget.short', { amount: dollars(budget, locale) })]),
  ].join(' · ')
  return (
    <section
      className="rounded-md border"
      aria-label={t('platforms.settings', { name: platformName(network.id, locale) })}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-11 w-full items-center gap-3 rounded-md px-4 py-2.5 text-left transition-colors hover:bg-surface-sunken"
        onClick={() => onOpenChange(!open)}
      >
        <PlatformIcon platform={config.platform} />
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className="font-medium">{platformName(network.id, locale)}</span>
          <span className={cn('text-muted tabular', selectedFormats.length === 0 && 'text-danger')}>
            {summary}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className={cn('size-4 shrink-0 text-muted transition-transform', open && 'rotate-180')}
        />
      </button>
      {open ? (
        <div id={id} className="flex flex-col gap-5 border-t p-4">
          <div className="grid gap-5 sm:grid-cols-2">
            <AdTypeChoice value={adType} onChange={(chosen) => onChange(withAdType(config, chosen))} />
            {adType === 'organic' ? null : (
              <BudgetField budget={budget} onChange={(amount) => onChange({ ...config, budget: amount })} />
            )}
          </div>
          <fieldset className="min-w-0">
            <legend className="mb-2 font-medium">{t('formats.legend')}</legend>
            <div className="grid gap-2 md:grid-cols-2">
              {formatsOf(network.id, adType).map((format) => (
                <FormatCard
                  key={format.id}
                  format={format}
                  selected={selectedFormats.includes(format.id)}
                  onToggle={() => onChange(withFormat(config, format.id))}
                />
              ))}
            </div>
          </fieldset>
        </div>
      ) : null}
    </section>
  )
}
