import type * as en from './en.ts'

export const csvSynonyms: typeof en.csvSynonyms = {
  columns: {
    name: ['nombre completo', 'cliente'],
    email: ['correo', 'correo-e'],
    phone: ['movil', 'celular'],
    company: ['compania', 'negocio'],
    address: ['domicilio'],
    notes: ['nota', 'comentarios'],
    status: ['situacion'],
    language: ['lengua'],
  },
  statuses: { activa: 'active', inactiva: 'inactive', prospecto: 'prospect' },
  languages: { castellano: 'es' },
}

export const demoConsentNotes: typeof en.demoConsentNotes = {
  counter: 'Dijo que sí en el mostrador',
  website: 'Formulario de registro de la web',
  chat: 'Pidió ofertas por WhatsApp',
  tooMany: 'Recibe demasiados correos',
}
