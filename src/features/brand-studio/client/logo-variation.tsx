import { Download } from 'lucide-react'
import { useState } from 'react'
import { urlOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { readableOn } from '#platform/contrast.ts'
import { pathOf } from '#platform/endpoint.ts'
import { type BrandDesign, brandLogo, type LogoVariant } from '../brand-studio.contract.ts'
import { brandStudioMessages, guidelineMessages } from '../i18n/index.ts'
import { designVersion } from './design-version.ts'

const PAPER = '#ffffff'
const INK = '#1c1917'

/** A variant of the logo on its background. */
export function LogoVariation({ design, variant }: { design: BrandDesign; variant: LogoVariant }) {
  const t = useText(brandStudioMessages)
  const rules = useText(guidelineMessages)
  const { brandId, brandName, colorPalette } = design
  const name = rules(`variants.${variant}`)
  const path = pathOf(brandLogo.path, { variant })
  const address = urlOf(path, { brandId, version: designVersion(design) })
  const [loaded, setLoaded] = useState('')
  const ground =
    variant === 'white' ? readableOn(PAPER, [colorPalette.primary, colorPalette.secondary, INK]) : PAPER
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <div
        className="flex h-36 items-center justify-center border-b p-6 data-[loading]:animate-breathe"
        style={{ backgroundColor: ground }}
        data-loading={loaded === address ? undefined : true}
      >
        <img
          src={address}
          alt={t('assets.alt', { brand: brandName, name })}
          onLoad={() => setLoaded(address)}
          className="max-h-full max-w-full object-contain"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex-1">
          <h3>{name}</h3>
          <p className="mt-0.5 text-muted text-xs">{rules(`variantUses.${variant}`)}</p>
        </div>
        <Button asChild variant="secondary" size="sm">
          <a
            href={urlOf(path, { brandId, download: 'true' })}
            download
            aria-label={t('assets.downloadNamed', { name })}
          >
            <Download aria-hidden />
            {t('assets.download')}
          </a>
        </Button>
      </div>
    </Card>
  )
}
