import { messages } from '#platform/messages.ts'

export const contactMessages = messages({
  en: {
    loading: 'The form is loading',
    dialog: {
      sales: 'Talk to sales',
      support: 'Write to support',
      text: 'Your message goes to the people who run this installation of CampAIgner.',
    },
    fields: {
      topic: 'What is it about?',
      topics: { support: 'Support', sales: 'Sales' },
      name: 'Your name',
      email: 'Your email',
      emailHint: 'The answer goes here.',
      company: 'Company (optional)',
      message: 'Your message',
      messagePlaceholder: {
        support: 'What did you want to do, and what happened instead?',
        sales: 'Tell us about your business and what you need.',
      },
    },
    plan: 'You are asking about the {plan, select, starter {Starter} professional {Professional} business {Business} other {Enterprise}} plan.',
    privacy: 'Your message is stored on this installation.',
    privacyLink: 'How it is handled (opens in a new tab)',
    submit: 'Send message',
    failure: 'Your message was not sent',
    kept: 'What you wrote is still here.',
    sent: {
      title: 'Thank you, {name}. We have your message.',
      mailed:
        'It is stored, and on its way by mail to the people who run this installation. They will answer to {email} within 24 hours, or within 2 hours for VIP customers.',
      stored:
        'It is stored for the people who run this installation. No mail server is set up here, so they are not told by mail: they will find it when they look at their messages, and answer to {email}.',
      another: 'Write another message',
    },
  },
  es: {
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
  },
})
