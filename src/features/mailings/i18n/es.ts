import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const letter: Translation<typeof en.letter> = {
  why: 'Recibes este correo porque aceptaste recibir novedades de {shop}.',
  counted: 'Contamos cuántas veces se abren los enlaces de este correo, pero no quién los abre.',
  unsubscribe: 'Darme de baja',
}

export const linkPage: Translation<typeof en.linkPage> = {
  heading: 'Este enlace no funciona',
  text: 'Está incompleto, o aquello a lo que llevaba ya no está. Ábrelo otra vez desde el correo.',
}

export const mailingErrors: Translation<typeof en.mailingErrors> = {
  mailing_not_connected: 'El correo no está conectado. Conéctalo en Ajustes, Canales, y vuelve a probar.',
  mail_folder_missing: 'En este buzón no hay ninguna carpeta con ese nombre. Compruébalo.',
  test_message_not_approved:
    'Solo se puede enviar un texto aprobado, también como prueba. No se ha enviado nada. Envía el texto a revisión en la publicación y vuelve a probar.',
  test_message_refused: 'La red rechazó la prueba. No se ha enviado nada.',
  test_message_not_added:
    'Tu cuenta aún es de prueba y solo llega a los números que has añadido en la red. No se ha enviado nada. Añade allí este número y vuelve a probar.',
  test_message_not_on_network:
    'A este número no se puede llegar por aquí: no tiene cuenta, o su aplicación es antigua. No se ha enviado nada. Revisa el número y el prefijo del país.',
  test_message_limited:
    'Este número recibe mucha publicidad y la red retuvo la prueba. No se ha enviado nada. Prueba con otro número, o mañana.',
  test_message_opted_out: 'Este número se dio de baja de tus mensajes, así que no le escribimos. Usa otro.',
  test_message_template:
    'La red ya no acepta este texto. No se ha enviado nada. Elige otro en la publicación y vuelve a probar.',
  test_message_number:
    'La red no deja que tu número envíe mensajes. No se ha enviado nada. Revisa allí tu cuenta y vuelve a probar.',
  test_message_payment:
    'La red no pudo cobrar la prueba. No se ha enviado nada. Revisa allí el método de pago de tu cuenta y vuelve a probar.',
  test_message_unknown:
    'Se cortó la conexión, así que la prueba puede haber llegado. Mira tu teléfono antes de enviar otra.',
}

export const mailingRules: Translation<typeof en.mailingRules> = {
  enterPhone: 'Escribe el número con el prefijo del país, por ejemplo +34 600 000 000',
}

export const returnedMailRules: Translation<typeof en.returnedMailRules> = {
  noHost: 'Escribe el servidor, por ejemplo imap.tuproveedor.com',
  noPort: 'Escribe un puerto, normalmente 993 o 143',
  noUser: 'Escribe el usuario, a menudo tu correo electrónico',
  noPassword: 'Escribe la contraseña. La guardada solo vale para su servidor y su usuario',
  noFolder: 'Escribe una carpeta, normalmente INBOX',
}

export const returnedMail: Translation<typeof en.returnedMail> = {
  title: 'Leer los correos devueltos',
  description:
    'Algunos servidores aceptan un correo y lo devuelven más tarde. Si nos dejas leer el buzón desde el que envías, vemos qué direcciones no existen y dejamos de escribirles. Solo buscamos correos devueltos, cada 15 minutos. No borramos nada ni marcamos nada como leído.',
  connected: 'Leemos {folder} de {user}. Última lectura: {when}.',
  problems: {
    login_refused:
      'El servidor de correo ya no acepta el usuario y la contraseña. Escribe la contraseña otra vez. Hasta entonces probamos una vez al día.',
    insecure:
      'Ya no podemos conectarnos de forma segura: el servidor no ofrece cifrado o su certificado no es válido. Comprueba el servidor y el cifrado.',
    folder_missing: 'La carpeta {folder} ya no está. Escribe aquella a la que llegan los correos devueltos.',
    unreachable: 'No hemos podido llegar al servidor de correo. Seguimos probando. Última lectura: {when}.',
    password_lost:
      'La contraseña guardada no se puede leer porque ha cambiado el secreto del servidor. Escríbela otra vez.',
  },
  fields: {
    host: 'Servidor (IMAP)',
    hostPlaceholder: 'imap.tuproveedor.com',
    usernameHint: 'El del buzón desde el que envías, porque los correos se devuelven al remitente.',
    folder: 'Carpeta',
    folderHint: 'A la que llegan los correos devueltos.',
  },
  save: 'Comprobar y guardar',
  saved: 'Podemos leerlo. Guardado.',
  notSaved: 'No se ha guardado: no hemos podido leer el buzón',
  failed: 'No se ha podido cargar el buzón de los correos devueltos. Vuelve a probar.',
  loading: 'Cargando el buzón de los correos devueltos',
  remove: {
    action: 'Dejar de leer',
    title: '¿Dejar de leer los correos devueltos?',
    description: 'Borramos el servidor, el usuario y la contraseña. Lo que ya hemos averiguado se queda.',
    toast: 'Ya no se leen los correos devueltos',
  },
}

