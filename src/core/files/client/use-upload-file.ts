import { useMutation } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { requestUpload } from '../files.contract.ts'
import { putFile } from './put-file.ts'

/** Uploads a file and answers the URL to store. */
export type UploadFile = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<string>

/** Several files may be uploaded at once. */
export function useUploadFile(): UploadFile {
  // A mutation, so that a lost session is noticed.
  const { mutateAsync: requestUrl } = useMutation({
    mutationFn: (signal: AbortSignal) => call(requestUpload, {}, signal),
  })
  return async (file, onProgress, signal) => {
    const { uploadURL } = await requestUrl(signal)
    await putFile(uploadURL, file, onProgress, signal)
    return uploadURL.split('?', 1).join()
  }
}
