import { readBody } from '#client/data/api.ts'
import { currentLocale } from '#client/i18n/locale-store.ts'
import type { ErrorBody } from '#platform/errors.ts'

/** The file did not arrive; `status` is 0 when there was no answer at all. */
export class UploadError extends Error {
  readonly status: number
  /** What the server said, when it said it in our form. */
  readonly body: ErrorBody | null

  constructor(status: number, text: string) {
    super(`The upload was answered with ${status}.`)
    this.name = 'UploadError'
    this.status = status
    this.body = readBody(text)
  }
}

/** Sends one file to the address it was given. With XMLHttpRequest, since fetch does not tell how far it got. */
export function putFile(
  url: string,
  file: File,
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
