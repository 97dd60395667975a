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

/** What the server says of these tells a person what to do; of all else, that they can try again. */
const explained = new Set<ErrorCode>([
  'picture_too_large',
  'picture_unreadable',
  'picture_failed',
  'storage_full',
  'rate_limited',
])

export type Refusal = 'type' | 'size'

export type Uploading = {
  /** Answers the address to keep in a record; null when it failed or was cancelled, which the person was told. */
  upload: (file: File) => Promise<string | null>
  /** Breaks off what is under way, without a word. */
  cancel: () => void
  /** Says why a file is not taken. */
  refuse: (reason: Refusal) => void
  isUploading: boolean
  /** 0 to 100 while a file is being sent. */
  progress: number | undefined
}

/** Sends one file at a time; a second one takes the place of the first, and leaving the screen ends it. */
export function useUpload(types: readonly AcceptedType[] = allTypes, uploadedText?: string): Uploading {
  const t = useText(fileMessages)
  const { mutateAsync: askForPlace } = useMutation({
    mutationFn: (signal: AbortSignal) => call(requestUpload, {}, signal),
  })
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  function tell(title: string, description?: string) {
    toast({ variant: 'destructive', title, description })
  }
  function refuse(reason: Refusal) {
    if (reason === 'size') tell(t('toasts.tooLarge'), t('toasts.limit'))
    else tell(t('toasts.failed'), t('toasts.wrongType', { types: namesOf(types) }))
  }
  function explain(error: unknown) {
    // A lost session is told elsewhere, once for the whole product.
    if (isUnauthorized(error)) return
    if (!(error instanceof UploadError)) tell(t('toasts.noAddress'), messageOf(error))
    else if (error.body?.code === 'too_large') refuse('size')
    else if (error.status === 415) refuse('type')
    else if (error.body && explained.has(error.body.code)) tell(t('toasts.failed'), error.body.message)
    else tell(t('toasts.failed'), t('toasts.tryAgain'))
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
