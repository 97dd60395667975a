import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { read, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { storageMessages } from '../i18n/index.ts'
import * as contract from '../storage.contract.ts'
import { useFileSize } from './use-file-size.ts'

// Uploads do not announce their size, so it is fetched on every visit.
const asked = { refetchOnMount: 'always' } as const

export const useStorage = () => useQuery({ ...read(contract.getStorage, {}), ...asked })

export const useUnusedVideos = (order: contract.UnusedOrder) =>
  useQuery({ ...read(contract.listUnusedVideos, { query: { order } }), ...asked })

export function useDeleteUnusedVideos() {
  const t = useText(storageMessages)
  const sizeOf = useFileSize()
  return useMutation({
    mutationFn: (ids: string[]) => call(contract.deleteUnusedVideos, { body: { ids } }),
    onSuccess: ({ deleted, kept, freed }) => {
      const words = [t('freed', { size: sizeOf(freed) }), ...(kept > 0 ? [t('kept', { n: kept })] : [])]
      toast({ title: t('deleted', { n: deleted }), description: words.join(' ') })
      return refresh('videos')
    },
  })
}
