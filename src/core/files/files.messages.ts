import { messages } from '#platform/messages.ts'

export const fileMessages = messages({
  en: {
    field: {
      choose: 'Choose a file or drop it here',
      accepted: '{types}, up to 10 MB',
      remove: 'Remove the file',
      uploading: 'Uploading {name}',
      current: 'Open the current file',
    },
    toasts: {
      uploaded: 'Upload successful',
      noAddress: 'Failed to get upload URL',
      failed: 'Upload failed',
      tryAgain: 'Failed to upload file. Please try again.',
      wrongType: 'Only files of these types are accepted: {types}.',
      tooLarge: 'File too large',
      limit: 'File size must be less than 10MB',
    },
  },
  es: {
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
  },
})
