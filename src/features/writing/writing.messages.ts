import { messages } from '#platform/messages.ts'

export const writingMessages = messages({
  en: {
    builtIn: 'Written by the built-in writer.',
    connect: 'Connect an AI provider in Settings for more variety.',
    ai: 'Written by {model}',
  },
  es: {
    builtIn: 'Lo escribe el redactor integrado.',
    connect: 'Conecta un proveedor de IA en Ajustes para tener más variedad.',
    ai: 'Lo escribe {model}',
  },
})
