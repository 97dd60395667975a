import { messages } from '#platform/messages.ts'

/** What a person is told about a post that did not go out by itself: what happened, what is safe, what to do. */
export const postReasonMessages = messages({
  en: {
    no_account: 'No account is connected for it. Connect one and schedule it again, or post it yourself.',
    needs_reconnect:
      'The network no longer lets us in. Connect the account again, then schedule the post anew.',
    missed: 'It could not be sent at its hour. Choose another time if it still makes sense.',
    refused_by_rules: 'It breaks a rule of the network, so we did not send it. Change it and try again.',
    rejected: 'The network refused it. Nothing was published there.',
    not_sent: 'The network could not be reached, several times over. Nothing was published there.',
    broken:
      'Something of ours went wrong with it, so we did not send it. Open it, save it once more and try again.',
    rate_limited: 'The network asked us to wait too often. Nothing was published there; try again later.',
    unconfirmed: 'We sent it, but nobody told us whether it arrived. Look there, then say whether it is out.',
    not_there: 'Somebody looked and it was not there. Nothing was published; send it again when you like.',
  },
  es: {
    no_account:
      'No hay ninguna cuenta conectada para ello. Conecta una y vuelve a programarlo, o publícalo tú.',
    needs_reconnect:
      'La red ya no nos deja entrar. Vuelve a conectar la cuenta y programa de nuevo la publicación.',
    missed: 'No se pudo enviar a su hora. Elige otro momento si aún tiene sentido.',
    refused_by_rules:
      'Incumple una regla de la red, así que no lo hemos enviado. Cámbialo e inténtalo de nuevo.',
    rejected: 'La red lo ha rechazado. Allí no se ha publicado nada.',
    not_sent: 'No se ha podido llegar a la red, tras varios intentos. Allí no se ha publicado nada.',
    broken: 'Algo nuestro ha fallado y no lo hemos enviado. Ábrelo, guárdalo otra vez e inténtalo de nuevo.',
    rate_limited:
      'La red nos ha pedido esperar demasiadas veces. Allí no se ha publicado nada; inténtalo más tarde.',
    unconfirmed:
      'Lo hemos enviado, pero nadie nos ha dicho si ha llegado. Míralo allí y dinos si está publicado.',
    not_there: 'Alguien lo ha mirado y no estaba allí. No se ha publicado nada; reenvíalo cuando quieras.',
  },
})
