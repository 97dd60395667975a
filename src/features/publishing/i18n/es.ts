import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const publishingHealth: Translation<typeof en.publishingHealth> = {
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
}

export const publishingRules: Translation<typeof en.publishingRules> = {
  noAddress: 'Escribe la dirección web de la publicación',
}

export const publishingErrors: Translation<typeof en.publishingErrors> = {
  not_a_draft:
    'Solo se puede publicar un borrador, y esta campaña ya no lo es. No se ha enviado nada de nuevo.',
  nothing_failed: 'Ninguna publicación de esta campaña ha fallado, así que no hay nada que reenviar.',
}
