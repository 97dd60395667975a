import type { WaitingPost } from '#features/campaigns/waiting.contract.ts'

/** The media of a post as files, named after their platform. */
export const fetchFiles = (
  { platform, media }: Pick<WaitingPost, 'platform' | 'media'>,
  signal?: AbortSignal,
): Promise<File[]> =>
  Promise.all(
    media.map(async ({ url }, place) => {
      const answer = await fetch(url, { ...(signal && { signal }) })
      if (!answer.ok) throw new Error(`The file answered ${answer.status}.`)
      const blob = await answer.blob()
      const ending = blob.type.split('/').at(-1) ?? ''
      return new File([blob], `${platform}-${place + 1}.${ending}`, { type: blob.type })
    }),
  )

/** Closing the share sheet is not an error. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Absent on plain http and in some browsers. */
export const sharesFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([''], 'picture.png', { type: 'image/png' })] }) ?? false

export const sharesText = (): boolean => navigator.canShare?.({ text: 'text' }) ?? false
