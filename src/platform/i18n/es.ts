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

export const platformErrors: Translation<typeof en.platformErrors> = {
  invalid_input: 'Algunos datos no son válidos. No se ha guardado nada.',
  malformed_json: 'La petición no es JSON válido. No se ha guardado nada.',
  unauthorized: 'Unauthorized',
  forbidden: 'No tienes permiso para hacer esto. Pídelo al propietario del espacio de trabajo.',
  cross_site: 'Esta petición venía de otro sitio y se ha bloqueado.',
  not_found: 'No encontrado',
  conflict: 'Otra persona lo ha cambiado mientras tanto. Recarga e inténtalo de nuevo.',
  key_reused:
    'Esta clave ya se ha usado para otra petición. No se ha hecho nada; envíala con una clave nueva.',
  key_in_use: 'Tu primera petición sigue en curso. No se hará dos veces; inténtalo de nuevo en un momento.',
  key_answer_too_large:
    'Esto ya se había hecho, pero la respuesta era demasiado grande para guardarla. No se ha repetido; recarga para verlo.',
  too_large: 'Es más grande de lo que aceptamos. No se ha guardado nada.',
  unsupported_type: 'Aquí no se acepta este tipo de contenido. Envía JSON.',
  refused: 'Esto no se puede hacer. No se ha guardado nada.',
  rate_limited: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
  internal: 'Algo ha fallado por nuestra parte. Todo lo que guardaste está a salvo. Inténtalo de nuevo.',
  unavailable:
    'El servicio está arrancando u ocupado. No se ha perdido nada; inténtalo de nuevo en un momento.',
  outcome_unknown:
    'El servidor tarda demasiado y no sabemos si esto se ha guardado. Compruébalo antes de volver a intentarlo.',
  csv_unreadable: 'No se ha podido leer el archivo como CSV. No se ha importado nada.',
  address_private:
    'Esta dirección apunta a una red privada, así que no la hemos llamado. Para permitir un servidor dentro de tu propia red, tu administrador puede poner ALLOW_PRIVATE_NETWORK=true.',
  time_out_of_range: 'Elige un momento futuro, como máximo dentro de un año. No se ha cambiado nada.',
}

export const zoneTime: Translation<typeof en.zoneTime> = {
  name: 'hora de {place}',
  timeWithZone: '{time}, {zone}',
}
