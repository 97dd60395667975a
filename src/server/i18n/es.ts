import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const serverRules: Translation<typeof en.serverRules> = {
  notOurs: 'Este cursor no pertenece a esta lista',
  wrongKey: 'La clave debe tener de 1 a {max} caracteres imprimibles',
  notAllowed: 'Contiene un carácter no permitido',
}

export const storageErrors: Translation<typeof en.storageErrors> = {
  files_away:
    'Ahora mismo no podemos acceder al almacenamiento de archivos. No se ha perdido nada. Inténtalo de nuevo en unos minutos.',
  files_no_space:
    'El servidor no tiene espacio para más archivos. No se ha perdido nada de lo guardado. Pide a tu administrador que libere espacio e inténtalo de nuevo.',
  files_refused:
    'El almacenamiento de archivos rechaza nuestras peticiones. No se ha perdido nada de lo guardado. Pide a tu administrador que revise su configuración e inténtalo de nuevo.',
}