export const mailing: Translation<typeof en.mailing> = {
  label: 'Destinatarios',
  loading: 'Cargando destinatarios',
  failed: 'No se han podido cargar los destinatarios. Vuelve a probar.',
  audience:
    '{count, plural, =0 {Ningún cliente ha aceptado todavía recibir correos} one {Llegará a # cliente que aceptó recibir correos} other {Llegará a # clientes que aceptaron recibir correos}}',
  audienceHint: 'Lo comprobamos otra vez justo antes de cada correo. A nadie le llega dos veces.',
  nobody: 'Pide permiso a tus clientes, o anótalo si ya lo dieron.',
  customers: 'Abrir clientes',
  notConnected: 'El correo aún no está conectado, así que esto no se puede enviar desde aquí.',
  connect: 'Conectar el correo',
  test: 'Este canal está en modo de prueba: nadie recibe ningún correo.',
  missingName: 'Los correos deben mostrar el nombre de tu negocio.',
  missingAddress: 'Los correos deben mostrar tu dirección postal.',
  missingBoth: 'Los correos deben mostrar el nombre y la dirección postal de tu negocio.',
  details: 'Añadir datos del negocio',
  noPublicLinks:
    'Todavía no se puede enviar: los clientes no podrían abrir el enlace para darse de baja, porque CampAIgner no tiene dirección pública. Pide a tu administrador que configure PUBLIC_URL.',
  preview: 'Ver el correo',
  previewTitle: 'Vista previa del correo',
  previewHint: 'Muestra la publicación tal como está guardada.',
  previewFailed: 'No se ha podido cargar la vista previa. Vuelve a probar.',
  previewLoading: 'Cargando la vista previa',
  subject: 'Asunto',
  from: 'De',
  frame: 'El correo',
  sendTest: 'Enviarme una prueba',
  testSent: 'Prueba enviada a {address}',
  testFailed: 'No se ha podido enviar la prueba',
  sending: 'Enviando: {done, number} de {total, number}',
  delivered: '{sent, number} de {total, number} entregados',
  stopped: 'Lo detuviste.',
  waiting: 'Aún no les ha llegado a todos. El resto saldrá cuando el canal vuelva a funcionar.',
  stop: 'Detener el envío',
  stopTitle: '¿Detener el envío?',
  stopText: 'Los clientes que aún no han recibido el correo no lo recibirán.',
  stopDone: 'Envío detenido',
  counts: {
    queued: 'En espera',
    sent: 'Entregados',
    refused: 'Rechazados',
    failed: 'Fallidos',
    unconfirmed: 'Sin confirmar',
    skipped: 'Excluidos',
    unsubscribed: 'Bajas',
    delivered: 'Entregados',
    read: 'Leídos',
  },
  settings: {
    title: 'Clics en los correos',
    switch: 'Contar los clics en los enlaces',
    description:
      'Los enlaces de tus próximos correos pasarán por CampAIgner, que cuenta cuántas veces se abre cada uno. No registra quién lo abre. El correo se lo dice a tus clientes.',
    ownerOnly: 'Solo un propietario puede cambiarlo.',
    failed: 'No se ha podido guardar',
    loading: 'Cargando',
  },
  links: 'Enlaces',
  clicks: '{count, plural, one {# clic} other {# clics}}',
  problems: 'Direcciones con problemas',
  problemsMore: 'Las primeras {count, number}.',
  reasons: {
    no_mailbox: 'Este buzón no existe. No volveremos a escribirle.',
    refused: 'Su servidor de correo lo ha rechazado.',
    busy: 'Su servidor de correo pide probar más tarde.',
    lost_answer: 'Se cortó la conexión. Puede que haya llegado, así que no lo reenviamos.',
    not_on_network: 'A este número no se puede llegar por aquí: no tiene cuenta, o su aplicación es antigua.',
    limited: 'Recibe mucha publicidad, así que la red no se lo entregó. Otro día puede que sí.',
    opted_out: 'Paró tus mensajes comerciales en la aplicación. No volveremos a escribirle.',
    no_consent: 'Se dio de baja antes del envío.',
    stopped: 'Detuviste el envío.',
    sender_refused: 'Tu servidor de correo no te deja enviar desde esta dirección.',
    template_refused: 'La red ya no acepta el texto.',
    unreachable: 'No hemos podido llegar a tu servidor de correo.',
    disconnected: 'El canal se desconectó.',
  },
  phoneReasons: {
    refused: 'La red lo rechazó.',
    busy: 'Demasiados mensajes a esta persona. Lo dejamos después de varios intentos.',
    sender_refused: 'La red no deja enviar a tu número.',
    unreachable: 'No hemos podido llegar a la red.',
  },
  phones: {
    audience:
      '{count, plural, =0 {Ningún cliente puede recibir mensajes todavía} one {Llega a # cliente que aceptó recibir mensajes} other {Llega a # clientes que aceptaron recibir mensajes}}',
    audienceHint: 'Lo comprobamos otra vez justo antes de cada mensaje. Nadie lo recibe dos veces.',
    withoutCode:
      '{count, plural, one {# cliente aceptó, pero a su teléfono le falta el prefijo del país.} other {# clientes aceptaron, pero a su teléfono le falta el prefijo del país.}} Añádelo, por ejemplo +34.',
    nobody:
      'Anota el permiso de los clientes que aceptaron recibir mensajes, con su número y el prefijo del país.',
    notConnected: 'Este canal aún no está conectado, así que la publicación no se puede enviar desde aquí.',
    connect: 'Conectar canal',
    test: 'Este canal está en modo de prueba: nadie recibe mensajes.',
    stopText: 'Los clientes que aún no tienen el mensaje no lo recibirán.',
    sent: '{sent, number} de {total, number} enviados',
    sentCount: 'Enviados',
    sentHint: 'La red aceptó estos mensajes. Aquí no nos dice cuáles llegaron.',
    receiptsHint: 'Hay personas que ocultan que han leído un mensaje, así que pueden ser más.',
    testTitle: 'Enviarme una prueba',
    testText: 'Recibes el mensaje como tus clientes, con tu nombre. No cuenta como destinatario.',
    testPhone: 'Tu número de teléfono',
    testHint: 'Con el prefijo del país, por ejemplo +34 600 000 000. Este navegador lo recuerda.',
    testCost: 'La red cobra la prueba como cualquier mensaje{price, select, none {} other {: {price}}}.',
    testSend: 'Enviar prueba',
  },
  cost: {
    byCountry: 'La red cobra por cada mensaje; el precio depende del país del cliente.',
    prices: 'Ver los precios',
    sum: '{sum}, a {price} por mensaje',
    enter: 'Poner tu precio',
    change: 'Cambiar el precio',
    title: 'Precio por mensaje',
    text: 'Busca el precio de tu país. Lo multiplicamos para que veas el total antes de enviar.',
    field: 'Precio',
    hint: 'En {currency}, por ejemplo {example}. Déjalo en blanco para no ver ningún total.',
    wrong: 'Escribe un precio, por ejemplo {example}',
    save: 'Guardar precio',
  },
  said: 'Respuesta: {answer}',
}
