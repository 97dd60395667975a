import { useEffect, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Dropzone } from '#client/ui/dropzone.tsx'
import { type AcceptedType, documentTypes, MAX_FILE_BYTES } from '../files.contract.ts'
import { fileMessages } from '../i18n/index.ts'
import { acceptOf, namesOf } from './file-types.ts'
import { useUpload } from './use-upload.ts'

export type FileFieldProps = {
  /** URL of the stored file. */
  value: string | null
  onChange: (url: string | null) => void
  /** True during an upload, so that a form is not submitted without its file. */
  onBusyChange?: (busy: boolean) => void
  types?: readonly AcceptedType[]
  /** Overrides the success text. */
  uploadedText?: string
  disabled?: boolean
}

/** One file of a record: uploaded when chosen, so that the form only contains its URL. */
export function FileField({
  value,
  onChange,
  onBusyChange,
  types = documentTypes,
  uploadedText,
  disabled = false,
}: FileFieldProps) {
  const t = useText(fileMessages)
  const [file, setFile] = useState<File | null>(null)
  const { upload, cancel, refuse, isUploading, progress } = useUpload(types, uploadedText)
  useEffect(() => onBusyChange?.(isUploading), [isUploading, onBusyChange])

  async function take(next: File | null) {
    setFile(next)
    if (!next) {
      cancel()
      onChange(null)
      return
    }
    const url = await upload(next)
    if (url) onChange(url)
    // Cleared only if no other file was chosen meanwhile.
    else setFile((shown) => (shown === next ? null : shown))
  }

  return (
    <div className="flex flex-col gap-1.5">
      <Dropzone
        file={file}
        onFileChange={(next) => void take(next)}
        label={t('field.choose')}
        description={t('field.accepted', { types: namesOf(types) })}
        removeLabel={t('field.remove')}
        accept={acceptOf(types)}
        maxBytes={MAX_FILE_BYTES}
        onReject={(_file, reason) => refuse(reason)}
        progress={progress}
        progressLabel={t('field.uploading', { name: file?.name ?? '' })}
        disabled={disabled}
      />
      {value && !file ? (
        <a
          href={value}
          target="_blank"
          rel="noreferrer"
          className="self-start text-primary-ink text-sm underline underline-offset-4"
        >
          {t('field.current')}
        </a>
      ) : null}
    </div>
  )
}
