import { useText } from '#client/i18n/use-text.ts'
import { type Period, periods } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'

interface PeriodToggleProps {
  period: Period
  onChoose: (period: Period) => void
}

export function PeriodToggle({ period, onChoose }: PeriodToggleProps) {
  const t = useText(dashboardMessages)
  return (
    <fieldset
      aria-label={t('periods.label')}
      className="flex w-full rounded-md bg-surface-sunken p-0.5 sm:w-auto"
    >
      {periods.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === period}
          onClick={() => onChoose(each)}
          className="min-h-9 pointer-coarse:min-h-11 flex-1 whitespace-nowrap rounded-[8px] px-3 font-medium text-muted transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card sm:flex-none"
        >
          {t(`periods.${each}`)}
        </button>
      ))}
    </fieldset>
  )
}
