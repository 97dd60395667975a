import { messages } from '#platform/messages.ts'

export const writingMessages = messages({
  en: {
    builtIn: 'Written by the built-in writer. Connect an AI provider in Settings for more variety.',
  },
  es: {
    builtIn: 'Escribe el redactor integrado. Conecta un proveedor de IA en Ajustes para tener más variedad.',
  },
})
