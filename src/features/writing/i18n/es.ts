import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const writing: Translation<typeof en.writing> = {
  builtIn: 'Lo escribe el redactor integrado.',
  connect: 'Conecta un proveedor de IA en Ajustes para tener más variedad.',
  ai: 'Lo escribe {model}',
}
