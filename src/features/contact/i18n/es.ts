import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const contact: Translation<typeof en.contact> = {
  loading: 'Cargando el formulario',
  dialog: {
    sales: 'Habla con ventas',
    support: 'Escribe a soporte',
    text: 'Tu mensaje llega a quienes gestionan esta instalación de CampAIgner.',
  },
  fields: {
    topic: '¿De qué se trata?',
    topics: { support: 'Soporte', sales: 'Ventas' },
    name: 'Tu nombre',
    email: 'Tu correo electrónico',
    emailHint: 'Aquí llegará la respuesta.',
    company: 'Empresa (opcional)',
    message: 'Tu mensaje',
    messagePlaceholder: {
      support: '¿Qué querías hacer y qué ha pasado en su lugar?',
      sales: 'Cuéntanos cómo es tu negocio y qué necesitas.',
    },
  },
  plan: 'Preguntas por el plan {plan, select, starter {Starter} professional {Professional} business {Business} other {Enterprise}}.',
  privacy: 'Tu mensaje se guarda en esta instalación.',
  privacyLink: 'Cómo se trata (se abre en otra pestaña)',
  submit: 'Enviar mensaje',
  failure: 'No se ha enviado tu mensaje',
  kept: 'Lo que has escrito sigue aquí.',
  sent: {
    title: 'Gracias, {name}. Tenemos tu mensaje.',
    mailed:
      'Está guardado y va de camino por correo a quienes gestionan esta instalación. Te responderán a {email} en 24 horas, o en 2 horas si eres cliente VIP.',
    stored:
      'Está guardado para quienes gestionan esta instalación. Aquí no hay ningún servidor de correo configurado, así que no reciben aviso por correo: lo encontrarán cuando miren sus mensajes y te responderán a {email}.',
    another: 'Escribir otro mensaje',
  },
}

export const contactRules: Translation<typeof en.contactRules> = {
  onOneLine: 'Escribe esto en una sola línea',
  nameIsRequired: 'El nombre es obligatorio',
  messageTooShort: 'Cuéntanos un poco más: al menos 10 caracteres',
}
