import { CloudUpload, FileText, X } from 'lucide-react'
import { type ComponentProps, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'
import { fileMatchesAccept } from './file-accept.ts'
import { Progress } from './progress.tsx'

type FileRejection = 'type' | 'size'

export interface DropzoneProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'multiple' | 'onChange' | 'ref'> {
  file: File | null
  onFileChange: (file: File | null) => void
  /** Text of the empty zone: "Choose a file or drop it here". */
  label: ReactNode
  description?: ReactNode
  removeLabel: string
  maxBytes?: number
  onReject?: (file: File, reason: FileRejection) => void
  /** 0 to 100 while the file is being sent. */
  progress?: number | undefined
  progressLabel?: string
}

/** One file, by click, keyboard or drop. */
export function Dropzone({
  file,
  onFileChange,
  label,
  description,
  removeLabel,
  maxBytes,
  onReject,
  progress,
  progressLabel = file?.name ?? '',
  accept,
  disabled,
  className,
  ...props
}: DropzoneProps) {
  const field = useFieldControl(props)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function take(candidate: File | undefined) {
    if (!candidate || disabled) return
    if (!fileMatchesAccept(candidate, accept)) return onReject?.(candidate, 'type')
    if (maxBytes !== undefined && candidate.size > maxBytes) return onReject?.(candidate, 'size')
    onFileChange(candidate)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  function remove() {
    onFileChange(null)
    input.current?.focus()
  }

  return (
    <div className={cn('relative', className)}>
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'flex min-h-24 items-center gap-3 rounded-md border border-border-control border-dashed bg-surface px-4 py-3 transition-colors has-aria-invalid:border-danger has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
          over ? 'border-primary bg-primary-subtle' : 'hover:bg-surface-sunken',
          file && 'border-border border-solid pr-14',
        )}
      >
        <span className="flex size-9 shrink-0 items-center justify-center rounded-sm bg-primary-subtle text-primary-ink">
          {file ? (
            <FileText aria-hidden className="size-4" />
          ) : (
            <CloudUpload aria-hidden className="size-4" />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{file ? file.name : label}</span>
          {description ? <span className="block text-muted text-xs">{description}</span> : null}
          {progress === undefined ? null : (
            <Progress value={progress} label={progressLabel} className="mt-2" />
          )}
        </span>
        <input
          ref={input}
          type="file"
          accept={accept}
          disabled={disabled}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files?.[0])
            // Reset, so that choosing the same file again fires a change event.
            event.target.value = ''
          }}
          {...props}
          {...field}
        />
      </label>
      {file && !disabled ? (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={remove}
          className="absolute inset-y-0 right-3 my-auto flex size-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center justify-center rounded-sm text-muted transition-colors hover:bg-surface-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      ) : null}
    </div>
  )
}
