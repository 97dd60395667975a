import { type SubmitEventHandler, useState } from 'react'
import { decodeCsv } from '#client/csv/decode-csv.ts'
import { fieldsOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose } from '#client/ui/dialog.tsx'
import { Dropzone } from '#client/ui/dropzone.tsx'
import { Field } from '#client/ui/field.tsx'
import { importCustomers } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'
import { useImportCustomers } from './customers.queries.ts'
import { ImportInstructions } from './import-instructions.tsx'
import { ImportReportView } from './import-report-view.tsx'

type Problem = 'needed' | 'wrongType' | 'tooLarge' | 'unreadable'

/** First the file, then what became of each of its lines. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText(customerMessages)
  const common = useText(commonMessages)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { mutate, reset, data: report, error, isPending } = useImportCustomers()
  const refusal = error && (fieldsOf(error).body ?? reasonOf(error))

  function take(next: File | null, wrong: Problem | null = null) {
    reset()
    setFile(next)
    setProblem(wrong)
  }
  const submit: SubmitEventHandler<HTMLFormElement> = async (event) => {
    event.preventDefault()
    if (isPending) return
    if (!file) return setProblem('needed')
    const bytes = await file.arrayBuffer().catch(() => null)
    if (bytes) mutate(decodeCsv(bytes))
    else take(null, 'unreadable')
  }

  if (report) {
    return (
      <Dialog
        key="import"
        open
        onOpenChange={onClose}
        size="lg"
        title={t('report.title')}
        closeLabel={common('close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => take(null)}>
              {t('report.again')}
            </Button>
            <Button onClick={onClose}>{t('report.done')}</Button>
          </>
        }
      >
        <ImportReportView report={report} />
      </Dialog>
    )
  }
  return (
    <Dialog
      // The same dialog as the report: it knows where the focus belongs when it closes.
      key="import"
      open
      onOpenChange={onClose}
      title={t('import.title')}
      description={t('import.description')}
      closeLabel={common('close')}
      onSubmit={submit}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{common('cancel')}</Button>
          </DialogClose>
          <Button type="submit" pending={isPending}>
            {t('import.start')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ImportInstructions />
        <Field label={t('import.file')} required error={problem ? t(`import.${problem}`) : refusal}>
          <Dropzone
            file={file}
            onFileChange={(chosen) => take(chosen)}
            accept=".csv,text/csv"
            maxBytes={importCustomers.bodyLimit}
            onReject={(_, reason) => take(null, reason === 'type' ? 'wrongType' : 'tooLarge')}
            label={t('import.choose')}
            description={t('import.limit')}
            removeLabel={t('import.remove')}
            disabled={isPending}
          />
        </Field>
      </div>
    </Dialog>
  )
}
