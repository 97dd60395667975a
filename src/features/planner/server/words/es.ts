import type * as en from './en.ts'

export const demoProducts: typeof en.demoProducts = [
  'Balayage',
  'Peinado de novia',
  'Tarjetas regalo',
  'Café con leche',
  'Tarta de zanahoria',
]
