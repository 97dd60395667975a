import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const customersCsv: Translation<typeof en.customersCsv> = {
  fileName: 'clientes-{day}.csv',
  columns: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    address: 'Dirección',
    notes: 'Notas',
    status: 'Estado',
    language: 'Idioma',
  },
  statuses: { active: 'Activo', inactive: 'Inactivo', prospect: 'Potencial' },
  refused: '{column}: {reason}',
  known: 'Ya existe un cliente con el correo {email}.',
  repeated: 'Mismo correo que en la línea {line}.',
  tooManyRows: 'Un archivo puede tener hasta {max} clientes. Divídelo e importa cada parte.',
}

export const customer: Translation<typeof en.customer> = {
  title: 'Gestión de clientes',
  description: 'Tus clientes, lo que les has facturado y lo que han pagado.',
  actions: { add: 'Añadir cliente', import: 'Importar', export: 'Exportar' },
  summary: {
    label: 'Resumen',
    customers: 'Total de clientes',
    customersHint: 'Todos los de tu lista',
    invoices: 'Total de facturas',
    invoicesHint: 'De todos tus clientes',
    revenue: 'Ingresos totales',
    revenueHint: 'De las facturas pagadas',
    brandHint: 'De esta marca',
    failed: 'No se ha podido cargar el resumen.',
  },
  filters: {
    search: 'Buscar clientes',
    placeholder: 'Nombre, empresa o correo',
    clear: 'Borrar la búsqueda',
    status: 'Estado',
    anyStatus: 'Cualquier estado',
  },
  results: {
    all: '{count, plural, one {# cliente} other {# clientes}}',
    found:
      '{count, plural, =0 {Ningún cliente encontrado} one {# cliente encontrado} other {# clientes encontrados}}',
    foundSoFar: '{count, plural, one {Primer cliente encontrado} other {Primeros # clientes encontrados}}',
    partOf: '{count, number} de {total, number}',
  },
  table: {
    label: 'Clientes',
    name: 'Nombre',
    company: 'Empresa',
    email: 'Correo',
    status: 'Estado',
    totalInvoiced: 'Total facturado',
    actions: 'Acciones',
    invoice: 'Facturar',
    view: 'Ver',
    none: 'Sin datos',
    invoiceNamed: 'Facturar a {name}',
    viewNamed: 'Ver a {name}',
    more: 'Más opciones de {name}',
    edit: 'Editar',
    delete: 'Eliminar',
    loadMore: 'Cargar más',
  },
  status: { active: 'Activo', inactive: 'Inactivo', prospect: 'Potencial' },
  empty: {
    title: 'Tus clientes aparecerán aquí.',
    description: 'Añade tu primer cliente o importa tu lista desde un archivo CSV.',
  },
  emptySearch: {
    title: 'Ningún cliente coincide con tu búsqueda.',
    description: 'Revisa cómo está escrito o mira todos los clientes.',
    action: 'Ver todos los clientes',
  },
  error: { title: 'No se han podido cargar los clientes.' },
  detail: {
    label: 'Datos',
    loading: 'Cargando el cliente',
    edit: 'Editar',
    delete: 'Eliminar',
    email: 'Correo',
    phone: 'Teléfono',
    address: 'Dirección',
    language: 'Idioma',
    totalInvoiced: 'Total facturado',
    notes: 'Notas',
    missing: 'Sin indicar',
    failedTitle: 'Cliente',
    failed: 'No se ha podido abrir este cliente.',
    gone: 'Este cliente ya no existe.',
    goneReason: 'Puede que se haya eliminado o que el enlace esté incompleto.',
  },
  form: {
    addTitle: 'Añadir nuevo cliente',
    editTitle: 'Editar cliente',
    name: 'Nombre',
    company: 'Empresa',
    email: 'Correo',
    phone: 'Teléfono',
    address: 'Dirección',
    status: 'Estado',
    language: 'Idioma',
    languageHint: 'Para facturas y mensajes.',
    brandHint: 'Sus facturas cuentan para esta marca.',
    notes: 'Notas',
    notesHint: 'Solo tú y tu equipo las ven.',
    add: 'Añadir cliente',
    save: 'Guardar cambios',
  },
  delete: {
    title: '¿Eliminar este cliente?',
    description: 'El cliente y tus notas se eliminan para siempre. No se puede deshacer.',
    confirm: 'Eliminar cliente',
  },
  import: {
    title: 'Importar clientes',
    description: 'Importa tu lista desde una hoja de cálculo u otro programa, guardada como archivo CSV.',
    columns:
      'La primera línea debe contener los nombres de las columnas. Solo {name} es obligatoria; las demás son opcionales:',
    known:
      'Los clientes cuyo correo ya está en tu lista se omiten, así no hay duplicados. Las líneas con errores no se importan y te mostramos cuáles son.',
    brand: 'Los clientes nuevos se añadirán a {name}.',
    sample: 'Descargar archivo de ejemplo',
    sampleName: 'clientes-ejemplo.csv',
    file: 'Archivo CSV',
    choose: 'Elige un archivo o suéltalo aquí',
    limit: 'CSV, hasta 5 MB y 10.000 clientes',
    remove: 'Quitar archivo',
    wrongType: 'No es un archivo CSV. Guarda tu lista como CSV y elígela de nuevo.',
    tooLarge: 'El archivo pesa más de 5 MB. Divídelo e importa cada parte.',
    needed: 'Elige primero un archivo CSV.',
    unreadable: 'No se ha podido abrir el archivo. Elígelo de nuevo.',
    start: 'Importar clientes',
  },
  report: {
    title: 'Informe de importación',
    summary:
      '{imported, plural, =0 {No se ha importado ningún cliente} one {Se ha importado # cliente} other {Se han importado # clientes}}, {skipped, plural, one {# omitido} other {# omitidos}}, {refused, plural, one {# rechazado} other {# rechazados}}.',
    imported: 'Importadas',
    skipped: 'Omitidas',
    refused: 'Rechazadas',
    one: { imported: 'Importada', skipped: 'Omitida', refused: 'Rechazada' },
    again: 'Importar otro archivo',
    done: 'Listo',
  },
  toasts: {
    created: 'Cliente creado correctamente',
    createFailed: 'No se ha podido crear el cliente',
    updated: 'Cliente actualizado correctamente',
    updateFailed: 'No se ha podido actualizar el cliente',
    deleted: 'Cliente eliminado',
    deleteFailed: 'No se ha podido eliminar el cliente',
    imported: 'Clientes importados correctamente',
    nothingImported: 'No se ha importado ningún cliente',
    importFailed: 'No se han podido importar los clientes',
  },
}

