import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const calendarSample: Translation<typeof en.calendarSample> = {
  season: {
    title: 'Temporada nueva, color nuevo',
    content: 'Colores frescos para la nueva temporada. ¿Con cuál te quedas?',
  },
  tip: {
    title: 'Un truco de la casa',
    content: 'Cómo hacer que el peinado te dure dos días, en treinta segundos.',
  },
  product: {
    title: 'De vuelta en la estantería',
    content: 'El aceite de argán que tanto nos pediste ha vuelto. Ven a probarlo.',
  },
  team: {
    title: 'Conoce al equipo',
    content: 'Marta lleva diez años con nosotros. Esto es lo que más le gusta.',
  },
  offer: {
    title: 'Un jueves tranquilo',
    content: 'Queda hueco el jueves por la mañana. Responde a este mensaje y es tuyo.',
  },
}

export const feed: Translation<typeof en.feed> = {
  name: '{shop}: publicaciones',
  states: { scheduled: 'Programada', published: 'Publicada' },
}

export const occasion: Translation<typeof en.occasion> = {
  wish: '¡{wish} de parte de todo el equipo!',
  announcement: '{occasion} es el {date}.',
}

export const calendar: Translation<typeof en.calendar> = {
  title: 'Calendario de contenidos',
  description: 'Mira qué sale y cuándo, en cada plataforma. Arrastra una publicación a otro día o usa Mover.',
  newCampaign: 'Nueva campaña',
  newCampaignOn: 'Nueva campaña para el {day}',
  newCampaignAt: 'Nueva campaña para el {day} a las {time}',
  views: { label: 'Vista', month: 'Mes', week: 'Semana', list: 'Lista' },
  today: 'Hoy',
  earlier: { month: 'Mes anterior', week: 'Semana anterior' },
  later: { month: 'Mes siguiente', week: 'Semana siguiente' },
  filters: {
    platform: 'Plataforma',
    allPlatforms: 'Todas las plataformas',
    status: 'Estado',
    allStatuses: 'Todos los estados',
    clear: 'Quitar filtros',
  },
  status: { draft: 'Borrador', scheduled: 'Programada', published: 'Publicada', failed: 'Fallida' },
  state: {
    sending: 'Enviando',
    needs_you: 'Lista para que la publiques',
    unconfirmed: 'Sin confirmar',
    overdue: 'Con retraso',
  },
  dayLabel: '{day}, {count, plural, =0 {nada previsto} one {# publicación} other {# publicaciones}}',
  more: '+{count} más',
  occasion: { start: 'Nueva campaña: {name}' },
  loading: 'Cargando el calendario…',
  failed: 'No se ha podido cargar el calendario.',
  empty: {
    title: 'Aún no hay nada previsto.',
    filtered: 'Ninguna publicación coincide con estos filtros.',
    description: 'Las campañas que programes y los planes de contenido que crees aparecerán aquí en su día.',
    action: 'Crear una campaña',
  },
  day: {
    hint: 'Elige un día para ver sus publicaciones.',
    nothing: 'No hay nada este día.',
    close: 'Dejar de seleccionar este día',
    engagement: '{likes, number} me gusta, {comments, number} comentarios, {shares, number} compartidos',
    plan: 'De un plan de contenido, aún sin programar',
    view: 'Ver',
    edit: 'Editar',
    viewNamed: 'Ver «{title}»',
    editNamed: 'Editar «{title}»',
    move: 'Mover',
    moveNamed: 'Mover «{title}» a otro día',
    showMore: 'Mostrar {count} más',
  },
  warnings: {
    title: 'Conviene revisarlo',
    close:
      '«{first}» y «{second}» salen en {platform} {minutes, plural, =0 {a la vez} one {con # minuto de diferencia} other {con # minutos de diferencia}}. Mueve una para que se vean las dos.',
    repeated:
      '«{first}» y «{second}» dicen lo mismo en {platform}, {days, plural, =0 {el mismo día} one {con # día de diferencia} other {con # días de diferencia}}. Cambia el texto de una.',
    mark: 'conviene revisarla',
    all: 'Ver los {count}',
    fewer: 'Ver menos',
  },
  week: { title: 'Esta semana', scheduled: 'Programadas', published: 'Publicadas', draft: 'Borradores' },
  move: {
    title: 'Mover «{title}»',
    day: 'Nuevo día',
    time: 'Hora',
    save: 'Mover',
    done: 'Movida al {day}',
    doneAt: 'Movida al {day} a las {time}',
    doneMany: '{count, plural, one {# publicación movida} other {# publicaciones movidas}}',
    unscheduled:
      '{count, plural, one {# publicación vuelve a ser borrador} other {# publicaciones vuelven a ser borradores}}',
    undo: 'Deshacer',
    undoKeys: 'Pulsa Ctrl+Z o ⌘Z para deshacer',
    undone: 'Deshecho: «{title}» vuelve al {day}',
    undoneMany:
      'Deshecho: {count, plural, one {# publicación vuelve a su sitio} other {# publicaciones vuelven a su sitio}}',
    nothingToUndo: 'No hay nada que deshacer',
    failed: 'No se ha podido mover la publicación',
  },
  feed: {
    open: 'Suscribirse',
    title: 'Verlo en otro calendario',
    description:
      'Ten tus publicaciones programadas y publicadas en Google Calendar, Apple Calendar u Outlook. Se actualizan solas.',
    none: 'Crea un enlace privado y añádelo a tu aplicación de calendario. Quien tenga el enlace verá tus publicaciones, así que no lo compartas.',
    since:
      'Tu enlace se creó el {date} y funciona. Si ya no lo tienes, crea otro: el anterior dejará de funcionar al momento.',
    link: 'Tu enlace privado',
    once: 'Cópialo ahora. Por seguridad no podemos volver a mostrarlo.',
    howTo:
      'En tu aplicación de calendario, elige «Añadir calendario por URL» (o «Suscribirse») y pega el enlace.',
    create: 'Crear enlace',
    replace: 'Crear otro enlace',
    remove: 'Desactivar',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'No se ha podido copiar el enlace. Selecciónalo y cópialo tú.',
    openApp: 'Abrir en el calendario',
    failed: 'No se ha podido cambiar el enlace',
  },
  select: {
    start: 'Seleccionar',
    label: 'Publicaciones seleccionadas',
    named: 'Seleccionar «{title}»',
    count:
      '{count, plural, =0 {Selecciona publicaciones para moverlas} one {# publicación seleccionada} other {# publicaciones seleccionadas}}',
    move: 'Mover',
    unschedule: 'Volver a borrador',
    moveTitle: 'Mover {count, plural, one {# publicación} other {# publicaciones}}',
    moveDescription: 'Cada publicación conserva su hora.',
    way: 'Cómo',
    ways: { later: 'Días más tarde', earlier: 'Días antes', toDay: 'A un día' },
    days: 'Número de días',
  },
  free: {
    show: 'Ver huecos libres',
    title: 'Huecos libres',
    none: 'No queda ningún hueco este día.',
    start: 'Nueva campaña para el {day} a las {time} en {platforms}',
  },
  drag: {
    several: '{count, plural, one {# publicación} other {# publicaciones}}',
    instructions: 'Para moverla con el teclado, elige su día y usa el botón Mover.',
    keys: 'Pulsa Espacio para tomarla. Muévela con las flechas: arriba y abajo, 15 minutos; izquierda y derecha, un día. Pulsa Espacio otra vez para soltarla o Escape para cancelar.',
    start: 'Has tomado «{title}».',
    over: '«{title}» está sobre el {day}.',
    out: '«{title}» no está sobre ningún día.',
    end: '«{title}» se ha soltado en el {day}.',
    cancel: 'Se ha cancelado el movimiento de «{title}».',
    past: 'Ya ha pasado',
  },
}

