import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const conversation: Translation<typeof en.conversation> = {
  cannotReply: {
    account_gone:
      'El canal por el que llegó este mensaje ya no está conectado. Vuelve a conectarlo para responder.',
    account_inactive: 'El canal por el que llegó este mensaje está inactivo en este momento.',
    needs_reconnect: 'Hemos perdido el acceso a {platform}. Vuelve a conectar el canal para responder.',
    not_offered: 'Esta red no acepta respuestas desde otras aplicaciones. Responde directamente allí.',
    window_over:
      '{platform} permite respuestas libres durante {hours} horas desde el último mensaje, y ese plazo ha pasado. Espera a que el cliente vuelva a escribir o responde en la aplicación de {platform}.',
  },
  failures: {
    not_sent: 'No hemos podido conectar con la red. Tu respuesta no se ha enviado.',
    rate_limited:
      'La red no acepta más mensajes por ahora. Tu respuesta no se ha enviado; inténtalo más tarde.',
    rejected: 'La red no ha aceptado esta respuesta. No se ha enviado.',
    needs_reconnect: 'Hemos perdido el acceso a la red. Vuelve a conectar el canal y reintenta el envío.',
    unconfirmed:
      'La hemos enviado, pero la red no ha confirmado la entrega. Compruébalo en la aplicación de la red antes de volver a escribir.',
  },
  madeCustomer: 'Nos escribió por {platform}.',
}

export const inboxCsv: Translation<typeof en.inboxCsv> = {
  fileName: 'mensajes-{day}.csv',
  columns: {
    date: 'Fecha',
    time: 'Hora ({place})',
    sender: 'De',
    platform: 'Plataforma',
    message: 'Mensaje',
    priority: 'Prioridad',
    read: 'Leído',
  },
  priorities: { low: 'Baja', normal: 'Normal', high: 'Alta', urgent: 'Urgente' },
  read: { yes: 'Sí', no: 'Aún no' },
}