export const customersRules: Translation<typeof en.customersRules> = {
  nameIsRequired: 'El nombre es obligatorio',
  consentNoteIsRequired: 'Indica dónde lo aceptaron.',
}

export const customersErrors: Translation<typeof en.customersErrors> = {
  customer_has_invoices: 'No puedes eliminar un cliente que tiene facturas. Elimina antes las facturas.',
  business_name_missing:
    'No se ha preguntado a nadie. Escribe antes el nombre de tu negocio en Ajustes, para que tus clientes sepan quién pregunta.',
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/customers': 'Clientes',
}

export const customerImportSample: Translation<typeof en.customerImportSample> = {
  active:
    'María López,maria@example.com,+34 600 000 000,Flores López,"Calle Mayor 12, Madrid",Le gustan las rosas,Activo,Español',
  prospect: 'Juan García,juan@example.com,,,,,Potencial,Español',
}

export const palette: Translation<typeof en.palette> = {
  add: { label: 'Añadir un cliente', words: 'nuevo nueva clienta contacto crear' },
  import: { label: 'Importar clientes', words: 'csv archivo subir lista contactos' },
  customers: 'clientas contactos crm facturas cobros personas',
}

export const consent: Translation<typeof en.consent> = {
  title: 'Mensajes',
  intro: 'Los correos y los mensajes de WhatsApp comerciales solo llegan a quienes han aceptado recibirlos.',
  loading: 'Cargando permisos',
  failed: 'No se ha podido cargar lo que ha aceptado este cliente.',
  channel: { email: 'Correo', whatsapp: 'WhatsApp' },
  badge: {
    none: 'Sin permiso',
    pending: 'Preguntado',
    granted: 'Aceptado',
    withdrawn: 'No quiere mensajes',
    unsubscribed: 'De baja',
    bounced: 'Correo rechazado',
    complained: 'Marcado como spam',
    manual: 'Bloqueado',
  },
  state: {
    none: 'No ha aceptado recibir mensajes.',
    pending: 'Se lo preguntaste por correo el {day}. Falta que lo confirme.',
    granted: 'Aceptó el {day} · {source}',
    withdrawn: 'No quiere mensajes desde el {day} · {source}',
    suppressed:
      'Esta dirección no recibe correos. Solo el cliente puede volver a suscribirse, con el enlace de un correo anterior.',
    bounced: 'Los correos a esta dirección fueron rechazados, así que ya no recibe ninguno.',
    noEmail: 'Añade un correo electrónico para que pueda recibir correos.',
    noPhone: 'Añade un teléfono para que pueda recibir mensajes de WhatsApp.',
    noCode:
      'Añade el prefijo del país al teléfono, por ejemplo +34, para que pueda recibir mensajes de WhatsApp.',
    stopped:
      'Este número no recibe mensajes comerciales. Solo el cliente puede volver a suscribirse, con el enlace de un mensaje anterior.',
  },
  source: {
    form: 'Formulario u hoja de registro',
    in_person: 'En persona',
    message: 'En un mensaje',
    manual: 'Otro',
    import: 'Lista importada',
    mail: 'Por correo',
  },
  record: {
    open: 'Anotar permiso',
    openFor: 'Anotar permiso para {channel}',
    titleEmail: 'Anotar permiso para correo',
    titleWhatsapp: 'Anotar permiso para WhatsApp',
    description: 'Anótalo solo si {name} lo aceptó claramente. Puede que tengas que demostrarlo.',
    source: '¿Cómo lo aceptó?',
    note: 'Dónde y cuándo',
    noteHint: 'Por ejemplo: hoja de registro del mostrador, marzo.',
    save: 'Anotar permiso',
  },
  withdraw: {
    open: 'Retirar',
    openFor: 'Retirar permiso para {channel}',
    title: '¿Retirar el permiso?',
    email: 'Dejará de recibir correos comerciales. Las facturas y las respuestas no cambian.',
    whatsapp: 'Dejará de recibir mensajes comerciales por WhatsApp. Las respuestas no cambian.',
    confirm: 'Retirar permiso',
  },
  ask: {
    open: 'Preguntar por correo',
    askedRecently: 'Ya se le ha preguntado en los últimos 7 días. Después podrás volver a hacerlo.',
  },
  history: {
    title: 'Cambios',
    granted: '{channel}: aceptado',
    pending: '{channel}: preguntado por correo',
    withdrawn: '{channel}: retirado',
  },
  summary: {
    label: 'Quién recibe tus mensajes',
    email:
      '{reachable, number} de {total, plural, one {# cliente} other {# clientes}} {reachable, plural, one {puede} other {pueden}} recibir tus correos.',
    whatsapp: '{reachable, plural, one {# puede} other {# pueden}} recibir mensajes de WhatsApp.',
    pending: '{count, plural, one {# aún no ha respondido.} other {# aún no han respondido.}}',
    ask: 'Pedir permiso por correo',
  },
  askAll: {
    title: '¿Pedir permiso por correo?',
    subject: '{count, plural, one {# cliente} other {# clientes}} con correo y sin respuesta',
    first: 'Los primeros {max, number} de {count, number} clientes con correo y sin respuesta',
    description:
      'Cada uno recibe un correo breve con un botón. Solo quienes lo pulsan reciben tus correos comerciales. A nadie se le pregunta más de una vez en 7 días.',
    confirm: 'Enviar correos',
  },
  filter: {
    label: 'Mensajes',
    any: 'Cualquier permiso',
    email: 'Reciben correos',
    whatsapp: 'Reciben WhatsApp',
    asked: 'Preguntados, sin respuesta',
    none: 'Sin permiso',
  },
  import: {
    question: '¿Estas personas han aceptado recibir tu publicidad?',
    hint: 'Si no lo sabes con certeza, déjalo sin marcar. Podrás preguntarles por correo más adelante.',
    email: 'Estas personas han aceptado recibir correos comerciales de esta tienda',
    whatsapp: 'Estas personas han aceptado recibir publicidad de esta tienda por WhatsApp',
    note: '¿Dónde lo aceptaron?',
    noteHint: 'Por ejemplo: formulario de nuestra web.',
    needed: 'Indica dónde lo aceptaron.',
  },
  toasts: {
    recorded: 'Permiso anotado',
    recordFailed: 'No se ha podido anotar el permiso',
    withdrawn: 'Permiso retirado',
    withdrawFailed: 'No se ha podido retirar el permiso',
    asked:
      '{count, plural, =0 {No se ha preguntado a nadie} one {Se ha preguntado por correo a # cliente} other {Se ha preguntado por correo a # clientes}}',
    skipped:
      '{count, plural, one {# omitido: ya respondió, se le preguntó hace poco o no tiene correo.} other {# omitidos: ya respondieron, se les preguntó hace poco o no tienen correo.}}',
    askFailed: 'No se ha podido preguntar por correo',
  },
}

