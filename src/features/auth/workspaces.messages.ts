import { messages } from '#platform/messages.ts'

export const workspacesMessages = messages({
  en: {
    switch: 'Switch workspace',
    heading: 'Your workspaces',
    loading: 'Loading your workspaces...',
    loadFailed: 'Could not be loaded. Try again',
    failed: 'The workspace was not switched',
  },
  es: {
    switch: 'Cambiar de espacio de trabajo',
    heading: 'Tus espacios de trabajo',
    loading: 'Cargando tus espacios de trabajo...',
    loadFailed: 'No se han podido cargar. Reintentar',
    failed: 'No se ha cambiado de espacio de trabajo',
  },
})
