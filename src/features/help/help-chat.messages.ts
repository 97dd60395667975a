import { messages } from '#platform/messages.ts'

/** What the help chat answers; the words of the window itself are in help.messages.ts. */
export const helpChatMessages = messages({
  en: {
    unsure:
      'I did not find an answer to that. Try it in other words, or write to support: somebody will read it.',
    nearest: 'I am not sure that I understood you. Perhaps one of these helps.',
    more: '{count, plural, one {And # more.} other {And # more.}}',
    open: 'Open {screen}',
    openNamed: 'Open “{title}”',
    span: 'from {from} to {to}',
    lastDays: 'in the last seven days',
    nextDays: 'in the next seven days',
    day: 'on {day}',
    posts: {
      nothing: 'No post was planned {when}.',
      fine: '{out, plural, =0 {Nothing has failed} one {One post went out} other {# posts went out}} {when}, and {ahead, plural, =0 {none is waiting} one {one is still to come} other {# are still to come}}. I see no post that failed or waits for you.',
      intro:
        '{count, plural, one {One post did not go out by itself} other {# posts did not go out by themselves}} {when}:',
      line: '“{title}” on {platform}, {time}: {reason}',
      draft: 'It is still a draft, so nothing was sent. Publish it, or choose another time.',
      late: 'Its hour has passed and it is still in line. It goes out by itself as soon as this installation gets to it.',
      unknown: 'Its reason stands in the campaign.',
    },
    scheduled: {
      none: 'Nothing is scheduled {when}.',
      intro: '{count, plural, one {One post is scheduled} other {# posts are scheduled}} {when}:',
      line: '{time}: “{title}” on {platform}',
    },
    inbox: {
      none: 'No message has come in yet.',
      all: 'You have read everything. {total, plural, one {One message has} other {# messages have}} come in so far.',
      some: '{unread, plural, one {One message is} other {# messages are}} unread, of {total, number} in all. {urgent, plural, =0 {None is marked as urgent.} one {One is marked as urgent.} other {# are marked as urgent.}}',
    },
    accounts: {
      none: 'No account is connected yet. Posts then wait for you at their time.',
      fine: '{count, plural, one {The connected account works} other {All # connected accounts work}}, as far as the last check shows.',
      intro: '{count, plural, one {One account needs you} other {# accounts need you}}:',
      needs_reconnect: '{name} on {platform} has to be connected again.',
      unreachable: '{name} on {platform} did not answer at the last check.',
      inactive: '{name} on {platform} is switched off.',
    },
    invoices: {
      none: 'No invoice is overdue.',
      intro: '{count, plural, one {One invoice is overdue} other {# invoices are overdue}}:',
      many: 'More than {count, number} invoices are overdue. The newest:',
      line: '{number}, {customer}: {amount}, due on {due}',
    },
    approvals: {
      noRight: 'You have no right to approve, so nothing can wait for you.',
      none: 'Nothing waits for your approval.',
      some: '{count, plural, one {One task waits} other {# tasks wait}} for your approval.',
    },
    tasks: {
      none: 'You have no open task.',
      some: 'You have {count, plural, one {one open task} other {# open tasks}}{late, plural, =0 {.} one {, one of them past its date.} other {, # of them past their date.}}',
    },
  },
  es: {
    unsure:
      'No he encontrado respuesta a eso. Prueba con otras palabras o escribe a soporte: alguien lo leerá.',
    nearest: 'No sé si te he entendido bien. Quizá te ayude algo de esto.',
    more: '{count, plural, one {Y # más.} other {Y # más.}}',
    open: 'Abrir {screen}',
    openNamed: 'Abrir «{title}»',
    span: 'del {from} al {to}',
    lastDays: 'en los últimos siete días',
    nextDays: 'en los próximos siete días',
    day: 'el {day}',
    posts: {
      nothing: 'No había ninguna publicación prevista {when}.',
      fine: '{out, plural, =0 {No ha fallado nada} one {Ha salido una publicación} other {Han salido # publicaciones}} {when}, y {ahead, plural, =0 {no queda ninguna pendiente} one {queda una por salir} other {quedan # por salir}}. No veo ninguna que haya fallado o que te espere.',
      intro:
        '{count, plural, one {Una publicación no ha salido sola} other {# publicaciones no han salido solas}} {when}:',
      line: '«{title}» en {platform}, {time}: {reason}',
      draft: 'Sigue en borrador, así que no se ha enviado nada. Publícala o elige otro momento.',
      late: 'Su hora ha pasado y sigue en la cola. Sale sola en cuanto esta instalación llegue a ella.',
      unknown: 'El motivo está en la campaña.',
    },
    scheduled: {
      none: 'No hay nada programado {when}.',
      intro:
        'Hay {count, plural, one {una publicación programada} other {# publicaciones programadas}} {when}:',
      line: '{time}: «{title}» en {platform}',
    },
    inbox: {
      none: 'Aún no ha llegado ningún mensaje.',
      all: 'Lo has leído todo. Hasta ahora {total, plural, one {ha llegado un mensaje} other {han llegado # mensajes}}.',
      some: 'Tienes {unread, plural, one {un mensaje} other {# mensajes}} sin leer, de {total, number} en total. {urgent, plural, =0 {Ninguno está marcado como urgente.} one {Uno está marcado como urgente.} other {# están marcados como urgentes.}}',
    },
    accounts: {
      none: 'Aún no hay ninguna cuenta conectada. Las publicaciones te esperan entonces a su hora.',
      fine: '{count, plural, one {La cuenta conectada funciona} other {Las # cuentas conectadas funcionan}}, según la última comprobación.',
      intro: '{count, plural, one {Una cuenta te necesita} other {# cuentas te necesitan}}:',
      needs_reconnect: 'Hay que volver a conectar {name} en {platform}.',
      unreachable: '{name} en {platform} no respondió en la última comprobación.',
      inactive: '{name} en {platform} está desactivada.',
    },
    invoices: {
      none: 'No hay ninguna factura vencida.',
      intro: '{count, plural, one {Hay una factura vencida} other {Hay # facturas vencidas}}:',
      many: 'Hay más de {count, number} facturas vencidas. Las más nuevas:',
      line: '{number}, {customer}: {amount}, venció el {due}',
    },
    approvals: {
      noRight: 'No tienes permiso para aprobar, así que nada puede esperarte.',
      none: 'Nada espera tu aprobación.',
      some: '{count, plural, one {Una tarea espera} other {# tareas esperan}} tu aprobación.',
    },
    tasks: {
      none: 'No tienes ninguna tarea abierta.',
      some: 'Tienes {count, plural, one {una tarea abierta} other {# tareas abiertas}}{late, plural, =0 {.} one {, una de ellas fuera de plazo.} other {, # de ellas fuera de plazo.}}',
    },
  },
})
