import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast-store.ts'
import type { Brand } from '#core/brands/brands.contract.ts'
import { BrandLogoField } from '#core/brands/index.client.ts'
import { StylePicker } from '#features/brand-studio/index.client.ts'
import type { BrandStyle } from '#platform/brand-styles.ts'
import { welcomeMessages } from '../i18n/index.ts'
import { useSaveLook } from './first-steps.queries.ts'
import { StepFrame } from './step-frame.tsx'

interface LookStepProps {
  brand: Brand
  isFocused: boolean
  onBack: () => void
  onDone: () => void
}

/** A logo, a style or both; with neither, the answer is to skip. */
export function LookStep({ brand, isFocused, onBack, onDone }: LookStepProps) {
  const t = useText(welcomeMessages)
  const [logoUrl, setLogoUrl] = useState(brand.logo)
  const [style, setStyle] = useState<BrandStyle | null>(null)
  const [isUploading, setIsUploading] = useState(false)
  const save = useSaveLook()
  function submit() {
    if (style === null && logoUrl === brand.logo) return onDone()
    save.mutate(
      { brandId: brand.id, logoUrl, style },
      {
        onSuccess: onDone,
        onError: (error) =>
          toast({ variant: 'destructive', title: t('saveFailed'), description: reasonOf(error) }),
      },
    )
  }
  return (
    <StepFrame
      question="look"
      isFocused={isFocused}
      onBack={onBack}
      onSkip={onDone}
      onSubmit={submit}
      submit={
        <Button type="submit" pending={save.isPending} disabled={isUploading}>
          {t('next')}
        </Button>
      }
    >
      <BrandLogoField value={logoUrl} onChange={setLogoUrl} onBusyChange={setIsUploading} error={undefined} />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium">{t('look.style')}</legend>
        <StylePicker value={style} onChange={setStyle} disabled={save.isPending} />
      </fieldset>
    </StepFrame>
  )
}
