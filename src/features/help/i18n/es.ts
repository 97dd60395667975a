import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const helpChat: Translation<typeof en.helpChat> = {
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
}

export const help: Translation<typeof en.help> = {
  title: 'Centro de ayuda',
  intro: 'Cómo funciona todo, en pocas palabras. Busca una palabra o mira los temas.',
  search: {
    label: 'Buscar en la ayuda',
    placeholder: 'Por ejemplo: programar una publicación',
    clear: 'Borrar la búsqueda',
  },
  found:
    '{count, plural, =0 {No se ha encontrado nada} one {# artículo encontrado} other {# artículos encontrados}}',
  nothing: {
    title: 'Nada coincide con «{search}».',
    text: 'Prueba con otra palabra, o escríbenos y alguien te responderá.',
    action: 'Escribir a soporte',
  },
  topics: {
    start: 'Primeros pasos',
    create: 'Crear',
    publish: 'Planificar y publicar',
    people: 'Clientes y equipo',
    figures: 'Ventas y cifras',
    account: 'Cuenta y ajustes',
    running: 'Tu propia instalación',
  },
  article: {
    back: 'Todos los temas',
    questions: 'Lo que la gente pregunta',
    open: 'Abrir {screen}',
    related: 'Sigue leyendo',
    gone: 'Este artículo ya no existe.',
    goneText: 'Puede que la dirección tenga un error. Busca lo que querías saber.',
    notIt: '¿No era esto lo que buscabas?',
    write: 'Escribir a soporte',
  },
  chat: {
    open: 'Abrir el chat de ayuda',
    close: 'Cerrar el chat de ayuda',
    title: 'Ayuda',
    subtitle: 'Responde con el centro de ayuda y tus propias cifras',
    log: 'Mensajes del chat de ayuda',
    greeting:
      '¡Hola! Pregúntame cómo funciona algo o cómo van las cosas: qué hay programado, qué no ha salido, qué está sin leer.',
    suggestions: {
      label: 'Puedes preguntar',
      posts: '¿Ha fallado alguna publicación esta semana?',
      scheduled: '¿Qué hay programado esta semana?',
      start: '¿Por dónde empiezo?',
    },
    you: 'Tú',
    bot: 'Ayuda',
    typing: 'Escribiendo una respuesta',
    input: 'Tu pregunta',
    placeholder: 'Haz una pregunta',
    send: 'Enviar',
    readOn: 'Sigue leyendo',
    apology: 'Lo siento, no he encontrado palabras para responder. Pregúntame de otra manera, por favor.',
    failed:
      'Lo sentimos, hay un problema técnico. Puedes consultar las preguntas frecuentes o contactar con soporte.',
    toHelp: 'Abrir el centro de ayuda',
    toSupport: 'Escribir a soporte',
    tooLong: '{over, plural, one {# carácter de más} other {# caracteres de más}}',
  },
}

export const helpRules: Translation<typeof en.helpRules> = {
  writeQuestionFirst: 'Escribe primero una pregunta',
}
