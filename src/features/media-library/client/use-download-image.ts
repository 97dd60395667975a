import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { useText } from '#client/i18n/use-text.ts'
import { getObject, type StoredType, storedTypes } from '#core/files/files.contract.ts'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'

/** Saves an image under its name in the library. A plain link would save it under the name of the stored file. */
export function useDownloadImage() {
  const t = useText(mediaMessages)
  return useMutation({
    mutationFn: async ({ url, name }: MediaItem) => {
      const blob = await fetchFile(getObject, { params: { name: url.slice(url.lastIndexOf('/') + 1) } })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(blob)
      link.download = `${name}${storedTypes[blob.type as StoredType] ?? ''}`
      link.click()
      // The browser reads the URL asynchronously.
      setTimeout(() => URL.revokeObjectURL(link.href))
    },
    onError: failureToast(t('toasts.downloadFailed')),
  })
}
