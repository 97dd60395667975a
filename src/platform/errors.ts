import type { Locale } from './locale.ts'

export const errorStatus = {
  invalid_input: 400,
  malformed_json: 400,
  unauthorized: 401,
  token_expired: 401,
  invalid_grant: 400,
  invalid_credentials: 401,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  conflict: 409,
  key_reused: 409,
  key_in_use: 409,
  key_answer_too_large: 409,
  too_large: 413,
  range_beyond_end: 416,
  unsupported_type: 415,
  refused: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  outcome_unknown: 503,
  signup_refused: 409,
  signup_invite_only: 403,
  signup_closed: 403,
  reset_link_invalid: 400,
  customer_has_invoices: 409,
  invoice_number_taken: 409,
  file_type_refused: 415,
  picture_too_large: 413,
  picture_unreadable: 422,
  picture_failed: 503,
  storage_full: 409,
  upload_link_invalid: 403,
  csv_unreadable: 400,
  last_brand: 409,
  last_owner: 409,
  own_membership: 409,
  already_member: 409,
  invitation_invalid: 400,
  address_private: 422,
  ai_key_refused: 422,
  ai_model_unknown: 422,
  ai_unreachable: 422,
  ai_too_slow: 422,
  ai_quota: 422,
  ai_refused: 422,
  ai_provider_failed: 422,
  ai_unreadable: 422,
  ai_answer_unusable: 422,
  mail_unreachable: 422,
  mail_too_slow: 422,
  mail_login_refused: 422,
  mail_tls_failed: 422,
  mail_sender_refused: 422,
  mail_recipient_refused: 422,
  mail_refused: 422,
  mail_not_set: 422,
  not_a_draft: 409,
  already_sending: 409,
  already_out: 409,
  campaign_incomplete: 400,
  time_out_of_range: 400,
  post_breaks_rules: 422,
  last_post: 409,
  nothing_failed: 409,
  plan_not_written: 409,
  plan_not_approved: 409,
  plan_on_calendar: 409,
  plan_in_past: 409,
  plan_breaks_rules: 422,
  post_on_calendar: 409,
  video_failed: 422,
  reply_window_over: 409,
  reply_impossible: 409,
  reply_not_failed: 409,
  task_moved_on: 409,
  task_decided: 409,
  pos_credentials_refused: 422,
  pos_rights_missing: 422,
  pos_not_found: 422,
  pos_address_refused: 422,
  pos_unreachable: 422,
  pos_rate_limited: 422,
  pos_unexpected_answer: 422,
  pos_keys_lost: 422,
  pos_already_connected: 409,
  pos_account_unknown: 409,
  pos_is_demo: 409,
} as const

export type ErrorCode = keyof typeof errorStatus

