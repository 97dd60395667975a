import { messages } from '#platform/messages.ts'

/** The few words that mean the same on every screen. */
export const commonMessages = messages({
  en: {
    close: 'Close',
    cancel: 'Cancel',
    retry: 'Try again',
    sample: 'Sample data',
    demo: 'Demo',
    save: 'Save changes',
    saved: 'Saved',
    notSaved: 'Not saved',
    nothingFound: 'Nothing found',
    noAnswer: 'The server did not answer. Nothing was lost; check your connection and try again.',
  },
  es: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    retry: 'Reintentar',
    sample: 'Datos de ejemplo',
    demo: 'Demostración',
    save: 'Guardar cambios',
    saved: 'Guardado',
    notSaved: 'Sin guardar',
    nothingFound: 'No se ha encontrado nada',
    noAnswer: 'El servidor no ha respondido. No se ha perdido nada; revisa tu conexión e inténtalo de nuevo.',
  },
})
