import { messages } from '#platform/messages.ts'

/** The words around every text that is to be read. */
export const documentMessages = messages({
  en: { contents: 'On this page', short: 'In short', updated: 'Last updated:' },
  es: { contents: 'En esta página', short: 'En pocas palabras', updated: 'Última actualización:' },
})
