import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, isUnauthorized, messageOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { ErrorCode } from '#platform/errors.ts'
import { type AcceptedType, MAX_FILE_BYTES, requestUpload } from '../files.contract.ts'
import { fileMessages } from '../i18n/index.ts'
import { allTypes, namesOf } from './file-types.ts'
import { putFile, UploadError } from './put-file.ts'

/** For these errors the server's message says what to do; for all others, to try again. */
const explained = new Set<ErrorCode>([
  'picture_too_large',
  'picture_unreadable',
  'picture_failed',
  'storage_full',
  'rate_limited',
])

type Refusal = 'type' | 'size'

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
export function useUpload(types: readonly AcceptedType[] = allTypes, uploadedText?: string): Uploading {
  const t = useText(fileMessages)
  const { mutateAsync: askForPlace } = useMutation({
    mutationFn: (signal: AbortSignal) => call(requestUpload, {}, signal),
  })
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  function showError(title: string, description?: string) {
    toast({ variant: 'destructive', title, description })
  }
  function refuse(reason: Refusal) {
    if (reason === 'size') showError(t('toasts.tooLarge'), t('toasts.limit'))
    else showError(t('toasts.failed'), t('toasts.wrongType', { types: namesOf(types) }))
  }
  function explain(error: unknown) {
    // A lost session is handled once for the whole app.
    if (isUnauthorized(error)) return
    if (!(error instanceof UploadError)) showError(t('toasts.noAddress'), messageOf(error))
    else if (error.body?.code === 'too_large') refuse('size')
    else if (error.status === 415) refuse('type')
    else if (error.body && explained.has(error.body.code)) showError(t('toasts.failed'), error.body.message)
    else showError(t('toasts.failed'), t('toasts.tryAgain'))
  }

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
      const { uploadURL } = await askForPlace(current.signal)
      await putFile(uploadURL, file, setProgress, current.signal)
      toast({ title: uploadedText ?? t('toasts.uploaded') })
      return uploadURL.split('?', 1)[0] ?? null
    } catch (error) {
      if (!current.signal.aborted) explain(error)
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
