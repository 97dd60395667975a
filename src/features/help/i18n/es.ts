import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const helpChat: Translation<typeof en.helpChat> = {
  unsure:
    'No lo sé: no he encontrado la respuesta en el centro de ayuda. Prueba con otras palabras o escribe a soporte: lo leerá una persona.',
  nearest: 'No sé si tengo la respuesta. Quizá te ayude alguno de estos artículos. Si no, escribe a soporte.',
  more: '{count, plural, one {Y # más.} other {Y # más.}}',
  open: 'Abrir {screen}',
  openNamed: 'Abrir «{title}»',
  span: 'del {from} al {to}',
  lastDays: 'en los últimos siete días',
  nextDays: 'en los próximos siete días',
  day: 'el {day}',
  posts: {
    nothing: 'No había ninguna publicación prevista {when}.',
    fine: '{out, plural, =0 {No se ha publicado ninguna publicación} one {Se ha publicado una publicación} other {Se han publicado # publicaciones}} {when}, y {ahead, plural, =0 {no hay ninguna programada} one {hay una programada} other {hay # programadas}}. Ninguna ha fallado ni necesita tu atención.',
    intro:
      '{count, plural, one {Una publicación no se ha enviado automáticamente} other {# publicaciones no se han enviado automáticamente}} {when}:',
    line: '«{title}» en {platform}, {time}: {reason}',
    draft: 'Sigue en borrador, así que no se ha enviado nada. Publícala o elige otro momento.',
    late: 'Ya ha pasado su hora y sigue en cola. Se enviará automáticamente en cuanto el servidor llegue a ella.',
    unknown: 'Mira el motivo en la campaña.',
  },
  scheduled: {
    none: 'No hay nada programado {when}.',
    intro:
      'Hay {count, plural, one {una publicación programada} other {# publicaciones programadas}} {when}:',
    line: '{time}: «{title}» en {platform}',
  },
  inbox: {
    none: 'Aún no hay mensajes.',
    all: 'Lo has leído todo. Hasta ahora {total, plural, one {ha llegado un mensaje} other {han llegado # mensajes}}.',
    some: 'Tienes {unread, plural, one {un mensaje} other {# mensajes}} sin leer, de {total, number} en total. {urgent, plural, =0 {Ninguno está marcado como urgente.} one {Uno está marcado como urgente.} other {# están marcados como urgentes.}}',
  },
  accounts: {
    none: 'Aún no hay ningún canal conectado, así que publicas tú cada publicación cuando llega su hora.',
    fine: '{count, plural, one {El canal conectado funcionaba} other {Los # canales conectados funcionaban}} en la última comprobación.',
    intro: '{count, plural, one {Un canal necesita tu atención} other {# canales necesitan tu atención}}:',
    needs_reconnect: 'Hay que volver a conectar {name} en {platform}.',
    unreachable: '{name} en {platform} no respondió en la última comprobación.',
    inactive: '{name} en {platform} está desactivado.',
  },
  invoices: {
    none: 'No hay ninguna factura vencida.',
    intro: '{count, plural, one {Hay una factura vencida} other {Hay # facturas vencidas}}:',
    many: 'Hay más de {count, number} facturas vencidas. Las más nuevas:',
    line: '{number}, {customer}: {amount}, venció el {due}',
  },
  approvals: {
    noRight: 'No tienes permiso para aprobar, así que no hay nada esperándote.',
    none: 'No hay nada esperando tu aprobación.',
    some: '{count, plural, one {Una tarea espera} other {# tareas esperan}} tu aprobación.',
  },
  tasks: {
    none: 'No tienes ninguna tarea abierta.',
    some: 'Tienes {count, plural, one {una tarea abierta} other {# tareas abiertas}}{late, plural, =0 {.} one {, una de ellas fuera de plazo.} other {, # de ellas fuera de plazo.}}',
  },
}

export const help: Translation<typeof en.help> = {
  title: 'Centro de ayuda',
  intro: 'Respuestas breves sobre cómo funciona todo. Busca o explora por temas.',
  search: {
    label: 'Buscar en la ayuda',
    placeholder: 'Por ejemplo: programar una publicación',
    clear: 'Borrar la búsqueda',
  },
  found:
    '{count, plural, =0 {No se ha encontrado nada} one {# artículo encontrado} other {# artículos encontrados}}',
  nothing: {
    title: 'No hay resultados para «{search}».',
    text: 'Prueba con otra palabra, o escríbenos y te responderá una persona.',
    action: 'Escribir a soporte',
  },
  topics: {
    start: 'Primeros pasos',
    create: 'Crear',
    publish: 'Planificar y publicar',
    people: 'Clientes y equipo',
    figures: 'Ventas y analítica',
    account: 'Cuenta y ajustes',
    running: 'Tu propio servidor',
  },
  article: {
    back: 'Todos los temas',
    questions: 'Preguntas frecuentes',
    open: 'Abrir {screen}',
    picture: 'Captura de pantalla: {screen}',
    related: 'Artículos relacionados',
    gone: 'Este artículo ya no existe.',
    goneText: 'Puede que la dirección tenga un error. Prueba a buscarlo.',
    notIt: '¿No era esto lo que buscabas?',
    write: 'Escribir a soporte',
  },
  chat: {
    open: 'Abrir el chat de ayuda',
    close: 'Cerrar el chat de ayuda',
    title: 'Ayuda',
    subtitle: 'Respuestas del centro de ayuda y de tus propios datos',
    log: 'Mensajes del chat de ayuda',
    greeting:
      '¡Hola! Pregúntame cómo funciona algo o cómo van las cosas: qué hay programado, qué no se ha publicado, qué está sin leer.',
    suggestions: {
      label: 'Prueba a preguntar',
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
    readOn: 'Leer más',
    apology: 'Lo siento, no he encontrado una respuesta. Pregúntame de otra manera, por favor.',
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

export const screenNames: Translation<typeof en.screenNames> = {
  '/help': 'Centro de ayuda',
}

export const palette: Translation<typeof en.palette> = {
  help: 'soporte artículos preguntas cómo guía manual',
}
