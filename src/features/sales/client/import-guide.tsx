import { Download } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { salesMessages } from '../i18n/index.ts'
import { columnNames, neededNames, sampleHref } from './import-samples.ts'
import type { ImportKind } from './sales.queries.ts'

export function ImportGuide({ kind }: { kind: ImportKind }) {
  const t = useText(salesMessages)
  const locale = useLocale()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <>
      <div className="flex flex-col gap-2 text-pretty">
        <p>{t('import.columns', { needed: list.format(neededNames(kind, locale)) })}</p>
        <ul className="flex flex-wrap gap-1">
          {columnNames(kind, locale).map((column) => (
            <li key={column}>
              <Badge>{column}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-muted">
          {kind === 'products' ? t('import.knownProducts') : t('import.knownSales')}
        </p>
      </div>
      <Button asChild variant="link" className="self-start">
        <a href={sampleHref(kind, locale)} download={t(`import.sampleNames.${kind}`)}>
          <Download aria-hidden />
          {t('import.sample')}
        </a>
      </Button>
    </>
  )
}
