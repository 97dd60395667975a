import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const video: Translation<typeof en.video> = {
  title: 'Generador de vídeos con IA',
  description: 'Descríbelo en unas frases. Serán el texto de un vídeo corto con tus colores y tu logo.',
  prompt: 'Descripción del vídeo',
  promptHint:
    'Por ejemplo: Ya está aquí nuestra carta de otoño. Crema de calabaza, tarta de manzana y un 20 % de descuento los martes.',
  style: 'Estilo',
  styles: {
    cinematic: 'Cinematográfico',
    commercial: 'Comercial',
    animated: 'Animado',
    minimalist: 'Minimalista',
    vibrant: 'Vibrante',
  },
  duration: 'Duración',
  seconds: '{n, plural, one {# segundo} other {# segundos}}',
  facts: '{style}, {n, plural, one {# segundo} other {# segundos}}',
  generate: 'Generar vídeo',
  counter: '{used, number} de {max, number}',
  making: 'Creando tu vídeo…',
  waiting: 'Tu vídeo está en cola',
  leave: 'Puedes salir de esta página. Tu vídeo estará aquí cuando vuelvas.',
  preview: 'Tu vídeo',
  player: 'Vídeo: {prompt}',
  download: 'Descargar',
  downloadOf: 'Descargar el vídeo «{prompt}»',
  copyLink: 'Copiar enlace',
  play: 'Reproducir',
  playOf: 'Reproducir el vídeo «{prompt}»',
  show: 'Ver',
  showOf: 'Ver el vídeo «{prompt}»',
  use: 'Usar en esta campaña',
  stop: 'Parar y eliminar',
  again: 'Reintentar',
  failed: 'No se ha podido crear este vídeo',
  earlier: 'Vídeos anteriores',
  badFailed: 'Fallido',
  badWaiting: 'En cola',
  more: 'Mostrar más',
  loading: 'Cargando tus vídeos…',
  loadFailed: 'No se han podido cargar tus vídeos.',
  empty: 'Aquí se verá tu vídeo. Descríbelo y elige «Generar vídeo».',
  delete: {
    open: 'Eliminar el vídeo «{prompt}»',
    title: '¿Eliminar este vídeo?',
    description: 'No se puede recuperar. Las campañas que ya lo usan lo conservan.',
    confirm: 'Eliminar vídeo',
  },
  toasts: {
    done: '¡Vídeo generado!',
    error: 'Error',
    copied: 'Enlace copiado',
    copiedText: 'Todo tu equipo puede abrirlo.',
    notCopied: 'No se ha podido copiar el enlace',
    notCopiedText: 'Tu navegador no lo permite. Descarga el vídeo.',
    deleted: 'Vídeo eliminado',
  },
  call: 'Te esperamos',
}

export const videosRules: Translation<typeof en.videosRules> = {
  pleaseEnterVideoDescription: 'Escribe una descripción del vídeo',
  addScene: 'Añade al menos una escena',
  tooManyScenes: 'Usa {max} escenas como máximo',
  tooManyPhotos: 'Usa {max} fotos como máximo',
}

export const videosErrors: Translation<typeof en.videosErrors> = {
  video_failed:
    'No se ha podido crear el vídeo. Tu descripción está guardada: inténtalo de nuevo o pregunta a tu administrador.',
  video_photo_gone: 'Una foto de este vídeo ya no está en tu biblioteca. Elige otra o quítala.',
}
