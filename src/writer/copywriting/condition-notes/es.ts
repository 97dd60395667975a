import type * as en from './en.ts'

export const conditionNotes: typeof en.conditionNotes = [
  'Con condiciones',
  'Según bases',
  'Sujeto a requisitos',
]
