import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const conversation: Translation<typeof en.conversation> = {
  cannotReply: {
    account_gone: 'La cuenta por la que llegó ya no está conectada. Vuelve a conectarla para responder.',
    account_inactive: 'La cuenta por la que llegó está desactivada en este momento.',
    needs_reconnect: '{platform} ya no nos deja entrar. Vuelve a conectar la cuenta para responder.',
    not_offered: 'Esta red no acepta respuestas de otros programas. Responde allí, por favor.',
    window_over:
      '{platform} acepta respuestas libres durante {hours} horas desde el último mensaje, y ese tiempo ha pasado. Espera a que la persona vuelva a escribir o responde en la aplicación de {platform}.',
  },
  failures: {
    not_sent: 'No se ha podido llegar a la red. No se ha enviado nada.',
    rate_limited:
      'La red no acepta más mensajes por ahora. No se ha enviado nada; inténtalo de nuevo dentro de un rato.',
    rejected: 'La red no ha aceptado esta respuesta. No se ha enviado nada.',
    needs_reconnect: 'La red ya no nos deja entrar. Vuelve a conectar la cuenta y envíala de nuevo.',
    unconfirmed:
      'La hemos enviado, pero nadie nos ha dicho si ha llegado. Mira en la aplicación de la red antes de escribir otra vez.',
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
  description: 'Todo lo que te escriben, desde todos los canales, en un solo sitio.',
  tiles: {
    label: 'Resumen',
    total: 'Mensajes totales',
    totalHint: 'Todo lo que ha llegado',
    unread: 'Sin leer',
    unreadHint: 'Nadie los ha visto todavía',
    urgent: 'Urgentes',
    urgentHint: 'Marcados como urgentes',
    response: 'Respuesta media',
    responseHint: 'Hasta que alguien recibe respuesta',
    noResponse: 'Todavía no se ha respondido a nadie',
    hours: '{hours} h',
    minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
    failed: 'No se han podido cargar las cifras.',
  },
  search: { label: 'Buscar mensajes', placeholder: 'Nombre o palabras', clear: 'Borrar la búsqueda' },
  filters: {
    button: 'Filtrar',
    buttonCount: '{count, plural, one {Filtrar, # en uso} other {Filtrar, # en uso}}',
    title: 'Mostrar solo',
    unread: 'Sin leer',
    important: 'Importantes',
    importantHint: 'Prioridad alta y urgente',
    day: 'Día',
    platform: 'Canal',
    anyPlatform: 'Cualquier canal',
    assignee: 'Asignada a',
    anyone: 'Cualquiera',
    nobody: 'Nadie todavía',
    status: 'Conversación',
    anyStatus: 'Abierta o cerrada',
    clear: 'Quitar los filtros',
    show: 'Ver los mensajes',
    chips: 'Filtros en uso',
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
    emptyText: 'En cuanto alguien escriba a un canal conectado, llegará aquí.',
    connect: 'Conectar un canal',
    emptyFilteredText: 'Nada encaja con esta búsqueda y estos filtros.',
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
    shut: 'Cerrar este panel',
    reopen: 'Volver a abrir',
    closed: 'Cerrada',
    through: 'a través de {account}',
    loading: 'Cargando la conversación',
    failed: 'No se ha podido cargar la conversación.',
    gone: 'Esta conversación no existe.',
    goneText: 'Puede que la dirección no sea correcta o que sea de otro espacio de trabajo.',
    more: 'Más para la conversación con {name}',
    makeCustomer: 'Convertir en cliente',
    openCustomer: 'Abrir el cliente',
    makeTask: 'Convertir en tarea',
    taskTitle: 'Responder a {name}: {text}',
    taskTitleOnly: 'Responder a {name}',
    assign: 'Asignar a alguien',
    assignShort: 'Asignar',
    assigned: 'Asignada a {name}',
    you: '{name} (tú)',
  },
  thread: {
    label: 'Mensajes con {name}',
    earlier: 'Mostrar los mensajes de antes',
    failed: 'No se han podido cargar los mensajes.',
    empty: 'Aquí todavía no se ha escrito nada.',
    today: 'Hoy',
    yesterday: 'Ayer',
    note: 'Nota, solo la ve tu equipo',
    somebody: 'Alguien que ya no está en el equipo',
    sending: 'Enviando',
    sent: 'Enviado',
    notDelivered: 'No entregado',
    unconfirmed: 'Sin confirmar',
    unconfirmedText:
      'Lo hemos enviado, pero nadie nos ha dicho si ha llegado. Míralo allí antes de volver a escribir, para que nada llegue dos veces.',
    retry: 'Reintentar',
  },
  composer: {
    mode: 'Qué estás escribiendo',
    reply: 'Respuesta',
    note: 'Nota',
    replyLabel: 'Tu respuesta',
    noteLabel: 'Tu nota',
    replyPlaceholder: 'Escribe a {name}',
    notePlaceholder: 'Solo la ve tu equipo',
    send: 'Enviar',
    saveNote: 'Guardar la nota',
    noteHint: 'Intro envía, Mayús + Intro empieza otra línea.',
    replyHint: 'Intro envía, Mayús + Intro empieza otra línea, / abre las respuestas guardadas.',
    count: '{count, number} de {max, number} caracteres',
    tooLong: '{over, plural, one {Sobra # carácter} other {Sobran # caracteres}}',
    suggest: 'Sugerir una respuesta',
    suggestShort: 'Sugerir',
    byBuiltIn: 'Sugerido por el redactor integrado. No se envía nada hasta que pulses Enviar.',
    byAi: 'Sugerido por tu proveedor de IA. No se envía nada hasta que pulses Enviar.',
    until: 'Puedes responder hasta: {time}.',
    over: 'Se ha pasado el plazo en el que {platform} admite una respuesta. Empieza de nuevo cuando {name} vuelva a escribir.',
    cannot: 'No puedes responder desde aquí',
    noteInstead: 'Aún puedes dejar una nota para tu equipo.',
  },
  toasts: {
    error: 'Error',
    priority: 'Prioridad del mensaje actualizada',
    allRead: 'Todos los mensajes están marcados como leídos',
    notSent: 'Tu respuesta no se ha enviado',
    noteNotSaved: 'Tu nota no se ha guardado',
    notRetried: 'No se ha podido volver a enviar',
    noSuggestion: 'No hay ninguna sugerencia',
    replaced: 'Se han sustituido tus palabras',
    bringBack: 'Recuperarlas',
    assigned: 'Asignada a {name}',
    unassigned: 'Ya no está asignada a nadie',
    closed: 'Conversación cerrada',
    reopened: 'Conversación abierta de nuevo',
    notChanged: 'La conversación no se ha cambiado',
    customerMade: '{name} ya está en tu lista de clientes',
    noCustomer: 'No se ha añadido el cliente',
  },
  badge: {
    unread: '{count, plural, one {# mensaje sin leer} other {# mensajes sin leer}}',
    sample: '{count, plural, one {# mensaje sin leer (ejemplo)} other {# mensajes sin leer (ejemplo)}}',
  },
  card: {
    title: 'Bandeja unificada',
    filters: 'Qué mensajes',
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
  tooLong: 'Es más largo de lo que admite la red',
}

export const inboxErrors: Translation<typeof en.inboxErrors> = {
  reply_window_over:
    'La red solo acepta respuestas libres durante un tiempo desde el último mensaje, y ese tiempo ha pasado. No se ha enviado nada; espera a que la persona vuelva a escribir.',
  reply_impossible:
    'Ahora mismo no se puede responder a esta conversación desde aquí. No se ha enviado nada.',
  reply_not_failed:
    'Solo se puede enviar de nuevo una respuesta que no ha llegado, para que nadie la reciba dos veces.',
}
