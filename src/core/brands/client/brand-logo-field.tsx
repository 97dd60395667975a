import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { pictureTypes } from '#core/files/files.contract.ts'
import { FileField } from '#core/files/index.client.ts'
import { brandMessages } from '../i18n/index.ts'

interface BrandLogoFieldProps {
  /** URL of the picture. */
  value: string | null
  onChange: (url: string | null) => void
  onBusyChange: (busy: boolean) => void
  error: string | undefined
}

/** The current picture and an upload field. */
export function BrandLogoField({ value, onChange, onBusyChange, error }: BrandLogoFieldProps) {
  const t = useText(brandMessages)
  // Remounts the field, which still names the file it sent.
  const [round, setRound] = useState(0)

  function remove() {
    onChange(null)
    setRound(round + 1)
  }

  return (
    <Field label={t('form.logo')} hint={t('form.logoHint')} error={error}>
      <div className="flex flex-col gap-3">
        {value ? (
          <div className="flex items-center gap-3">
            <img
              src={value}
              alt={t('form.logoPreview')}
              className="size-16 shrink-0 rounded-md border bg-white object-contain"
            />
            <Button variant="ghost" size="sm" onClick={remove}>
              <ImageOff aria-hidden />
              {t('form.removeLogo')}
            </Button>
          </div>
        ) : null}
        {/* Without its value: the picture is shown above, so no link is needed. */}
        <FileField
          key={round}
          value={null}
          onChange={onChange}
          onBusyChange={onBusyChange}
          types={pictureTypes}
        />
      </div>
    </Field>
  )
}
