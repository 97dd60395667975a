import type * as en from './en.ts'

export const translatedNames: typeof en.translatedNames = [
  'navidad nochebuena nochevieja reyes magos pascua semana santa cuaresma epifania todos los santos santo san valentin',
  'dia madre padre accion gracias ano nuevo viernes negro ciberlunes orgullo independencia trabajo carnaval',
  'estados unidos reino unido espana mexico argentina colombia peru inglaterra francia italia',
]
