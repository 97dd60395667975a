import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const postReason: Translation<typeof en.postReason> = {
  no_account:
    'Esta plataforma no está conectada. Conecta un canal y vuelve a programar la publicación, o publícala tú.',
  needs_reconnect:
    'El acceso ha caducado. Vuelve a conectar el canal y la publicación saldrá sola, salvo que lleve varias horas de retraso.',
  chosen_account_gone:
    'La cuenta que elegiste no está conectada para esta marca, así que no la hemos enviado. Vuelve a conectarla o elige otra y la publicación saldrá sola, salvo que lleve varias horas de retraso.',
  finish_in_app:
    'Espera como borrador en la app de la red. Publícala allí y confírmalo aquí. Hasta entonces no está publicada.',
  missed: 'No pudimos enviarla a su hora. Elige otro momento si aún tiene sentido.',
  refused_by_rules:
    'Incumple una regla de la red, así que no la hemos enviado. Edítala e inténtalo de nuevo.',
  rejected: 'La red la ha rechazado. Allí no se ha publicado nada.',
  not_sent: 'No hemos podido llegar a la red tras varios intentos. Allí no se ha publicado nada.',
  broken: 'Algo ha fallado por nuestra parte y no la hemos enviado. Ábrela, guárdala otra vez y reinténtalo.',
  rate_limited:
    'La red nos ha pedido esperar demasiadas veces. Allí no se ha publicado nada. Inténtalo más tarde.',
  unconfirmed:
    'La hemos enviado, pero la red no lo ha confirmado. Compruébalo allí y dinos si se ha publicado.',
  not_there:
    'Un miembro del equipo lo ha comprobado y no estaba allí. No se ha publicado nada. Reenvíala cuando quieras.',
  too_long:
    'La red dice que el texto es demasiado largo. Allí no se ha publicado nada. Acórtalo y vuelve a probar.',
  duplicate: 'La red dice que ya has publicado esto. Cambia el texto si quieres publicarlo otra vez.',
  not_allowed: 'La red no permite esta publicación desde tu cuenta. Allí no se ha publicado nada.',
  app_not_approved:
    'Esta red aún no ha aprobado tu app para publicar en abierto. No se ha publicado nada. Pide allí el acceso completo en la página de tu app y vuelve a probar.',
  update_needed:
    'Esta versión de CampAIgner ya no funciona con la red. Allí no se ha publicado nada. Pide a tu administrador que la actualice e inténtalo de nuevo.',
  destination_gone:
    'La página o el canal de destino ya no existe. No se ha publicado nada. Conecta otro y vuelve a programarla.',
  community_rules:
    'Incumple una norma de la comunidad a la que va. No se ha publicado nada. Lee la norma abajo, cambia la publicación e inténtalo otra vez.',
  flair_required:
    'La comunidad pide una etiqueta (flair) en cada publicación. No se ha publicado nada. Elige una en los ajustes de la publicación e inténtalo otra vez.',
  flair_unknown:
    'La comunidad no tiene la etiqueta (flair) que elegiste. No se ha publicado nada. Usa una de las suyas e inténtalo otra vez.',
  file_too_big:
    'Una imagen o un vídeo pesa demasiado para esta red. No se ha publicado nada. Usa uno más pequeño.',
  file_type: 'Esta red no acepta uno de los archivos. No se ha publicado nada. Usa otra imagen u otro vídeo.',
  file_shape:
    'Una imagen es demasiado alargada para esta red. No se ha publicado nada. Recórtala o usa otra.',
  file_missing: 'Falta uno de los archivos. No se ha publicado nada. Vuelve a añadir la imagen o el vídeo.',
  no_public_address:
    'Esta red lee las imágenes y los vídeos desde CampAIgner, que no tiene dirección pública. No se ha publicado nada. Pide a tu administrador que configure PUBLIC_URL y vuelve a probar.',
  address_unverified:
    'Esta red solo lee imágenes de una dirección verificada en tu app de allí. No se ha publicado nada. Verifica la dirección de CampAIgner en la página de tu app y vuelve a probar.',
  too_many_drafts:
    'En la app de la red esperan demasiados borradores y no admite más. No se ha enviado nada. Publica o borra allí alguno y vuelve a probar.',
  no_recipients:
    'Ningún cliente al que se pueda llegar por aquí lo ha aceptado, así que no le ha llegado a nadie. Pregúntales en Clientes y vuelve a probar.',
  all_refused:
    'Se han rechazado todos los destinatarios: no le ha llegado a nadie. Junto a cada uno verás el motivo.',
  sender_refused: 'El servidor de correo no te deja enviar desde esta dirección: no le ha llegado a nadie.',
  spending_limit:
    'Con esta publicación pasarías el límite mensual que pusiste para esta cuenta. Súbelo en la página del canal e inténtalo de nuevo.',
  no_credits:
    'Tu cuenta de desarrollador en esta red se ha quedado sin saldo o ha llegado a un límite de gasto que tiene allí. No se publicó nada. Añade saldo allí e inténtalo de nuevo.',
  mailing_stopped: 'Lo detuviste antes de que le llegara a nadie.',
  postal_address_missing:
    'Los correos a clientes deben mostrar tu dirección postal. Añádela en Ajustes, Negocio, y vuelve a probar.',
  sender_name_missing:
    'Los correos a clientes deben mostrar el nombre de tu negocio. Añádelo en Ajustes, Negocio, y vuelve a probar.',
  public_url_missing:
    'Los clientes no podrían darse de baja, porque CampAIgner no tiene dirección pública. No le ha llegado a nadie. Pide a tu administrador que configure PUBLIC_URL y vuelve a probar.',
  template_missing:
    'La red tiene que aprobar el texto antes de que llegue a los clientes. No le ha llegado a nadie. Envíalo a revisión en la publicación y vuelve a probar.',
  template_waiting:
    'La red aún está revisando el texto. No le ha llegado a nadie. Vuelve a probar cuando esté aprobado.',
  template_differs:
    'El texto, su imagen o nuestra dirección pública cambiaron después de la aprobación. No le ha llegado a nadie. Envía el texto otra vez o elige uno aprobado.',
  template_refused:
    'La red ya no acepta este texto. No le llegará a nadie más. Elige otro en la publicación y vuelve a probar.',
  number_refused:
    'La red no deja que tu número envíe mensajes: no le ha llegado a nadie. Mira su motivo y revisa allí tu cuenta.',
  payment_missing:
    'La red no pudo cobrar los mensajes: no le ha llegado a nadie. Revisa allí el medio de pago de tu cuenta y vuelve a probar.',
}
