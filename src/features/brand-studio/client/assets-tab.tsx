import { Download } from 'lucide-react'
import { urlOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { BusinessNameHint, useMayManageBrands } from '#core/brands/index.client.ts'
import { type BrandDesign, brandPackage, logoVariants } from '../brand-studio.contract.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { GuidelinesCard } from './guidelines-card.tsx'
import { LogoVariation } from './logo-variation.tsx'
import { UploadLogoButton } from './upload-logo-button.tsx'

export function AssetsTab({ design }: { design: BrandDesign }) {
  const t = useText(brandStudioMessages)
  const mayManage = useMayManageBrands()
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="studio-logos">
        <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 flex-1 basis-56">
            <h2 id="studio-logos" className="text-base">
              {t('assets.logos')}
            </h2>
            <p className="mt-0.5 text-muted">{t('assets.logosHint')}</p>
          </div>
          {mayManage ? <UploadLogoButton design={design} /> : null}
        </div>
        {design.logoUrl ? null : <Alert className="mb-4">{t('assets.noLogo')}</Alert>}
        <BusinessNameHint className="mb-4" />
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {logoVariants.map((variant) => (
            <li key={variant} className="min-w-0">
              <LogoVariation design={design} variant={variant} />
            </li>
          ))}
        </ul>
      </section>
      <Card className="pb-5">
        <CardHeader
          title={t('assets.packageTitle')}
          description={t('assets.packageText')}
          actions={
            <Button asChild>
              <a href={urlOf(brandPackage.path, { brandId: design.brandId })} download>
                <Download aria-hidden />
                {t('assets.package')}
              </a>
            </Button>
          }
        />
      </Card>
      <GuidelinesCard palette={design.colorPalette} />
    </div>
  )
}
