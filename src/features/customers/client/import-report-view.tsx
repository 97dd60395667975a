import { ImportLines } from '#client/csv/import-lines.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import type { ImportReport } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'

const outcomes = ['refused', 'skipped', 'imported'] as const

/** Results per line of the file; those that need a person come first. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const t = useText(customerMessages)
  const { imported, skipped, refused } = report
  return (
    <>
      <Alert role="status" tone={refused > 0 ? 'warning' : imported > 0 ? 'success' : 'info'}>
        {t('report.summary', { imported, skipped, refused })}
      </Alert>
      <ImportLines
        lines={report.rows}
        outcomes={outcomes.map((outcome) => ({
          outcome,
          count: report[outcome],
          many: t(`report.${outcome}`),
          one: t(`report.one.${outcome}`),
        }))}
      />
    </>
  )
}
