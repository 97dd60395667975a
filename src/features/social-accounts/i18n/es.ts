import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const channel: Translation<typeof en.channel> = {
  title: 'Canales',
  text: 'Adónde van tus campañas, qué necesita cada red y cuánto cuesta.',
  readOnly: 'Los propietarios y encargados conectan y desconectan los canales.',
  connectedCount: '{connected, number} de {total, number} conectados',
  attentionCount: '{count, plural, one {# necesita atención} other {# necesitan atención}}',
  loading: 'Cargando los canales',
  failed: 'No se han podido cargar los canales.',
  sandbox: {
    mark: 'Sandbox',
    row: 'Sandbox · {count, plural, one {# plataforma} other {# plataformas}}',
    title: 'Qué es el sandbox',
    text: 'Una red propia, dentro de CampAIgner. Acepta tus publicaciones con las normas de cada red y las muestra en una página que solo puede abrir tu equipo. Nada de ahí llega al público, así que puedes probarlo todo sin tener cuenta en ningún sitio.',
    notYet:
      'Conectar las redes mismas aún no está en esta versión. Debajo de cada canal verás qué hará falta.',
  },
  groups: {
    social: 'Redes sociales',
    video: 'Vídeo',
    articles: 'Artículos',
    messages: 'Mensajes y correo',
  },
  modes: {
    direct: 'Deja que CampAIgner publique por ti',
    assisted: 'Lo preparamos y tú lo publicas',
    export: 'Recibes un archivo terminado',
  },
  connect: 'Conectar al sandbox',
  connectAll: 'Conectar todo al sandbox',
  connectAgain: 'Volver a conectar',
  check: 'Comprobar',
  disconnect: 'Desconectar',
  openFeed: 'Abrir el muro',
  health: {
    ok: 'Funciona',
    needs_reconnect: 'Hay que reconectar',
    unreachable: 'No responde',
  },
  inactive: 'Inactiva',
  checkedAt: 'Comprobado {when}',
  neverChecked: 'Sin comprobar desde que se conectó',
  details: {
    open: 'Qué necesita y qué permite',
    ownConnection: 'Su propia conexión',
    notYet: 'Aún no está en esta versión. Hará falta:',
    byHand: 'Para publicarlo tú necesitas:',
    fits: 'Qué cabe',
    cannot: 'Qué no puede hacer ningún programa',
    titleUpTo: 'Título: hasta {max, number} caracteres',
    textUpTo: 'Texto: hasta {max, number} caracteres',
    textWithMedia: 'Texto junto a una imagen: hasta {max, number} caracteres',
    pictures: '{max, plural, one {# imagen} other {Hasta # imágenes}} de {size} como máximo',
    hashtags: '{max, plural, one {# hashtag} other {Hasta # hashtags}}',
    mentions: '{max, plural, one {# mención} other {Hasta # menciones}}',
    shape: 'Imágenes con un ancho del {least, number} % al {most, number} % de su alto',
    alt: 'Descripción de una imagen: hasta {max, number} caracteres',
    video: 'Un vídeo de {shortest} a {longest}, {size} como máximo',
    needsMedia: 'Solo con una imagen o un vídeo',
    needsVideo: 'Solo con un vídeo',
  },
  disconnecting: {
    title: '¿Desconectar este canal?',
    subject: '{name} en {platform}',
    text: 'Las publicaciones previstas esperarán por ti en lugar de salir. Lo que ya ha publicado se queda.',
    confirm: 'Desconectar',
  },
  toasts: {
    connected: 'Conectado al sandbox',
    connectedText: '{platform} está listo. Sus publicaciones aparecen en el muro del sandbox.',
    connectedAll:
      '{count, plural, =0 {Todos los canales ya estaban conectados} one {# canal conectado al sandbox} other {# canales conectados al sandbox}}',
    connectFailed: 'Sin conectar',
    works: 'Funciona',
    worksText: '{name} en {platform} ha respondido.',
    worksNot: 'No funciona',
    worksNotText:
      '{health, select, needs_reconnect {{name} en {platform} ya no nos deja entrar. Vuelve a conectarlo.} other {{name} en {platform} no ha respondido. No se ha perdido nada; compruébalo otra vez en un minuto.}}',
    checkFailed: 'Sin comprobar',
    disconnected: 'Desconectado',
    disconnectedText: '{name} en {platform} ya no está conectado.',
  },
  all: 'Los {count, number} canales',
}

export const socialAccount: Translation<typeof en.socialAccount> = {
  heading: 'Cuentas conectadas',
  empty: 'Aún no hay cuentas conectadas.',
  connect: 'Conectar un canal',
  loading: 'Cargando las cuentas',
  failed: 'No se han podido cargar las cuentas.',
}
