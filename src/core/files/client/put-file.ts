import { readBody } from '#client/data/api.ts'
import { currentLocale } from '#client/i18n/locale-store.ts'
import type { ErrorBody } from '#platform/errors.ts'

/** The upload failed; `status` is 0 without an answer. */
export class UploadError extends Error {
  readonly status: number
  /** Set if the server answered in our format. */
  readonly body: ErrorBody | null

  constructor(status: number, text: string) {
    super(`The upload was answered with ${status}.`)
    this.name = 'UploadError'
    this.status = status
    this.body = readBody(text)
  }
}

/** Uploads a file, or a part of one, to its URL. With XMLHttpRequest, because fetch has no upload progress. */
export function putFile(
  url: string,
  file: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new UploadError(request.status, request.responseText))
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.setRequestHeader('accept-language', currentLocale())
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100)
    request.onload = () => (request.status === 200 ? resolve() : fail())
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    if (signal.aborted) fail()
    else request.send(file)
  })
}
