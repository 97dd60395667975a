import { Download } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { useShownBrand } from '#core/brands/index.client.ts'
import { customerMessages } from '../i18n/index.ts'
import { columnNames, sampleHref } from './import-sample.ts'

export function ImportInstructions() {
  const t = useText(customerMessages)
  const locale = useLocale()
  const columns = columnNames(locale)
  const brand = useShownBrand()
  return (
    <>
      <div className="flex flex-col gap-2 text-pretty">
        <p>{t('import.columns', { name: columns[0] ?? '' })}</p>
        <ul className="flex flex-wrap gap-1">
          {columns.map((column) => (
            <li key={column}>
              <Badge>{column}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-muted">{t('import.known')}</p>
        {brand ? <p>{t('import.brand', { name: brand.name })}</p> : null}
      </div>
      <Button asChild variant="link" className="self-start">
        <a href={sampleHref(locale)} download={t('import.sampleName')}>
          <Download aria-hidden />
          {t('import.sample')}
        </a>
      </Button>
    </>
  )
}