export const consentMail: Translation<typeof en.consentMail> = {
  subject: '{shop}: ¿quieres recibir nuestros correos?',
  shop: 'nuestra tienda',
  button: 'Sí, quiero recibirlos',
  stop: 'No volver a preguntarme',
  text: 'Hola, {name}:\n\nDe vez en cuando nos gustaría enviarte novedades y ofertas de {shop} por correo. Solo lo haremos si nos dices que sí:\n\n{link}\n\nSi prefieres que no, no hagas nada y no recibirás ninguno. El botón funciona durante 30 días.\n\n¿No quieres que te volvamos a preguntar? Usa este enlace:\n\n{stop}\n\n{shop}',
}

export const consentPage: Translation<typeof en.consentPage> = {
  shop: 'esta tienda',
  confirm: {
    heading: '¿Recibir correos de {shop}?',
    text: 'Las novedades y ofertas llegarán a {email}. Puedes darte de baja en cada correo.',
    button: 'Sí, quiero recibirlos',
  },
  confirmed: {
    heading: 'Gracias. Te has suscrito.',
    text: 'Los correos de {shop} llegarán a {email}. Ya puedes cerrar esta página.',
  },
  unsubscribe: {
    heading: '¿Darte de baja de {shop}?',
    text: '{email} dejará de recibir correos comerciales de {shop}.',
    button: 'Darme de baja',
  },
  unsubscribed: {
    heading: 'Te has dado de baja.',
    text: '{email} ya no recibirá mensajes comerciales de {shop}. ¿Ha sido un error?',
    button: 'Volver a suscribirme',
  },
  resubscribed: {
    heading: 'Te has vuelto a suscribir.',
    text: 'Los mensajes de {shop} llegarán a {email}. Ya puedes cerrar esta página.',
  },
  test: {
    heading: 'Esto era una prueba',
    text: 'En esta página, los clientes se dan de baja de tus mensajes. No se ha cambiado nada.',
  },
  broken: {
    heading: 'Este enlace no funciona',
    confirm:
      'Está incompleto, es demasiado antiguo o ya no hace falta, y no se ha cambiado nada. Pide a la tienda otro correo.',
    unsubscribe:
      'Está incompleto y no se ha cambiado nada. Vuelve a abrir el enlace del mensaje o responde a la tienda.',
  },
}
