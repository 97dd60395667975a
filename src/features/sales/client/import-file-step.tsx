import type { SubmitEventHandler } from 'react'
import { fieldsOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose } from '#client/ui/dialog.tsx'
import { Dropzone } from '#client/ui/dropzone.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { salesMessages } from '../i18n/index.ts'
import { ImportGuide } from './import-guide.tsx'
import { type ImportKind, importKinds, limitOf } from './sales.queries.ts'

export type FileProblem = 'needed' | 'wrongType' | 'tooLarge' | 'unreadable'

interface ImportFileStepProps {
  kind: ImportKind
  file: File | null
  problem: FileProblem | null
  error: Error | null
  isPending: boolean
  onKind: (kind: ImportKind) => void
  onFile: (file: File | null, problem?: FileProblem) => void
  onCheck: () => void
  onClose: () => void
}

export function ImportFileStep({
  kind,
  file,
  problem,
  error,
  isPending,
  onKind,
  onFile,
  onCheck,
  onClose,
}: ImportFileStepProps) {
  const t = useText(salesMessages)
  const common = useText(commonMessages)
  const refusal = error && (fieldsOf(error).body ?? reasonOf(error))
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    onCheck()
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
            {t('import.preview')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('import.what')}>
          <Select
            value={kind}
            onValueChange={onKind}
            options={importKinds.map((value) => ({ value, label: t(`import.kinds.${value}`) }))}
          />
        </Field>
        <ImportGuide kind={kind} />
        <Field label={t('import.file')} required error={problem ? t(`import.${problem}`) : refusal}>
          <Dropzone
            file={file}
            onFileChange={(chosen) => onFile(chosen)}
            accept=".csv,text/csv"
            maxBytes={limitOf(kind)}
            onReject={(_, reason) => onFile(null, reason === 'type' ? 'wrongType' : 'tooLarge')}
            label={t('import.choose')}
            description={t(`import.limits.${kind}`)}
            removeLabel={t('import.remove')}
            disabled={isPending}
          />
        </Field>
      </div>
    </Dialog>
  )
}
