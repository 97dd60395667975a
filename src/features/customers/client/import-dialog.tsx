import { useState } from 'react'
import { ImportDialog, useImportFile } from '#client/csv/import-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { importCustomers } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'
import { ImportConsent, type ImportedConsent, isNoteMissing } from './consent/import-consent.tsx'
import { useImportCustomers } from './customers.queries.ts'
import { ImportInstructions } from './import-instructions.tsx'
import { ImportReportView } from './import-report-view.tsx'

export function CustomersImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText(customerMessages)
  const [agreed, setAgreed] = useState<ImportedConsent>({ email: false, whatsapp: false, note: '' })
  const [showsProblem, setShowsProblem] = useState(false)
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
      onFile={(csv) => {
        setShowsProblem(true)
        if (!isNoteMissing(agreed)) mutate({ csv, agreed })
      }}
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
      <ImportConsent value={agreed} showsProblem={showsProblem} onChange={setAgreed} />
    </ImportDialog>
  )
}
