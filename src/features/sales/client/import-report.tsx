import { ImportLines } from '#client/csv/import-lines.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { salesMessages } from '../i18n/index.ts'
import { importOutcomes, type SalesImportReport } from '../sales.contract.ts'

/** Results per line of the file; those that need a person come first. */
export function ImportReport({ report }: { report: SalesImportReport }) {
  const t = useText(salesMessages)
  const { imported, changed, skipped, refused } = report
  const tone = refused > 0 ? 'warning' : imported + changed > 0 && !report.isPreview ? 'success' : 'info'
  return (
    <>
      <Alert role="status" tone={tone}>
        {t('report.lines', { imported, changed, skipped, refused })}
        {report.isPreview ? ` ${t('import.previewNote')}` : null}
      </Alert>
      <ImportLines
        lines={report.rows}
        outcomes={importOutcomes.map((outcome) => ({
          outcome,
          count: report[outcome],
          many: t(`report.${outcome}`),
          one: t(`report.one.${outcome}`),
        }))}
      />
    </>
  )
}
