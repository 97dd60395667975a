import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const contact: Translation<typeof en.contact> = {
  loading: 'Cargando el formulario',
  dialog: {
    sales: 'Habla con ventas',
    support: 'Escribe a soporte',
    text: 'Tu mensaje llega al administrador de este servidor de CampAIgner.',
  },
  fields: {
    topic: '¿De qué se trata?',
    topics: { support: 'Soporte', sales: 'Ventas' },
    name: 'Tu nombre',
    email: 'Tu correo electrónico',
    emailHint: 'Te responderemos a esta dirección.',
    company: 'Empresa (opcional)',
    message: 'Tu mensaje',
    messagePlaceholder: {
      support: '¿Qué intentabas hacer y qué ha pasado en su lugar?',
      sales: 'Cuéntanos cómo es tu negocio y qué necesitas.',
    },
  },
  plan: 'Preguntas por {plan, select, starter {el plan Inicial} professional {el plan Profesional} business {el plan Negocio} other {el plan Empresa}}.',
  privacy: 'Tu mensaje se guarda en este servidor.',
  privacyLink: 'Cómo lo tratamos (se abre en otra pestaña)',
  submit: 'Enviar mensaje',
  failure: 'No se ha enviado tu mensaje',
  kept: 'Lo que has escrito sigue aquí.',
  sent: {
    title: 'Gracias, {name}. Tenemos tu mensaje.',
    mailed:
      'Está guardado y va de camino por correo al administrador de este servidor. Recibirás la respuesta en {email} en 24 horas, o en 2 horas si eres cliente VIP.',
    stored:
      'Está guardado para el administrador de este servidor. No hay ningún servidor de correo configurado, así que no recibirá un correo: lo verá cuando revise sus mensajes y te responderá a {email}.',
    another: 'Enviar otro mensaje',
  },
}

export const contactRules: Translation<typeof en.contactRules> = {
  onOneLine: 'Escribe esto en una sola línea',
  nameIsRequired: 'El nombre es obligatorio',
  messageTooShort: 'Cuéntanos un poco más: al menos 10 caracteres',
}
