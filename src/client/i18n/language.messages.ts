import { messages } from '#platform/messages.ts'

export const languageMessages = messages({
  en: { label: 'Language' },
  es: { label: 'Idioma' },
})
