import { type ReactNode, type SubmitEventHandler, useState } from 'react'
import { fieldsOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose } from '#client/ui/dialog.tsx'
import { Dropzone } from '#client/ui/dropzone.tsx'
import { Field } from '#client/ui/field.tsx'
import { decodeCsv } from './decode-csv.ts'

type FileProblem = 'needed' | 'wrongType' | 'tooLarge' | 'unreadable'

/** The chosen file. `reset` drops the results of an earlier file. */
export function useImportFile(reset: () => void) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  function choose(next: File | null, wrong: FileProblem | null = null) {
    reset()
    setFile(next)
    setProblem(wrong)
  }
  return { file, problem, setProblem, choose }
}

interface ImportDialogProps {
  chosen: ReturnType<typeof useImportFile>
  words: (key: 'title' | 'description' | 'file' | 'choose' | 'remove' | FileProblem) => string
  startLabel: string
  limitLabel: string
  maxBytes: number
  error: Error | null
  isPending: boolean
  onFile: (csv: string) => void
  onClose: () => void
  /** Results per line of the file, shown instead of the form. */
  report: { title: string; body: ReactNode; again: string; action: ReactNode; isPending?: boolean } | null
  /** The expected format, above the file input. */
  children: ReactNode
}

/** Asks for a file, then shows a report per line. One dialog for both, so that focus returns when it closes. */
export function ImportDialog({
  chosen: { file, problem, setProblem, choose },
  words,
  startLabel,
  limitLabel,
  maxBytes,
  error,
  isPending,
  onFile,
  onClose,
  report,
  children,
}: ImportDialogProps) {
  const common = useText(commonMessages)
  const refusal = error && (fieldsOf(error).body ?? reasonOf(error))
  const submit: SubmitEventHandler<HTMLFormElement> = async (event) => {
    event.preventDefault()
    if (isPending) return
    if (!file) return setProblem('needed')
    const bytes = await file.arrayBuffer().catch(() => null)
    if (bytes) onFile(decodeCsv(bytes))
    else choose(null, 'unreadable')
  }
  if (report)
    return (
      <Dialog
        key="import"
        open
        onOpenChange={onClose}
        size="lg"
        title={report.title}
        closeLabel={common('close')}
        footer={
          <>
            <Button variant="secondary" disabled={report.isPending} onClick={() => choose(null)}>
              {report.again}
            </Button>
            {report.action}
          </>
        }
      >
        {report.body}
      </Dialog>
    )
  return (
    <Dialog
      key="import"
      open
      onOpenChange={onClose}
      title={words('title')}
      description={words('description')}
      closeLabel={common('close')}
      onSubmit={submit}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{common('cancel')}</Button>
          </DialogClose>
          <Button type="submit" pending={isPending}>
            {startLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {children}
        <Field label={words('file')} required error={problem ? words(problem) : refusal}>
          <Dropzone
            file={file}
            onFileChange={(next) => choose(next)}
            accept=".csv,text/csv"
            maxBytes={maxBytes}
            onReject={(_, reason) => choose(null, reason === 'type' ? 'wrongType' : 'tooLarge')}
            label={words('choose')}
            description={limitLabel}
            removeLabel={words('remove')}
            disabled={isPending}
          />
        </Field>
      </div>
    </Dialog>
  )
}
