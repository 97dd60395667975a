import { useState } from 'react'
import { ImportDialog, useImportFile } from '#client/csv/import-dialog.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { salesMessages } from '../i18n/index.ts'
import { ImportGuide } from './import-guide.tsx'
import { ImportReport } from './import-report.tsx'
import { type ImportKind, importKinds, limitOf, useImport, usePreviewImport } from './sales.queries.ts'

/** Previews an import before it is started. */
export function SalesImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText(salesMessages)
  const [kind, setKind] = useState<ImportKind>('sales')
  const preview = usePreviewImport()
  const start = useImport()
  const chosen = useImportFile(() => {
    preview.reset()
    start.reset()
  })
  const report = start.data ?? preview.data
  const checked = preview.variables
  return (
    <ImportDialog
      chosen={chosen}
      words={(key) => t(`import.${key}`)}
      startLabel={t('import.preview')}
      limitLabel={t(`import.limits.${kind}`)}
      maxBytes={limitOf(kind)}
      error={preview.error}
      isPending={preview.isPending}
      onFile={(csv) => preview.mutate({ kind, csv })}
      onClose={onClose}
      report={
        report && checked
          ? {
              title: report.isPreview ? t('import.previewTitle') : t('import.reportTitle'),
              // The final report starts with its own tab, not with that of the preview.
              body: <ImportReport key={String(report.isPreview)} report={report} />,
              again: report.isPreview ? t('import.other') : t('import.again'),
              isPending: start.isPending,
              action: report.isPreview ? (
                <Button
                  pending={start.isPending}
                  disabled={report.imported + report.changed === 0}
                  onClick={() => start.mutate(checked)}
                >
                  {t('import.start')}
                </Button>
              ) : (
                <Button onClick={onClose}>{t('import.done')}</Button>
              ),
            }
          : null
      }
    >
      <Field label={t('import.what')}>
        <Select
          value={kind}
          onValueChange={(next) => {
            setKind(next)
            chosen.choose(chosen.file)
          }}
          options={importKinds.map((value) => ({ value, label: t(`import.kinds.${value}`) }))}
        />
      </Field>
      <ImportGuide kind={kind} />
    </ImportDialog>
  )
}
