import { useState } from 'react'
import { decodeCsv } from '#client/csv/decode-csv.ts'
import { type FileProblem, ImportFileStep } from './import-file-step.tsx'
import { ImportReportStep } from './import-report-step.tsx'
import { type ImportKind, useImport, usePreviewImport } from './sales.queries.ts'

interface ImportDialogProps {
  onClose: () => void
}

/** First the file, then what would become of each of its lines, and only then the import itself. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const [kind, setKind] = useState<ImportKind>('sales')
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const preview = usePreviewImport()
  const start = useImport()

  function take(next: File | null, wrong: FileProblem | null = null) {
    preview.reset()
    start.reset()
    setFile(next)
    setProblem(wrong)
  }
  async function check() {
    if (preview.isPending) return
    if (!file) return setProblem('needed')
    const bytes = await file.arrayBuffer().catch(() => null)
    if (bytes) preview.mutate({ kind, csv: decodeCsv(bytes) })
    else take(null, 'unreadable')
  }

  const report = start.data ?? preview.data
  const checked = preview.variables
  if (report && checked) {
    return (
      <ImportReportStep
        report={report}
        isPending={start.isPending}
        onStart={() => start.mutate(checked)}
        onOther={() => take(null)}
        onClose={onClose}
      />
    )
  }
  return (
    <ImportFileStep
      kind={kind}
      file={file}
      problem={problem}
      error={preview.error}
      isPending={preview.isPending}
      onKind={(next) => {
        setKind(next)
        take(file)
      }}
      onFile={take}
      onCheck={check}
      onClose={onClose}
    />
  )
}
