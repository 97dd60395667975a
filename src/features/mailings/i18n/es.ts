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
    no_consent: 'Se dio de baja antes del envío.',
    stopped: 'Detuviste el envío.',
    sender_refused: 'Tu servidor de correo no te deja enviar desde esta dirección.',
    unreachable: 'No hemos podido llegar a tu servidor de correo.',
    disconnected: 'El canal se desconectó.',
  },
  said: 'Servidor: {answer}',
}
