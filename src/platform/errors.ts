import type { Locale } from './locale.ts'

export const errorStatus = {
  invalid_input: 400,
  malformed_json: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  refused: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  signup_refused: 409,
  reset_link_invalid: 400,
  customer_has_invoices: 409,
  invoice_number_taken: 409,
  file_type_refused: 415,
  upload_link_invalid: 403,
  csv_unreadable: 400,
  last_brand: 409,
  last_owner: 409,
  own_membership: 409,
  already_member: 409,
  invitation_invalid: 400,
} as const

export type ErrorCode = keyof typeof errorStatus

/** A new code does not compile until it has both texts. */
export const errorText: Record<Locale, Record<ErrorCode, string>> = {
  en: {
    invalid_input: 'Some of the details are not right. Nothing was saved.',
    malformed_json: 'The request could not be read: it is not valid JSON. Nothing was saved.',
    unauthorized: 'Unauthorized',
    invalid_credentials: 'Invalid email or password',
    forbidden: 'You do not have the right to do this. Ask the owner of the workspace.',
    cross_site: 'This request came from another site and was refused.',
    not_found: 'Not found',
    conflict: 'Somebody else changed this in the meantime. Reload and try again.',
    too_large: 'That is larger than we accept. Nothing was saved.',
    unsupported_type: 'This kind of content is not accepted here. Send JSON.',
    refused: 'This cannot be done. Nothing was saved.',
    rate_limited: 'Too many attempts. Please wait a little and try again.',
    internal: 'Something went wrong on our side. Nothing you saved before is lost. Please try again.',
    unavailable: 'The service is starting or busy. Nothing was lost; please try again in a moment.',
    signup_refused:
      'We could not create an account with these details. If you already have one, sign in or reset your password.',
    reset_link_invalid: 'This link has expired or was already used. Please ask for a new one.',
    customer_has_invoices: 'This customer has invoices and cannot be deleted. Delete the invoices first.',
    invoice_number_taken: 'This invoice number is already in use. Choose another one.',
    file_type_refused: 'Only PNG, JPG and PDF files are accepted.',
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
  },
  es: {
    invalid_input: 'Algunos datos no son correctos. No se ha guardado nada.',
    malformed_json: 'No se ha podido leer la petición: no es JSON válido. No se ha guardado nada.',
    // The client recognises a lost session by this very word, in every language.
    unauthorized: 'Unauthorized',
    invalid_credentials: 'Correo electrónico o contraseña incorrectos',
    forbidden: 'No tienes permiso para hacer esto. Pídelo al propietario del espacio de trabajo.',
    cross_site: 'Esta petición venía de otro sitio y se ha rechazado.',
    not_found: 'No encontrado',
    conflict: 'Otra persona lo ha cambiado mientras tanto. Recarga e inténtalo de nuevo.',
    too_large: 'Es más grande de lo que aceptamos. No se ha guardado nada.',
    unsupported_type: 'Aquí no se acepta este tipo de contenido. Envía JSON.',
    refused: 'Esto no se puede hacer. No se ha guardado nada.',
    rate_limited: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
    internal: 'Algo ha fallado por nuestra parte. No se ha perdido nada de lo guardado. Inténtalo de nuevo.',
    unavailable:
      'El servicio está arrancando u ocupado. No se ha perdido nada; inténtalo de nuevo en un momento.',
    signup_refused:
      'No hemos podido crear una cuenta con estos datos. Si ya tienes una, inicia sesión o restablece tu contraseña.',
    reset_link_invalid: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
    customer_has_invoices: 'Este cliente tiene facturas y no se puede eliminar. Elimina antes las facturas.',
    invoice_number_taken: 'Este número de factura ya está en uso. Elige otro.',
    file_type_refused: 'Solo se aceptan archivos PNG, JPG y PDF.',
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
