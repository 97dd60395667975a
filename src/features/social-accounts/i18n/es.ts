import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const channel: Translation<typeof en.channel> = {
  title: 'Canales',
  text: 'Adónde van tus campañas, qué necesita cada red y cuánto cuesta.',
  readOnly: 'Solo los propietarios y encargados pueden conectar o desconectar canales.',
  connectedCount: '{connected, number} de {total, number} conectados',
  attentionCount: '{count, plural, one {# necesita atención} other {# necesitan atención}}',
  loading: 'Cargando los canales…',
  failed: 'No se han podido cargar los canales.',
  sandbox: {
    mark: 'Modo de prueba',
    row: 'Modo de prueba · {count, plural, one {# plataforma} other {# plataformas}}',
    title: '¿Qué es el modo de prueba?',
    text: 'Una red de prueba dentro de CampAIgner. Acepta tus publicaciones con las normas de cada red y las muestra en una página que solo puede abrir tu equipo. Nada de ahí llega al público, así que puedes probarlo todo sin tener cuenta en ningún sitio.',
    notYet: 'Todavía no se pueden conectar las redes reales. En cada canal verás qué hará falta.',
  },
  groups: {
    social: 'Redes sociales',
    video: 'Vídeo',
    articles: 'Artículos',
    messages: 'Mensajes y correo',
  },
  modes: {
    direct: 'Permite publicar automáticamente',
    assisted: 'Lo preparamos y tú lo publicas',
    export: 'Recibes un archivo terminado',
  },
  connect: 'Conectar en modo de prueba',
  connectAll: 'Conectar todo en modo de prueba',
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
    open: 'Requisitos y límites',
    ownConnection: 'Conexión directa',
    notYet: 'Aún no está disponible. Hará falta:',
    byHand: 'Para publicarlo tú necesitas:',
    fits: 'Límites',
    cannot: 'Lo que la red no permite',
    titleUpTo: 'Título: hasta {max, number} caracteres',
    textUpTo: 'Texto: hasta {max, number} caracteres',
    textWithMedia: 'Texto con una imagen: hasta {max, number} caracteres',
    pictures: '{max, plural, one {# imagen} other {Hasta # imágenes}} de {size} como máximo',
    hashtags: '{max, plural, one {# hashtag} other {Hasta # hashtags}}',
    mentions: '{max, plural, one {# mención} other {Hasta # menciones}}',
    shape: 'Ancho de la imagen: del {least, number} % al {most, number} % del alto',
    alt: 'Descripción de la imagen: hasta {max, number} caracteres',
    video: 'Vídeo: de {shortest} a {longest}, {size} como máximo',
    needsMedia: 'Necesita una imagen o un vídeo',
    needsVideo: 'Necesita un vídeo',
  },
  disconnecting: {
    title: '¿Desconectar este canal?',
    subject: '{name} en {platform}',
    text: 'Las publicaciones programadas te esperarán en lugar de salir. Lo que ya se ha publicado se queda.',
    confirm: 'Desconectar',
  },
  toasts: {
    connected: 'Conectado en modo de prueba',
    connectedText: '{platform} está listo. Sus publicaciones aparecen en el muro de prueba.',
    connectedAll:
      '{count, plural, =0 {Todos los canales ya estaban conectados} one {# canal conectado en modo de prueba} other {# canales conectados en modo de prueba}}',
    connectFailed: 'No se ha podido conectar',
    works: 'Funciona',
    worksText: '{name} en {platform} ha respondido.',
    worksNot: 'Problema de conexión',
    worksNotText:
      '{health, select, needs_reconnect {El acceso a {name} en {platform} ha caducado. Vuelve a conectarlo.} other {{name} en {platform} no ha respondido. No se ha perdido nada; compruébalo otra vez en un minuto.}}',
    checkFailed: 'No se ha podido comprobar el canal',
    disconnected: 'Desconectado',
    disconnectedText: '{name} en {platform} ya no está conectado.',
  },
  all: 'Los {count, number} canales',
}

export const socialAccount: Translation<typeof en.socialAccount> = {
  heading: 'Cuentas conectadas',
  empty: 'Aún no hay cuentas conectadas.',
  connect: 'Conectar un canal',
  loading: 'Cargando las cuentas…',
  failed: 'No se han podido cargar las cuentas.',
}

export const palette: Translation<typeof en.palette> = {
  connect: {
    label: 'Conectar una red',
    words:
      'canal cuenta añadir vincular redes sociales instagram facebook tiktok linkedin youtube whatsapp x twitter',
  },
}
