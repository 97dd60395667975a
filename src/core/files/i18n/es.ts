import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const file: Translation<typeof en.file> = {
  field: {
    choose: 'Elige un archivo o suéltalo aquí',
    accepted: '{types}, hasta 10 MB',
    remove: 'Quitar archivo',
    uploading: 'Subiendo {name}',
    current: 'Abrir el archivo actual',
  },
  toasts: {
    uploaded: 'Archivo subido',
    noAddress: 'No se ha podido preparar la subida',
    failed: 'No se ha podido subir',
    tryAgain: 'No hemos podido subir el archivo. Inténtalo de nuevo.',
    wrongType: 'Solo se aceptan estos tipos de archivo: {types}.',
    tooLarge: 'El archivo es demasiado grande',
    limit: 'El archivo debe ocupar menos de 10 MB',
  },
}

export const filesRules: Translation<typeof en.filesRules> = {
  uploadFirst: 'Sube primero el archivo y envía después su URL',
  unknown: 'No encontramos este archivo. Vuelve a subirlo',
  noPicture: 'Elige una imagen: PNG, JPG, WEBP o HEIC',
  empty: 'El archivo está vacío',
}

export const filesErrors: Translation<typeof en.filesErrors> = {
  file_type_refused: 'Solo se aceptan imágenes (PNG, JPG, WEBP, HEIC) y archivos PDF.',
  storage_full:
    'Tu almacenamiento está lleno. Elimina vídeos antiguos en Ajustes, en Datos, e inténtalo de nuevo. No se ha perdido nada de lo guardado.',
  upload_link_invalid: 'Este enlace de subida ha caducado o ya se ha usado. Elige el archivo de nuevo.',
  upload_too_large:
    'Este archivo es demasiado grande. Las imágenes pueden ocupar hasta 20 MB y los vídeos hasta 512 MB.',
  upload_out_of_step:
    'Esta parte de la subida no sigue a la anterior. No se ha perdido nada. Continúa donde se detuvo.',
  too_many_uploads: 'Hay demasiadas subidas abiertas. Espera a que terminen algunas e inténtalo de nuevo.',
  range_beyond_end: 'El archivo es más corto que la parte solicitada.',
  picture_too_large:
    'Esta imagen es demasiado grande: tiene más de 50 megapíxeles. Hazla más pequeña e inténtalo de nuevo.',
  picture_unreadable: 'No podemos leer esta imagen. Guárdala como PNG o JPG e inténtalo de nuevo.',
  picture_failed:
    'No hemos podido procesar la imagen. No se ha perdido nada. Inténtalo de nuevo en un momento.',
  film_unreadable: 'No podemos leer este vídeo. Guárdalo como MP4 y vuelve a subirlo.',
  film_incomplete:
    'Falta el final de este vídeo. Copia el archivo completo a tu dispositivo y vuelve a subirlo.',
  film_too_long: 'Este vídeo es demasiado largo. Los vídeos pueden durar hasta 15 minutos.',
  film_too_many_pixels: 'Este vídeo tiene demasiados píxeles. Guárdalo en 4K o Full HD y vuelve a subirlo.',
  film_store_away:
    'El almacenamiento de archivos no está disponible ahora mismo, así que el vídeo aún no se ha convertido. Lo que has subido no se ha perdido. Vuelve a probar en unos minutos. Si sigue igual, pide a tu administrador que revise el almacenamiento.',
  film_failed:
    'No hemos podido convertir el vídeo. Lo que has subido no se ha perdido. Inténtalo de nuevo en un momento.',
}
