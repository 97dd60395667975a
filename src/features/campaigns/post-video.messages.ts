import { messages } from '#platform/messages.ts'

/** Putting one of the shop's own videos on a post. */
export const postVideoMessages = messages({
  en: {
    add: 'Add a video',
    title: 'A video for {platform}',
    description: 'One of those you have made here. It takes the place of what the post shows now.',
    legend: 'Your videos',
    submit: 'Use this video',
    loading: 'Loading your videos',
    failed: 'Your videos could not be loaded.',
    empty: 'You have not made a video yet.',
    make: 'Make a video',
    more: 'Show more',
    added: 'Video added',
    replaceNamed: 'Replace video {number, number}',
    removeNamed: 'Remove video {number, number}',
  },
  es: {
    add: 'Añadir un vídeo',
    title: 'Un vídeo para {platform}',
    description: 'Uno de los que has creado aquí. Ocupa el lugar de lo que la publicación muestra ahora.',
    legend: 'Tus vídeos',
    submit: 'Usar este vídeo',
    loading: 'Cargando tus vídeos',
    failed: 'No se han podido cargar tus vídeos.',
    empty: 'Aún no has creado ningún vídeo.',
    make: 'Crear un vídeo',
    more: 'Mostrar más',
    added: 'Vídeo añadido',
    replaceNamed: 'Cambiar el vídeo {number, number}',
    removeNamed: 'Quitar el vídeo {number, number}',
  },
})
