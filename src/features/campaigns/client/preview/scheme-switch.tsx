import { Moon, Sun } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { type Scheme, schemes } from './preview-scheme.ts'

const icons = { light: Sun, dark: Moon }

interface SchemeSwitchProps {
  scheme: Scheme
  onChoose: (scheme: Scheme) => void
}

/** Shows a preview in light or in dark, whatever the app is in. */
export function SchemeSwitch({ scheme, onChoose }: SchemeSwitchProps) {
  const t = useText(previewMessages)
  return (
    <fieldset aria-label={t('scheme')} className="mb-2 flex w-fit gap-1 rounded-md bg-surface-sunken p-0.5">
      {schemes.map((each) => {
        const Icon = icons[each]
        return (
          <Button
            key={each}
            variant="ghost"
            size="sm"
            aria-pressed={scheme === each}
            onClick={() => onChoose(each)}
            className="px-2.5 aria-pressed:bg-surface! aria-pressed:shadow-card"
          >
            <Icon aria-hidden />
            {t(each)}
          </Button>
        )
      })}
    </fieldset>
  )
}
