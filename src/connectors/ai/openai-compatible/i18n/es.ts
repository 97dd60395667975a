import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const openaiCompatible: Translation<typeof en.openaiCompatible> = { label: 'Otro, o un modelo propio' }
