import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const file: Translation<typeof en.file> = {
  field: {
    choose: 'Elige un archivo o suéltalo aquí',
    accepted: '{types}, hasta 10 MB',
    remove: 'Quitar el archivo',
    uploading: 'Subiendo {name}',
    current: 'Abrir el archivo actual',
  },
  toasts: {
    uploaded: 'Archivo subido',
    noAddress: 'No se ha podido preparar la subida',
    failed: 'No se ha podido subir',
    tryAgain: 'No hemos podido subir el archivo. Inténtalo de nuevo.',
    wrongType: 'Solo se aceptan archivos de estos tipos: {types}.',
    tooLarge: 'El archivo es demasiado grande',
    limit: 'El archivo debe ocupar menos de 10 MB',
  },
}

export const filesRules: Translation<typeof en.filesRules> = {
  uploadFirst: 'Sube primero el archivo y envía después su dirección',
  unknown: 'Este archivo no existe. Vuelve a subirlo',
  noPicture: 'Elige una imagen: PNG o JPG',
  empty: 'El archivo está vacío',
}
