import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const platformRules: Translation<typeof en.platformRules> = {
  atMostCharacters: 'Como máximo {max} caracteres',
  invalidEmail: 'Introduce un correo electrónico válido',
  amountsAreWholeCents: 'Los importes van en céntimos enteros',
  amountMustNotBeNegative: 'El importe no puede ser negativo',
  amountIsTooLarge: 'El importe es demasiado grande',
}

export const validation: Translation<typeof en.validation> = {
  required: 'Obligatorio',
  expected: 'Se esperaba {expected}, se recibió {received}',
  types: {
    string: 'texto',
    number: 'un número',
    int: 'un número entero',
    boolean: 'sí o no',
    object: 'un objeto',
    array: 'una lista',
    null: 'nada',
  },
  tooSmall:
    '{of, select, string {Debe tener al menos {minimum} carácter(es)} array {Debe tener al menos {minimum} elemento(s)} other {Debe ser {bound, select, open {mayor que} other {como mínimo}} {minimum}}}',
  tooBig:
    '{of, select, string {Debe tener como máximo {maximum} carácter(es)} array {Debe tener como máximo {maximum} elemento(s)} other {Debe ser {bound, select, open {menor que} other {como máximo}} {maximum}}}',
  format:
    '{format, select, email {Correo electrónico no válido} url {Dirección web no válida} uuid {Identificador no válido} date {Fecha no válida} datetime {Fecha y hora no válidas} other {No válido}}',
  option: 'Debe ser uno de: {values}',
  keys: 'Desconocido: {keys}',
  multiple: 'Debe ser múltiplo de {of}',
  other: 'No válido',
}
