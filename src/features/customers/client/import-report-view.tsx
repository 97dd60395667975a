import { ImportLines } from '#client/csv/import-lines.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import type { ImportReport } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'
import { importColumns } from './import-columns.tsx'

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
        columns={importColumns(t)}
        outcomes={outcomes.map((outcome) => ({
          outcome,
          name: t(`report.${outcome}`),
          count: report[outcome],
        }))}
        words={{
          show: t('report.show'),
          all: t('report.all'),
          label: t('report.label'),
          none: t('report.none'),
          more: t('report.loadMore'),
        }}
        partOf={(count, total) => t('results.partOf', { count, total })}
      />
    </>
  )
}
