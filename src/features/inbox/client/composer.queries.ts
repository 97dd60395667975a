import { useMutation } from '@tanstack/react-query'
import { call, callWithKey } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { inboxMessages } from '../i18n/index.ts'
import * as contract from '../inbox.contract.ts'
import { refreshConversations } from './conversation.queries.ts'
import { type Draft, draftOf, forget, type Mode, write } from './drafts.ts'

/** The text stays in the composer until the server has stored it. */
export function useSend(id: string, mode: Mode) {
  const t = useText(inboxMessages)
  return useMutation({
    mutationFn: ({ text, reference }: Draft) =>
      mode === 'note'
        ? callWithKey(contract.addNote, { params: { id }, body: { text } }, reference)
        : call(contract.reply, { params: { id }, body: { text, reference } }),
    onSuccess: (_entry, { reference }) => forget(id, mode, reference),
    onError: failureToast(t(mode === 'note' ? 'toasts.noteNotSaved' : 'toasts.notSent')),
    // Also after an error: the server may have stored it.
    onSettled: () => {
      void refreshConversations()
    },
  })
}

/** Fills the composer without sending; the previous text can be restored. */
export function useSuggest(id: string) {
  const t = useText(inboxMessages)
  return useMutation({
    mutationFn: () => call(contract.suggestReply, { params: { id } }),
    onSuccess: ({ text, ...suggestion }) => {
      const own = draftOf(id, 'reply')
      write(id, 'reply', text, suggestion)
      if (own.text.trim() === '') return
      const label = t('toasts.bringBack')
      toast({
        title: t('toasts.replaced'),
        action: { label, altText: label, onSelect: () => write(id, 'reply', own.text, own.suggestion) },
      })
    },
    onError: failureToast(t('toasts.noSuggestion')),
  })
}
