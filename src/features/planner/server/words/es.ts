import type * as en from './en.ts'

export const demoProducts: typeof en.demoProducts = [
  'Balayage',
  'Corte y peinado',
  'Color',
  'Mascarilla capilar',
  'Corte para pelo rizado',
]
