import { Pipette } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { fontPairs } from '#platform/brand-styles.ts'
import { hasOwnFonts } from '../design-draft.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { designFromLogo } from '../logo-palette.ts'
import type { DesignDrafting } from './use-design-draft.ts'

const SIDE = 96

async function pixelsOf(url: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.drawImage(image, 0, 0, SIDE, SIDE)
  return context.getImageData(0, 0, SIDE, SIDE).data
}

/** Sets palette and style from the logo; nothing is saved, and it can be undone. */
export function LogoColorsButton({ drafting, logoUrl }: { drafting: DesignDrafting; logoUrl: string }) {
  const t = useText(brandStudioMessages)
  const [isReading, setIsReading] = useState(false)
  const { draft, change } = drafting

  async function apply() {
    setIsReading(true)
    const found = await pixelsOf(logoUrl)
      .then(designFromLogo)
      .catch(() => null)
    setIsReading(false)
    if (!found) return toast({ title: t('identity.logoColors.none'), variant: 'destructive' })
    const { brandStyle, colorPalette, typography } = draft
    change({
      colorPalette: found.palette,
      brandStyle: found.style,
      typography: hasOwnFonts(draft) ? typography : fontPairs[found.style],
    })
    const undo = t('identity.logoColors.undo')
    toast({
      title: t('identity.logoColors.done'),
      description: t('identity.logoColors.doneText'),
      action: {
        label: undo,
        altText: undo,
        onSelect: () => change({ brandStyle, colorPalette, typography }),
      },
    })
  }

  return (
    <Button variant="secondary" size="sm" pending={isReading} onClick={() => void apply()}>
      <Pipette aria-hidden />
      {t('identity.logoColors.take')}
    </Button>
  )
}
