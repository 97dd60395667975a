import { useId } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import type { AdType } from '#connectors/social/formats/format-catalog.ts'
import { creatorMessages } from '../i18n/index.ts'
import { adTypes } from '../platform-config.ts'

interface AdTypeChoiceProps {
  value: AdType
  onChange: (adType: AdType) => void
}

export function AdTypeChoice({ value, onChange }: AdTypeChoiceProps) {
  const t = useText(creatorMessages)
  const name = useId()
  const hintId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className="mb-1.5 font-medium">{t('adType.legend')}</legend>
      <div className="flex rounded-md border border-border-control p-0.5">
        {adTypes.map((adType) => (
          <label
            key={adType}
            className="flex min-h-8 pointer-coarse:min-h-10 flex-1 items-center justify-center rounded-sm px-2 text-center font-medium text-muted transition-colors has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={adType}
              checked={value === adType}
              onChange={() => onChange(adType)}
            />
            {t(`adType.${adType}`)}
          </label>
        ))}
      </div>
      <p id={hintId} className="mt-1.5 text-muted text-xs">
        {t(`adType.${value}Hint`)}
      </p>
    </fieldset>
  )
}