export const calendarRules: Translation<typeof en.calendarRules> = {
  noDay: 'Elige un día como 2026-03-10',
  noTime: 'Elige una hora como 14:30',
  tooManyDays: 'Elige como máximo {max} días',
  past: 'Esa hora ya ha pasado. Elige un día posterior',
  tooManyTimes: 'Elige como máximo {max} horas al día',
  timesTooClose: 'Deja al menos una hora entre dos horas',
  noTimes: 'Añade al menos una hora o usa las horas sugeridas',
}

export const calendarErrors: Translation<typeof en.calendarErrors> = {
  queue_full:
    'No quedan huecos libres en los próximos 60 días. No se ha programado nada. Añade horas de publicación en el calendario o elige tú la hora.',
}

export const postingTimes: Translation<typeof en.postingTimes> = {
  open: 'Horas de publicación',
  title: 'Horas de publicación',
  description: 'Lo que está en la cola sale a estas horas. {zone}',
  platform: 'Plataforma',
  source: {
    own: 'Tus propias horas',
    results: 'Sugeridas: cuando mejor funcionan tus publicaciones',
    sales: 'Sugeridas: antes de tus horas de más ventas',
    usual: 'Sugeridas: cuando la gente suele mirar',
  },
  days: 'Días',
  everyDay: 'Todos los días',
  weekdays: 'De lunes a viernes',
  weekend: 'Sábado y domingo',
  time: 'Hora',
  add: 'Añadir hora',
  none: 'Sin publicaciones',
  remove: 'Quitar {time}, {day}',
  copy: 'Copiar a todas las plataformas',
  copied: 'Copiadas a todas las plataformas. Guarda para conservarlas.',
  reset: 'Usar las sugeridas',
  save: 'Guardar horas',
  saved: 'Horas de publicación guardadas',
  failed: 'No se han podido guardar las horas de publicación',
  loadFailed: 'No se han podido cargar las horas de publicación.',
  readOnly: 'Los propietarios y encargados pueden cambiar estas horas.',
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/calendar': 'Calendario',
}

export const palette: Translation<typeof en.palette> = {
  calendar: 'agenda programado fechas mes semana publicaciones',
  walk: 'Pasar de un día a otro en la vista de mes',
  undo: 'Deshacer el último cambio en el calendario',
}