/** A new code does not compile until it has both texts. */
export const errorText: Record<Locale, Record<ErrorCode, string>> = {
  en: {
    invalid_input: 'Some of the details are not right. Nothing was saved.',
    malformed_json: 'The request could not be read: it is not valid JSON. Nothing was saved.',
    unauthorized: 'Unauthorized',
    token_expired: 'This token is no longer valid. Get a new one for the refresh token. Nothing was taken.',
    invalid_grant: 'There are no more tokens for this refresh token. Sign in again.',
    invalid_credentials: 'Invalid email or password',
    forbidden: 'You do not have the right to do this. Ask the owner of the workspace.',
    cross_site: 'This request came from another site and was refused.',
    not_found: 'Not found',
    conflict: 'Somebody else changed this in the meantime. Reload and try again.',
    key_reused: 'This key was already used for something else. Nothing was done; send it with a new key.',
    key_in_use:
      'What you asked for the first time is still being done. It will not be done twice; try again in a moment.',
    key_answer_too_large:
      'This was already done, and its answer was too large to keep. Nothing was done again; reload to see it.',
    range_beyond_end: 'The file is shorter than what was asked for.',
    too_large: 'That is larger than we accept. Nothing was saved.',
    unsupported_type: 'This kind of content is not accepted here. Send JSON.',
    refused: 'This cannot be done. Nothing was saved.',
    rate_limited: 'Too many attempts. Please wait a little and try again.',
    internal: 'Something went wrong on our side. Nothing you saved before is lost. Please try again.',
    unavailable: 'The service is starting or busy. Nothing was lost; please try again in a moment.',
    outcome_unknown:
      "The server is taking too long, so we don't know whether this was saved. Check before you try again.",
    signup_refused:
      'We could not create an account with these details. If you already have one, sign in or reset your password.',
    signup_invite_only:
      'New accounts here need an invitation. Ask your team to invite you, then open the link you get.',
    signup_closed: 'No new accounts can be created here. If you already have one, sign in.',
    reset_link_invalid: 'This link has expired or was already used. Please ask for a new one.',
    customer_has_invoices: 'This customer has invoices and cannot be deleted. Delete the invoices first.',
    invoice_number_taken: 'This invoice number is already in use. Choose another one.',
    file_type_refused: 'Only PNG, JPG and PDF files are accepted.',
    picture_too_large:
      'This picture is too large: it has more than 50 megapixels. Save it in a smaller size and try again.',
    picture_unreadable: 'This picture cannot be read. Save it as PNG or JPG and try again.',
    picture_failed: 'We couldn’t process the picture. Nothing was lost; please try again in a moment.',
    storage_full:
      'Your storage is full. Delete old videos under Settings, Data, then try again. Nothing you saved is lost.',
    upload_link_invalid: 'This upload link has expired or was already used. Please choose the file again.',
    csv_unreadable: 'The file could not be read as CSV. Nothing was imported.',
    last_brand: 'This is your only brand in use, so it cannot be archived. Add or restore another one first.',
    last_owner:
      'This workspace needs an owner. Make somebody else owner first, or delete the workspace. Nothing was changed.',
    own_membership:
      'You cannot change your own role or remove yourself here. Ask an owner, or leave the team yourself.',
    already_member: 'This person is already in your team.',
    invitation_invalid:
      'This invitation does not work any more: it has expired, was already used, or was withdrawn. Ask for a new one.',
    address_private:
      'This address leads into a private network, so we did not call it. For a server inside your own network, whoever runs this installation can set ALLOW_PRIVATE_NETWORK=true.',
    ai_key_refused: 'The provider did not accept the key. Copy it again and check that it is still valid.',
    ai_model_unknown: 'The provider does not know this model. Check its name.',
    ai_unreachable: 'Nothing answered at the provider’s address. Check the address and try again.',
    ai_too_slow: 'The provider took too long to answer. Try again, or choose a smaller model.',
    ai_quota:
      'The provider says that your quota is used up. Check the balance and limits of your account there.',
    ai_refused: 'The provider refused the call. Check the model and the key.',
    ai_provider_failed: 'The provider has trouble of its own at the moment. Try again later.',
    ai_unreadable: 'What answers at this address is not an AI provider we understand. Check the address.',
    ai_answer_unusable:
      'The model answered, but not in a form we can use. Try again, or choose a larger model.',
    mail_unreachable: 'The mail server could not be reached. Check the server and the port.',
    mail_too_slow: 'The mail server took too long to answer. Check the port and the encryption.',
    mail_login_refused: 'The mail server did not accept the user name and password.',
    mail_tls_failed: 'No secure connection could be made. Check the encryption and the port.',
    mail_sender_refused: 'The mail server does not accept the sender’s address.',
    mail_recipient_refused: 'The mail server refused to deliver to your own address.',
    mail_refused: 'The mail server did not take the mail. Check the port, the encryption and the login.',
    video_failed:
      'The video could not be made. Your description is kept; please try again, or ask whoever runs this installation.',
    pos_credentials_refused:
      'The provider did not accept the keys. Copy them again from your account there, then give them here anew.',
    pos_rights_missing:
      'The keys work, but they may not read products and orders. Allow that in your account at the provider, then try again.',
    pos_not_found: 'No shop was found at this address. Check how it is written.',
    pos_address_refused:
      'This address leads into a private network, so we did not call it. For a shop inside your own network, whoever runs this installation can set ALLOW_PRIVATE_NETWORK=true.',
    pos_unreachable: 'The provider did not answer. What came before is kept; try again in a few minutes.',
    pos_rate_limited: 'The provider asks us to slow down. Nothing is lost; it goes on by itself in a moment.',
    pos_unexpected_answer:
      'The provider answered in a way we do not understand. What came before is kept; try again later.',
    pos_keys_lost:
      'The stored keys cannot be read any more, because the secret of this installation has changed. Give them again.',
    pos_already_connected:
      'This account is already connected, and a second time would count its sales twice. To give it other keys, choose “Change keys” in the menu beside it.',
    pos_account_unknown:
      'This key may not say which account it belongs to, so we cannot tell whether its sales would be counted twice. Allow it to read the account, or use the full secret key.',
    pos_is_demo:
      'This shop belongs to the demo data, so there is no till behind it. Add your own to sync it.',
    mail_not_set: 'There is no mail server yet, so nothing was sent.',
    not_a_draft: 'Only a draft can be published, and this campaign is none any more. Nothing was sent again.',
    already_sending: 'It is being sent at this very moment, so it can no longer be changed.',
    already_out: 'It has already gone out, so it can no longer be changed.',
    campaign_incomplete: 'Please fill in all required fields and select at least one platform',
    time_out_of_range: 'Choose a time that lies ahead, at most one year from now. Nothing was changed.',
    post_breaks_rules: 'A post is not ready for its network yet. Nothing was changed.',
    last_post: 'A campaign needs at least one platform. Delete the campaign instead.',
    nothing_failed: 'No post of this campaign has failed, so there is nothing to send again.',
    plan_not_written: 'This plan is not written yet. Wait until it is there, then try again.',
    plan_not_approved: 'Approve the plan first, then put it on the calendar.',
    plan_on_calendar: 'This plan is on the calendar already. Change its posts there.',
    plan_in_past: 'Every day of this plan lies in the past. Nothing was put on the calendar.',
    plan_breaks_rules:
      'Some posts break the rules of their platform. Nothing was put on the calendar; change those posts first.',
    post_on_calendar: 'This post is on the calendar already. Change it there.',
    reply_window_over:
      'The network takes free answers only for a while after the last message, and that time is over. Nothing was sent; wait until the person writes again.',
    reply_impossible: 'This conversation cannot be answered from here at the moment. Nothing was sent.',
    reply_not_failed: 'Only an answer that did not arrive can be sent again, so that nobody gets it twice.',
    task_moved_on: 'This task has moved on in the meantime, so nothing was changed. Look at it again.',
    task_decided: 'This has already been decided, or it no longer waits. Nothing was changed.',
  },
  es: {
    invalid_input: 'Algunos datos no son correctos. No se ha guardado nada.',
    malformed_json: 'No se ha podido leer la petición: no es JSON válido. No se ha guardado nada.',
    // The client recognises a lost session by this very word, in every language.
    unauthorized: 'Unauthorized',
    token_expired:
      'Este token ya no es válido. Pide uno nuevo con el token de renovación. No se ha aceptado nada.',
    invalid_grant: 'Ya no hay más tokens para este token de renovación. Vuelve a iniciar sesión.',
    invalid_credentials: 'Correo electrónico o contraseña incorrectos',
    forbidden: 'No tienes permiso para hacer esto. Pídelo al propietario del espacio de trabajo.',
    cross_site: 'Esta petición venía de otro sitio y se ha rechazado.',
    not_found: 'No encontrado',
    conflict: 'Otra persona lo ha cambiado mientras tanto. Recarga e inténtalo de nuevo.',
    key_reused: 'Esta clave ya se ha usado para otra cosa. No se ha hecho nada; envíalo con una clave nueva.',
    key_in_use:
      'Aún se está haciendo lo que pediste la primera vez. No se hará dos veces; inténtalo de nuevo en un momento.',
    key_answer_too_large:
      'Esto ya se había hecho, y su respuesta era demasiado grande para guardarla. No se ha hecho de nuevo; recarga para verlo.',
    range_beyond_end: 'El archivo es más corto que lo que se ha pedido.',
    too_large: 'Es más grande de lo que aceptamos. No se ha guardado nada.',
    unsupported_type: 'Aquí no se acepta este tipo de contenido. Envía JSON.',
    refused: 'Esto no se puede hacer. No se ha guardado nada.',
    rate_limited: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
    internal: 'Algo ha fallado por nuestra parte. No se ha perdido nada de lo guardado. Inténtalo de nuevo.',
    unavailable:
      'El servicio está arrancando u ocupado. No se ha perdido nada; inténtalo de nuevo en un momento.',
    outcome_unknown:
      'El servidor tarda demasiado y no sabemos si esto se ha guardado. Compruébalo antes de volver a intentarlo.',
    signup_refused:
      'No hemos podido crear una cuenta con estos datos. Si ya tienes una, inicia sesión o restablece tu contraseña.',
    signup_invite_only:
      'Aquí hace falta una invitación para crear una cuenta. Pide a tu equipo que te invite y abre el enlace que recibas.',
    signup_closed: 'Aquí no se pueden crear cuentas nuevas. Si ya tienes una, inicia sesión.',
    reset_link_invalid: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
    customer_has_invoices: 'Este cliente tiene facturas y no se puede eliminar. Elimina antes las facturas.',
    invoice_number_taken: 'Este número de factura ya está en uso. Elige otro.',
    file_type_refused: 'Solo se aceptan archivos PNG, JPG y PDF.',
    picture_too_large:
      'Esta imagen es demasiado grande: tiene más de 50 megapíxeles. Guárdala más pequeña e inténtalo de nuevo.',
    picture_unreadable: 'Esta imagen no se puede leer. Guárdala como PNG o JPG e inténtalo de nuevo.',
    picture_failed:
      'No hemos podido procesar la imagen. No se ha perdido nada; inténtalo de nuevo en un momento.',
    storage_full:
      'Tu almacenamiento está lleno. Elimina vídeos antiguos en Ajustes, Datos, e inténtalo de nuevo. No se ha perdido nada de lo guardado.',
    upload_link_invalid: 'Este enlace de subida ha caducado o ya se ha usado. Elige el archivo de nuevo.',
    csv_unreadable: 'No se ha podido leer el archivo como CSV. No se ha importado nada.',
    last_brand: 'Es tu única marca en uso y no se puede archivar. Añade o recupera otra antes.',
    last_owner:
      'Este espacio de trabajo necesita un propietario. Haz antes propietaria a otra persona o elimina el espacio de trabajo. No se ha cambiado nada.',
    own_membership:
      'Aquí no puedes cambiar tu propio rol ni quitarte del equipo. Pídeselo a un propietario o deja tú el equipo.',
    already_member: 'Esta persona ya está en tu equipo.',
    invitation_invalid:
      'Esta invitación ya no funciona: ha caducado, ya se ha usado o se ha retirado. Pide una nueva.',
    address_private:
      'Esta dirección lleva a una red privada, así que no la hemos llamado. Si el servidor está dentro de tu propia red, quien gestiona esta instalación puede poner ALLOW_PRIVATE_NETWORK=true.',
    ai_key_refused: 'El proveedor no ha aceptado la clave. Cópiala de nuevo y comprueba que siga activa.',
    ai_model_unknown: 'El proveedor no conoce este modelo. Revisa su nombre.',
    ai_unreachable:
      'Nadie ha respondido en la dirección del proveedor. Revisa la dirección e inténtalo de nuevo.',
    ai_too_slow:
      'El proveedor ha tardado demasiado en responder. Inténtalo de nuevo o elige un modelo más pequeño.',
    ai_quota: 'El proveedor dice que tu cuota está agotada. Revisa allí el saldo y los límites de tu cuenta.',
    ai_refused: 'El proveedor ha rechazado la llamada. Revisa el modelo y la clave.',
    ai_provider_failed: 'El proveedor tiene problemas en este momento. Inténtalo más tarde.',
    ai_unreadable:
      'Lo que responde en esta dirección no es un proveedor de IA que entendamos. Revisa la dirección.',
    ai_answer_unusable:
      'El modelo ha respondido, pero no de una forma que podamos usar. Inténtalo de nuevo o elige un modelo más grande.',
    mail_unreachable: 'No se ha podido llegar al servidor de correo. Revisa el servidor y el puerto.',
    mail_too_slow: 'El servidor de correo ha tardado demasiado en responder. Revisa el puerto y el cifrado.',
    mail_login_refused: 'El servidor de correo no ha aceptado el usuario y la contraseña.',
    mail_tls_failed: 'No se ha podido establecer una conexión segura. Revisa el cifrado y el puerto.',
    mail_sender_refused: 'El servidor de correo no acepta la dirección del remitente.',
    mail_recipient_refused: 'El servidor de correo se ha negado a entregar en tu propia dirección.',
    mail_refused:
      'El servidor de correo no ha aceptado el mensaje. Revisa el puerto, el cifrado y el acceso.',
    video_failed:
      'No se ha podido crear el vídeo. Tu descripción se conserva; inténtalo de nuevo o pregunta a quien gestiona esta instalación.',
    pos_credentials_refused:
      'El proveedor no ha aceptado las claves. Cópialas de nuevo desde tu cuenta y vuelve a ponerlas aquí.',
    pos_rights_missing:
      'Las claves funcionan, pero no pueden leer productos ni pedidos. Permítelo en tu cuenta del proveedor e inténtalo de nuevo.',
    pos_not_found: 'No se ha encontrado ninguna tienda en esta dirección. Revisa cómo está escrita.',
    pos_address_refused:
      'Esta dirección lleva a una red privada, así que no la hemos llamado. Para una tienda dentro de tu propia red, quien gestiona esta instalación puede poner ALLOW_PRIVATE_NETWORK=true.',
    pos_unreachable:
      'El proveedor no ha respondido. Lo que ya ha llegado se conserva; inténtalo de nuevo en unos minutos.',
    pos_rate_limited:
      'El proveedor nos pide ir más despacio. No se pierde nada; sigue solo dentro de un momento.',
    pos_unexpected_answer:
      'El proveedor ha respondido de una forma que no entendemos. Lo que ya ha llegado se conserva; inténtalo más tarde.',
    pos_keys_lost:
      'Las claves guardadas ya no se pueden leer porque ha cambiado el secreto de esta instalación. Vuelve a ponerlas.',
    pos_already_connected:
      'Esta cuenta ya está conectada, y una segunda vez contaría sus ventas dos veces. Para darle otras claves, elige «Cambiar las claves» en el menú a su lado.',
    pos_account_unknown:
      'Esta clave no puede decir de qué cuenta es, así que no sabemos si sus ventas se contarían dos veces. Permítele leer la cuenta o usa la clave secreta completa.',
    pos_is_demo:
      'Esta tienda es de los datos de demostración, así que no hay ninguna caja detrás. Añade la tuya para sincronizarla.',
    mail_not_set: 'Aún no hay ningún servidor de correo, así que no se ha enviado nada.',
    not_a_draft:
      'Solo se puede publicar un borrador, y esta campaña ya no lo es. No se ha enviado nada de nuevo.',
    already_sending: 'Se está enviando en este mismo momento, así que ya no se puede cambiar.',
    already_out: 'Ya ha salido, así que no se puede cambiar.',
    campaign_incomplete: 'Rellena todos los campos obligatorios y elige al menos una plataforma',
    time_out_of_range: 'Elige un momento futuro, como máximo dentro de un año. No se ha cambiado nada.',
    post_breaks_rules: 'Una publicación aún no está lista para su red. No se ha cambiado nada.',
    last_post: 'Una campaña necesita al menos una plataforma. Elimina la campaña en su lugar.',
    nothing_failed: 'Ninguna publicación de esta campaña ha fallado, así que no hay nada que reenviar.',
    plan_not_written: 'Este plan aún no está escrito. Espera a que esté e inténtalo de nuevo.',
    plan_not_approved: 'Aprueba antes el plan y después ponlo en el calendario.',
    plan_on_calendar: 'Este plan ya está en el calendario. Cambia allí sus publicaciones.',
    plan_in_past: 'Todos los días de este plan han pasado ya. No se ha puesto nada en el calendario.',
    plan_breaks_rules:
      'Algunas publicaciones incumplen las reglas de su plataforma. No se ha puesto nada en el calendario; cámbialas antes.',
    post_on_calendar: 'Esta publicación ya está en el calendario. Cámbiala allí.',
    reply_window_over:
      'La red solo acepta respuestas libres durante un tiempo desde el último mensaje, y ese tiempo ha pasado. No se ha enviado nada; espera a que la persona vuelva a escribir.',
    reply_impossible:
      'Ahora mismo no se puede responder a esta conversación desde aquí. No se ha enviado nada.',
    reply_not_failed:
      'Solo se puede enviar de nuevo una respuesta que no ha llegado, para que nadie la reciba dos veces.',
    task_moved_on: 'Esta tarea ha avanzado mientras tanto, así que no se ha cambiado nada. Míralo de nuevo.',
    task_decided: 'Esto ya está decidido o ya no está en espera. No se ha cambiado nada.',
  },
}

/** What a refused call answers. `fields` names each field at fault, in the language of the request. */
export type ErrorBody = {
  code: ErrorCode
  fields?: Record<string, string>
  requestId?: string
  message: string
}

type Details = { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown }

export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export const notFound = () => new AppError('not_found')
