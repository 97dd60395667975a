import { useEffect, useRef, useState } from 'react'
import { isUnauthorized } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { type AcceptedType, documentTypes, MAX_FILE_BYTES } from '../files.contract.ts'
import { fileMessages } from '../i18n/index.ts'
import { explainRefusal, explainUploadError, type Refusal, type UploadProblem } from './upload-problem.ts'
import { useUploadFile } from './use-upload-file.ts'

export type Uploading = {
  /** Answers the URL to store; null if it failed (which was shown) or was canceled. */
  upload: (file: File) => Promise<string | null>
  /** Aborts silently. */
  cancel: () => void
  /** Shows why a file is not accepted. */
  refuse: (reason: Refusal) => void
  isUploading: boolean
  /** 0 to 100 during an upload. */
  progress: number | undefined
}

/** Uploads one file at a time; a second one replaces the first, and unmounting aborts. */
export function useUpload(types: readonly AcceptedType[] = documentTypes, uploadedText?: string): Uploading {
  const t = useText(fileMessages)
  const uploadFile = useUploadFile()
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const show = (problem: UploadProblem) => toast({ variant: 'destructive', ...problem })
  const refuse = (reason: Refusal) => void show(explainRefusal(reason, types))

  async function upload(file: File): Promise<string | null> {
    if (file.size > MAX_FILE_BYTES) {
      refuse('size')
      return null
    }
    running.current?.abort()
    const current = new AbortController()
    running.current = current
    setProgress(0)
    try {
      const url = await uploadFile(file, setProgress, current.signal)
      toast({ title: uploadedText ?? t('toasts.uploaded') })
      return url
    } catch (error) {
      // A lost session is handled once for the whole app.
      if (!current.signal.aborted && !isUnauthorized(error)) show(explainUploadError(error, types))
      return null
    } finally {
      if (running.current === current) setProgress(undefined)
    }
  }

  return {
    upload,
    cancel: () => running.current?.abort(),
    refuse,
    isUploading: progress !== undefined,
    progress,
  }
}
