import { messages } from '#platform/messages.ts'

export const appMessages = messages({
  en: {
    loading: 'Loading',
    toast: { label: 'Notice', region: 'Notices ({hotkey})', close: 'Close' },
    lostSession: { title: 'Unauthorized', text: 'You are logged out. Logging in again...' },
  },
  es: {
    loading: 'Cargando',
    toast: { label: 'Aviso', region: 'Avisos ({hotkey})', close: 'Cerrar' },
    lostSession: { title: 'No autorizado', text: 'Has cerrado la sesión. Iniciando sesión de nuevo...' },
  },
})