export const inbox: Translation<typeof en.inbox> = {
  title: 'Bandeja de Entrada',
  description: 'Todos tus mensajes, de todos los canales, en un solo sitio.',
  tiles: {
    label: 'Resumen',
    total: 'Mensajes totales',
    totalHint: 'Todos los recibidos',
    unread: 'Sin leer',
    unreadHint: 'Aún sin abrir',
    urgent: 'Urgentes',
    urgentHint: 'Marcados como urgentes',
    response: 'Respuesta media',
    responseHint: 'Del mensaje a la respuesta',
    noResponse: 'Aún no hay respuestas',
    hours: '{hours} h',
    minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
    failed: 'No se ha podido cargar el resumen.',
  },
  search: { label: 'Buscar mensajes', placeholder: 'Nombre o palabra clave', clear: 'Borrar la búsqueda' },
  filters: {
    button: 'Filtrar',
    buttonCount: '{count, plural, one {Filtrar, # activo} other {Filtrar, # activos}}',
    title: 'Mostrar solo',
    unread: 'Sin leer',
    important: 'Importantes',
    importantHint: 'Prioridad alta o urgente',
    day: 'Día',
    platform: 'Canal',
    anyPlatform: 'Cualquier canal',
    assignee: 'Asignada a',
    anyone: 'Cualquiera',
    nobody: 'Nadie',
    status: 'Conversación',
    anyStatus: 'Abierta o cerrada',
    clear: 'Quitar los filtros',
    show: 'Ver los mensajes',
    chips: 'Filtros activos',
    remove: 'Quitar el filtro: {name}',
    peopleFailed: 'No se ha podido cargar tu equipo.',
  },
  status: { open: 'Abierta', closed: 'Cerrada' },
  list: {
    title: 'Mensajes',
    markAllRead: 'Marcar todo como leído',
    export: 'Exportar',
    loading: 'Cargando los mensajes',
    failed: 'No se han podido cargar los mensajes.',
    more: 'Mostrar mensajes anteriores',
    empty: 'No se han encontrado mensajes',
    emptyText: 'Cuando alguien escriba a un canal conectado, lo verás aquí.',
    connect: 'Conectar un canal',
    emptyFilteredText: 'Ningún mensaje coincide con tu búsqueda y tus filtros.',
    showAll: 'Mostrar todos los mensajes',
    found:
      '{count, plural, =0 {Ningún mensaje encontrado} one {# mensaje encontrado} other {# mensajes encontrados}}',
    foundSoFar: '{count, plural, one {Primer mensaje encontrado} other {Primeros # mensajes encontrados}}',
    unread: 'Sin leer',
  },
  priority: {
    low: 'Baja',
    normal: 'Normal',
    high: 'Alta',
    urgent: 'Urgente',
    menu: 'Prioridad del mensaje de {name}',
    heading: 'Prioridad',
  },
  conversation: {
    label: 'Conversación con {name}',
    back: 'Volver a la bandeja',
    close: 'Cerrar la conversación',
    closeShort: 'Cerrar',
    shut: 'Cerrar panel',
    reopen: 'Reabrir',
    closed: 'Cerrada',
    through: 'vía {account}',
    loading: 'Cargando la conversación',
    failed: 'No se ha podido cargar la conversación.',
    gone: 'Esta conversación no existe.',
    goneText: 'Puede que el enlace sea incorrecto o que la conversación sea de otro espacio de trabajo.',
    more: 'Más opciones de la conversación con {name}',
    makeCustomer: 'Añadir como cliente',
    openCustomer: 'Abrir cliente',
    makeTask: 'Crear tarea',
    taskTitle: 'Responder a {name}: {text}',
    taskTitleOnly: 'Responder a {name}',
    assign: 'Asignar conversación',
    assignShort: 'Asignar',
    assigned: 'Asignada a {name}',
    you: '{name} (tú)',
  },
  thread: {
    label: 'Mensajes con {name}',
    earlier: 'Mostrar mensajes anteriores',
    failed: 'No se han podido cargar los mensajes.',
    empty: 'Aquí aún no hay mensajes.',
    today: 'Hoy',
    yesterday: 'Ayer',
    note: 'Nota, visible solo para tu equipo',
    somebody: 'Antiguo miembro del equipo',
    sending: 'Enviando',
    sent: 'Enviado',
    notDelivered: 'No entregado',
    unconfirmed: 'Sin confirmar',
    unconfirmedText:
      'Lo hemos enviado, pero la red no ha confirmado la entrega. Compruébalo allí antes de volver a escribir, para que no llegue dos veces.',
    retry: 'Reintentar',
  },
  composer: {
    mode: 'Tipo de mensaje',
    reply: 'Respuesta',
    note: 'Nota',
    replyLabel: 'Tu respuesta',
    noteLabel: 'Tu nota',
    replyPlaceholder: 'Escribe a {name}',
    notePlaceholder: 'Solo la ve tu equipo',
    send: 'Enviar',
    saveNote: 'Guardar nota',
    noteHint: 'Intro para guardar, Mayús + Intro para una línea nueva.',
    replyHint: 'Intro para enviar, Mayús + Intro para una línea nueva, / para las respuestas guardadas.',
    count: '{count, number} de {max, number} caracteres',
    tooLong: '{over, plural, one {Sobra # carácter} other {Sobran # caracteres}}',
    suggest: 'Sugerir respuesta',
    suggestShort: 'Sugerir',
    byBuiltIn: 'Sugerido por el redactor integrado. No se envía nada hasta que pulses Enviar.',
    byAi: 'Sugerido por tu proveedor de IA. No se envía nada hasta que pulses Enviar.',
    until: 'Puedes responder hasta: {time}.',
    over: 'El plazo para responder en {platform} ha terminado. Empieza de nuevo cuando {name} vuelva a escribir.',
    cannot: 'No puedes responder desde aquí',
    noteInstead: 'Aún puedes dejar una nota para tu equipo.',
  },
  toasts: {
    error: 'Error',
    priority: 'Prioridad del mensaje actualizada',
    allRead: 'Todos los mensajes marcados como leídos',
    notSent: 'Tu respuesta no se ha enviado',
    noteNotSaved: 'Tu nota no se ha guardado',
    notRetried: 'No se ha podido volver a enviar tu respuesta',
    noSuggestion: 'No se ha podido sugerir una respuesta',
    replaced: 'Se ha sustituido tu texto',
    bringBack: 'Deshacer',
    assigned: 'Asignada a {name}',
    unassigned: 'Conversación sin asignar',
    closed: 'Conversación cerrada',
    reopened: 'Conversación reabierta',
    notChanged: 'No se ha podido actualizar la conversación',
    customerMade: '{name} ya está entre tus clientes',
    noCustomer: 'No se ha podido añadir el cliente',
  },
  badge: {
    unread: '{count, plural, one {# mensaje sin leer} other {# mensajes sin leer}}',
    sample: '{count, plural, one {# mensaje sin leer (ejemplo)} other {# mensajes sin leer (ejemplo)}}',
  },
  card: {
    title: 'Bandeja unificada',
    filters: 'Filtrar mensajes',
    all: 'Todos',
    unread: 'Sin leer ({count, number})',
    unreadUnknown: 'Sin leer',
    important: 'Importantes',
    yesterday: 'Ayer',
    viewAll: 'Ver todos',
  },
}

