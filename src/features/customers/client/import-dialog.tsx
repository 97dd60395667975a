import { ImportDialog, useImportFile } from '#client/csv/import-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { importCustomers } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'
import { useImportCustomers } from './customers.queries.ts'
import { ImportInstructions } from './import-instructions.tsx'
import { ImportReportView } from './import-report-view.tsx'

export function CustomersImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText(customerMessages)
  const { mutate, reset, data: report, error, isPending } = useImportCustomers()
  return (
    <ImportDialog
      chosen={useImportFile(reset)}
      words={(key) => t(`import.${key}`)}
      startLabel={t('import.start')}
      limitLabel={t('import.limit')}
      maxBytes={importCustomers.bodyLimit}
      error={error}
      isPending={isPending}
      onFile={mutate}
      onClose={onClose}
      report={
        report
          ? {
              title: t('report.title'),
              body: <ImportReportView report={report} />,
              again: t('report.again'),
              action: <Button onClick={onClose}>{t('report.done')}</Button>,
            }
          : null
      }
    >
      <ImportInstructions />
    </ImportDialog>
  )
}
