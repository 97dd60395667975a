import { messages } from '#platform/messages.ts'

/** What the server says about conversations: why one cannot be answered, and why an answer did not arrive. */
export const conversationMessages = messages({
  en: {
    cannotReply: {
      account_gone: 'The account it came through is no longer connected. Connect it again to answer.',
      account_inactive: 'The account it came through is switched off at the moment.',
      needs_reconnect: '{platform} no longer lets us in. Connect the account again to answer.',
      not_offered: 'This network takes no answers from other programs. Please answer there.',
      window_over:
        '{platform} takes free answers for {hours} hours after the last message, and that time is over. Wait until the person writes again, or answer in the {platform} app.',
    },
    failures: {
      not_sent: 'The network could not be reached. Nothing was sent.',
      rate_limited:
        'The network takes no more messages for the moment. Nothing was sent; try again in a while.',
      rejected: 'The network did not accept this answer. Nothing was sent.',
      needs_reconnect: 'The network no longer lets us in. Connect the account again, then send it again.',
      unconfirmed:
        'We sent it, but nobody told us whether it arrived. Look in the network’s own app before you write again.',
    },
    madeCustomer: 'Wrote to us on {platform}.',
  },
  es: {
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
  },
})

export type CannotReply = keyof typeof conversationMessages.en.cannotReply
export type ReplyFailure = keyof typeof conversationMessages.en.failures