export const suggestion: Translation<typeof en.suggestion> = {
  hello: 'Hola, {name}:',
  thanks:
    '¡Muchas gracias por tus palabras! Nos alegra que te haya gustado y esperamos verte pronto de nuevo.',
  complaint:
    'Sentimos mucho lo que ha pasado y te agradecemos que nos lo cuentes. ¿Puedes mandarnos los detalles, como la fecha y lo que compraste? Lo miramos hoy mismo y lo arreglamos.',
  hours:
    'Gracias por preguntar por nuestro horario. ¿Qué día te vendría bien? Te decimos exactamente a qué hora estamos.',
  price:
    'Gracias por tu interés. Cuéntanos qué tienes pensado exactamente y te mandamos el precio enseguida.',
  booking:
    'Nos encantará verte. ¿Qué día y a qué hora te viene mejor? Lo miramos y te lo confirmamos por aquí.',
  order:
    'Gracias por preguntar. ¿Puedes mandarnos el nombre o el número de tu pedido? Miramos enseguida por dónde va.',
  place: 'Gracias por preguntar. ¿Desde dónde vienes? Te decimos cómo llegar o cómo hacértelo llegar.',
  allergy:
    'Gracias por preguntar antes de decidirte: es importante. ¿Qué ingredientes tienes que evitar? Los revisamos uno por uno antes de responderte.',
  other:
    'Gracias por tu mensaje. Lo estamos mirando y te respondemos en breve. ¿Hay algo más que debamos saber?',
  goodbye: 'Un saludo, {shop}',
  goodbyeNameless: 'Un saludo',
}

export const inboxRules: Translation<typeof en.inboxRules> = {
  writeSomethingFirst: 'Escribe algo primero',
  tooLong: 'Es más largo de lo que permite la red',
}

export const inboxErrors: Translation<typeof en.inboxErrors> = {
  reply_window_over:
    'La red solo permite respuestas libres durante un tiempo desde el último mensaje, y ese plazo ha pasado. No se ha enviado nada. Espera a que el cliente vuelva a escribir.',
  reply_impossible:
    'Ahora mismo no se puede responder a esta conversación desde aquí. No se ha enviado nada.',
  reply_not_failed:
    'Solo puedes reintentar las respuestas fallidas, para que nadie reciba la misma dos veces.',
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/inbox': 'Bandeja de entrada',
}
