import { article } from '../article.ts'

export const notifications = article({
  id: 'notifications',
  topic: 'start',
  screens: ['/home', '/approvals'],
  en: {
    title: 'Notifications',
    summary:
      'The bell at the top shows a red dot when something needs you: a post that waits, a task to approve, an overdue invoice.',
    words: 'bell red dot alert notice unread mark read news',
    body: [
      'Press the bell to see the latest ones. A press on one opens what it is about and marks it as read; **Mark all as read** does so for all.',
      'You get each of them once, in your own language. Nothing is sent by mail, apart from invitations and what concerns your password and address.',
    ],
    questions: [
      {
        ask: 'How do I get rid of the red dot?',
        answer: 'Open the bell and press “Mark all as read”, or open what is unread.',
      },
    ],
  },
  es: {
    title: 'Notificaciones',
    summary:
      'La campana de arriba muestra un punto rojo cuando algo te necesita: una publicación que espera, una tarea por aprobar, una factura vencida.',
    words: 'campana punto rojo aviso alerta sin leer marcar leído novedades',
    body: [
      'Pulsa la campana para ver las últimas. Al pulsar una se abre aquello de lo que trata y queda como leída; **Marcar todas como leídas** lo hace con todas.',
      'Cada una te llega una sola vez, en tu idioma. No se envía nada por correo, salvo las invitaciones y lo que toca a tu contraseña y tu dirección.',
    ],
    questions: [
      {
        ask: '¿Cómo quito el punto rojo?',
        answer: 'Abre la campana y pulsa «Marcar todas como leídas», o abre lo que está sin leer.',
      },
    ],
  },
})
