import { messages } from '#platform/messages.ts'

export const socialAccountMessages = messages({
  en: {
    heading: 'Connected Accounts',
    empty: 'No accounts connected yet.',
    loading: 'Loading accounts',
    failed: 'The accounts could not be loaded.',
    inactive: 'Inactive',
  },
  es: {
    heading: 'Cuentas conectadas',
    empty: 'Aún no hay cuentas conectadas.',
    loading: 'Cargando las cuentas',
    failed: 'No se han podido cargar las cuentas.',
    inactive: 'Inactiva',
  },
})
