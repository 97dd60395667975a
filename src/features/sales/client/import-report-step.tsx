import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { salesMessages } from '../i18n/index.ts'
import type { SalesImportReport } from '../sales.contract.ts'
import { ImportReport } from './import-report.tsx'

interface ImportReportStepProps {
  report: SalesImportReport
  isPending: boolean
  onStart: () => void
  onOther: () => void
  onClose: () => void
}

/** What will happen, or what has happened. */
export function ImportReportStep({ report, isPending, onStart, onOther, onClose }: ImportReportStepProps) {
  const t = useText(salesMessages)
  const common = useText(commonMessages)
  const { isPreview } = report
  const isWorthIt = report.imported + report.changed > 0
  return (
    <Dialog
      key="import"
      open
      onOpenChange={onClose}
      size="lg"
      title={isPreview ? t('import.previewTitle') : t('import.reportTitle')}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onOther}>
            {isPreview ? t('import.other') : t('import.again')}
          </Button>
          {isPreview ? (
            <Button pending={isPending} disabled={!isWorthIt} onClick={onStart}>
              {t('import.start')}
            </Button>
          ) : (
            <Button onClick={onClose}>{t('import.done')}</Button>
          )}
        </>
      }
    >
      {/* A new report begins with its own view, not with that of the preview. */}
      <ImportReport key={String(isPreview)} report={report} />
    </Dialog>
  )
}
