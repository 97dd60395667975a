import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

/** Resultados de una campaña y de sus publicaciones. */
export const campaignResults: Translation<typeof en.campaignResults> = {
  label: 'Resultados',
  tabs: { label: 'Partes de esta campaña', posts: 'Publicaciones', results: 'Resultados' },
  loading: 'Cargando resultados',
  failed: 'No se han podido cargar los resultados.',
  unknown: 'Sin datos',
  unknownWhy: 'Ninguna red lo indica.',
  at: 'Datos del {date}',
  read: 'Leídos {time}.',
  readRegularly: 'Los leemos sin que hagas nada hasta 30 días después de publicar.',
  readOnDemand: 'Los de {names} solo se leen cuando pulsas «Actualizar resultados».',
  readAt: 'Leídos el {date}',
  none: 'Aún no hay resultados.',
  soon: 'Los primeros llegan en un minuto.',
  never: 'Sin leer todavía',
  refresh: 'Actualizar resultados',
  refreshing: 'Preguntando a las redes…',
  sandboxPost: 'Resultados del modo de prueba. Nadie fuera de tu equipo ha visto esta publicación.',
  allSandbox: 'Resultados del modo de prueba: nadie fuera de tu equipo ha visto estas publicaciones.',
  partlySandbox:
    'Resultados del modo de prueba en {names}: nadie fuera de tu equipo ha visto {count, plural, one {esa publicación} other {esas publicaciones}}.',
  reach: 'Alcance',
  interactions: 'Interacciones',
  likes: 'Me gusta',
  comments: 'Comentarios',
  shares: 'Compartidos',
  clicks: 'Clics',
  totals: {
    label: 'Totales',
    posts: '{count, plural, one {De # publicación} other {De # publicaciones}}',
    someOf: 'De {count, number} de {total, number} publicaciones. Las demás no lo indican.',
    likes: '{count, number} me gusta',
    comments: '{count, plural, one {# comentario} other {# comentarios}}',
    shares: '{count, plural, one {# compartido} other {# compartidos}}',
    rate: '{rate} del alcance',
  },
  best: {
    title: 'Mejor publicación',
    interactions: 'Es la que más interacciones tiene: {value, number} de {total, number} en esta campaña.',
    reach:
      'Aún no hay interacciones. Es la que más alcance tiene: {value, plural, one {# persona} other {# personas}}.',
    clicks: 'Aún no hay interacciones. Es la que más clics tiene: {value, number} de {total, number}.',
    only: {
      interactions:
        'Es la única con resultados por ahora: {value, plural, one {# interacción} other {# interacciones}}.',
      reach:
        'Es la única con resultados por ahora: ha llegado a {value, plural, one {# persona} other {# personas}}.',
      clicks: 'Es la única con resultados por ahora: {value, plural, one {# clic} other {# clics}}.',
    },
    show: 'Ver publicación',
  },
  platforms: {
    title: 'Por plataforma',
    platform: 'Plataforma',
    sort: 'Ordenar por',
    sorts: {
      interactions: 'Más interacciones',
      reach: 'Mayor alcance',
      clicks: 'Más clics',
      platform: 'Plataforma',
    },
    read: 'Última lectura',
    byHand: 'Publicada a mano',
  },
  days: {
    title: 'Con el tiempo',
    about: 'Totales al final de cada día.',
    day: 'Día',
    tooEarly: 'El gráfico empieza el segundo día con resultados.',
  },
  problems: {
    title: 'No se han podido leer todos los resultados. Se mantienen los últimos conocidos.',
    disconnected: '{platform}: el canal que envió esta publicación ya no está conectado.',
    needs_reconnect: '{platform}: el acceso ha caducado. Vuelve a conectar el canal.',
    rate_limited: '{platform} nos pide esperar. Lo intentaremos más tarde.',
    unreachable: '{platform} no ha respondido. Lo intentaremos más tarde.',
    not_supported: '{platform} no comparte resultados.',
    spending_limit:
      'Leerlos superaría el límite mensual que pusiste para {platform}. Súbelo en la página del canal.',
    missing: '{platform} ya no tiene esta publicación. Puede que se haya eliminado allí.',
  },
  byHandPost: 'La has publicado por tu cuenta, así que no podemos leer sus resultados.',
  byHand:
    'Has publicado en {names} por tu cuenta, así que no podemos leer los resultados de {count, plural, one {esa publicación} other {esas publicaciones}}.',
  toasts: {
    updated: 'Resultados actualizados',
    unchanged: 'Nada nuevo',
    unchangedWhy: 'Las redes indican los mismos datos que antes.',
    partly: 'No se han podido leer los de {names}. Se mantienen los últimos conocidos.',
    refused: 'No se han podido leer resultados nuevos',
    refusedWhy: 'Se mantienen los últimos conocidos. Mira los motivos más abajo.',
    demo: 'Los resultados de demostración no cambian',
    demoWhy: 'Publica algo tuyo para ver llegar resultados.',
    failed: 'No se han podido actualizar los resultados',
  },
}
