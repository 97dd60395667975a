import { messages } from '#platform/messages.ts'

export const socialAccountMessages = messages({
  en: {
    heading: 'Connected Accounts',
    empty: 'No accounts connected yet.',
    connect: 'Connect a channel',
    loading: 'Loading accounts',
    failed: 'The accounts could not be loaded.',
  },
  es: {
    heading: 'Cuentas conectadas',
    empty: 'Aún no hay cuentas conectadas.',
    connect: 'Conectar un canal',
    loading: 'Cargando las cuentas',
    failed: 'No se han podido cargar las cuentas.',
  },
})
