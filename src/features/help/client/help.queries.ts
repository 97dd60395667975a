import { useMutation } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { currentLocale } from '#client/i18n/locale-store.ts'
import { textOf } from '#platform/messages.ts'
import { chatLanguageOf, helpChat, type Reply } from '../help.contract.ts'
import { helpMessages } from '../i18n/index.ts'
import { addMessage, stopWaiting, wait } from './help-chat-store.ts'

const words = () => textOf(helpMessages, currentLocale())

/** Does not trust the response: one without a message becomes an apology. */
function show({ message, articles, actions }: Partial<Reply>): void {
  const text = typeof message === 'string' && message.trim() ? message : words()('chat.apology')
  addMessage({ text, isBot: true, ...(articles && { articles }), ...(actions && { actions }) })
}

function showFailure(): void {
  const t = words()
  const actions = [
    { label: t('chat.toHelp'), link: '/help' },
    { label: t('chat.toSupport'), link: '/support' },
  ]
  addMessage({ text: t('chat.failed'), isBot: true, actions })
}

export const useAskHelp = () =>
  useMutation({
    mutationFn: (message: string) =>
      call(helpChat, { body: { message, language: chatLanguageOf(currentLocale()) } }),
    onMutate: (message) => {
      addMessage({ text: message, isBot: false })
      wait()
    },
    onSuccess: show,
    onError: showFailure,
    onSettled: stopWaiting,
  })
