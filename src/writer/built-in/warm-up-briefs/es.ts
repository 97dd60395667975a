import type * as en from './en.ts'

export const warmUpBriefs: typeof en.warmUpBriefs = [
  '25 % de descuento en cortes los martes hasta el 30 de enero, solo clientes nuevos. reserva en bloom.example o al 600 123 456',
  'jornada de puertas abiertas el sábado de 10 a 13 h, entrada gratis, trae a una amiga. ven a conocer a Ana y al equipo',
]
