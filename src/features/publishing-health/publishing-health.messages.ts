import { messages } from '#platform/messages.ts'

export const publishingHealthMessages = messages({
  en: {
    label: 'Publishing',
    loading: 'Looking whether posts go out',
    failed: 'We could not see whether posts go out. They are not affected by that.',
    well: {
      both: 'All good: the last post went out {last}, the next one goes out {next}.',
      last: 'All good: the last post went out {last}. Nothing else is waiting.',
      next: 'All good: the next post goes out {next}.',
      none: 'All good: what you schedule goes out on time.',
    },
    facts: { last: 'The last post went out {last}.', next: 'The next post goes out {next}.' },
    moment: { today: 'today at {time}', tomorrow: 'tomorrow at {time}', later: 'on {date}' },
    noWorker: {
      title: 'Publishing is not running',
      text: 'Nothing is lost: posts wait, and go out as soon as it runs again. Whoever runs this installation starts it with npm start or ROLE=worker.',
      action: 'What to do',
    },
    posts: {
      overdue: {
        title: '{count, plural, one {# post is late} other {# posts are late}}',
        text: 'Nothing is lost: {count, plural, one {it goes} other {they go}} out as soon as we get through, and only once.',
        stopped:
          'Nothing is lost: {count, plural, one {it goes} other {they go}} out as soon as publishing runs again.',
      },
      unconfirmed: {
        title: '{count, plural, one {# post to look for} other {# posts to look for}}',
        text: 'Sent, but nobody told us whether {count, plural, one {it} other {they}} arrived. Please have a look: we never send twice by ourselves.',
      },
      needsYou: {
        title: '{count, plural, one {# post needs you} other {# posts need you}}',
        text: 'Everything is prepared. Open the campaign to see what is left to do.',
      },
      failed: {
        title:
          '{count, plural, one {# post did not go out this week} other {# posts did not go out this week}}',
        text: 'The reason stands beside {count, plural, one {it} other {each of them}}. Put it right, then send again only what failed.',
      },
    },
    accounts: {
      needs_reconnect: {
        title: '{platform} no longer lets us in',
        text: '{account}: what is planned there waits, and is not lost.',
        askOthers: 'An owner or a manager can connect it again.',
      },
      unreachable: {
        title: '{platform} did not answer',
        text: '{account}: nothing is lost, we try again by ourselves.',
      },
      paused: {
        title: '{platform} asked us to wait',
        text: '{account}: what is due there goes out {when}.',
      },
      more: '{count, plural, one {# more account needs attention} other {# more accounts need attention}}',
      connect: 'Connect again',
      check: 'Check now',
      show: 'Open the channels',
    },
    open: 'Open “{title}”',
    showAll: 'Show all {count, number}',
    showLess: 'Show less',
    figures: {
      waiting: 'Waiting to go out',
      sending: 'On their way',
      age: 'Longest wait of what is due',
      nothingDue: 'Nothing is due',
      minutes: '{count, plural, =0 {Less than a minute} one {# minute} other {# minutes}}',
      hours: '{count, plural, one {# hour} other {# hours}}',
    },
  },
  es: {
    label: 'Envío de publicaciones',
    loading: 'Mirando si las publicaciones salen',
    failed: 'No hemos podido ver si las publicaciones salen. A ellas no les afecta.',
    well: {
      both: 'Todo en orden: la última publicación salió {last}, la próxima sale {next}.',
      last: 'Todo en orden: la última publicación salió {last}. No hay nada más en espera.',
      next: 'Todo en orden: la próxima publicación sale {next}.',
      none: 'Todo en orden: lo que programes saldrá a su hora.',
    },
    facts: { last: 'La última publicación salió {last}.', next: 'La próxima publicación sale {next}.' },
    moment: { today: 'hoy a las {time}', tomorrow: 'mañana a las {time}', later: 'el {date}' },
    noWorker: {
      title: 'El envío está parado',
      text: 'No se ha perdido nada: las publicaciones esperan y salen en cuanto vuelva a funcionar. Quien lleva esta instalación lo pone en marcha con npm start o ROLE=worker.',
      action: 'Qué hacer',
    },
    posts: {
      overdue: {
        title: '{count, plural, one {# publicación va con retraso} other {# publicaciones van con retraso}}',
        text: 'No se ha perdido nada: {count, plural, one {sale} other {salen}} en cuanto lleguemos a la red, y una sola vez.',
        stopped:
          'No se ha perdido nada: {count, plural, one {sale} other {salen}} en cuanto el envío vuelva a funcionar.',
      },
      unconfirmed: {
        title: '{count, plural, one {# publicación por comprobar} other {# publicaciones por comprobar}}',
        text: 'Se {count, plural, one {ha enviado} other {han enviado}}, pero nadie nos ha dicho si {count, plural, one {ha llegado} other {han llegado}}. Échale un vistazo: nunca enviamos dos veces por nuestra cuenta.',
      },
      needsYou: {
        title: '{count, plural, one {# publicación te necesita} other {# publicaciones te necesitan}}',
        text: 'Está todo preparado. Abre la campaña para ver lo que falta por hacer.',
      },
      failed: {
        title:
          '{count, plural, one {# publicación no ha salido esta semana} other {# publicaciones no han salido esta semana}}',
        text: 'El motivo está junto a {count, plural, one {ella} other {cada una}}. Arréglalo y reenvía solo lo que falló.',
      },
    },
    accounts: {
      needs_reconnect: {
        title: '{platform} ya no nos deja entrar',
        text: '{account}: lo previsto allí espera y no se pierde.',
        askOthers: 'Un propietario o encargado puede volver a conectarla.',
      },
      unreachable: {
        title: '{platform} no ha respondido',
        text: '{account}: no se ha perdido nada, lo volvemos a intentar por nuestra cuenta.',
      },
      paused: {
        title: '{platform} nos ha pedido que esperemos',
        text: '{account}: lo que toca allí sale {when}.',
      },
      more: '{count, plural, one {# cuenta más necesita atención} other {# cuentas más necesitan atención}}',
      connect: 'Volver a conectar',
      check: 'Comprobar ahora',
      show: 'Abrir los canales',
    },
    open: 'Abrir «{title}»',
    showAll: 'Ver los {count, number} avisos',
    showLess: 'Ver menos',
    figures: {
      waiting: 'A la espera de salir',
      sending: 'En camino',
      age: 'Mayor espera de lo que ya toca',
      nothingDue: 'No toca nada ahora',
      minutes: '{count, plural, =0 {Menos de un minuto} one {# minuto} other {# minutos}}',
      hours: '{count, plural, one {# hora} other {# horas}}',
    },
  },
})
