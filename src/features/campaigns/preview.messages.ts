import { messages } from '#platform/messages.ts'

export const previewMessages = messages({
  en: { label: 'Preview for {platform}' },
  es: { label: 'Vista previa para {platform}' },
})
