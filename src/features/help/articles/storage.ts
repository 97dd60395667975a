import { article } from '../article.ts'

export const storage = article({
  id: 'storage',
  topic: 'account',
  screens: ['/settings'],
  en: {
    title: 'See and free your storage',
    summary:
      'Settings shows how much space your pictures, videos and documents take. When it’s full, delete videos that no post uses.',
    words: 'storage full space quota gigabytes disk free up delete old videos files limit',
    body: [
      {
        steps: [
          'Open [Settings](/settings?section=data), **Data**. **Storage** shows how much you use, by kind.',
          'Under **Videos you don’t use**, select the ones you don’t need and press **Delete selected**.',
        ],
      },
      'Videos in a post are never offered here. The space of a deleted video is free right away, that of pictures and documents within a day. Exports aren’t stored, so they take no space.',
      'When your storage is full, nothing you saved is lost, but uploads, new videos and new pictures are refused until there’s space again.',
      'Photos you upload are reduced to 2,048 pixels, the most any platform shows, and lose the place where they were taken. Pictures of more than 50 megapixels aren’t accepted.',
    ],
    questions: [
      {
        ask: 'My storage is full. What can I do?',
        answer:
          'Open Settings, Data, and delete videos under “Videos you don’t use”. Your administrator can also raise the limit.',
      },
    ],
  },
  es: {
    title: 'Ver y liberar tu almacenamiento',
    summary:
      'Ajustes muestra cuánto ocupan tus imágenes, vídeos y documentos. Si se llena, elimina los vídeos que ninguna publicación usa.',
    words: 'almacenamiento lleno espacio cuota gigas disco liberar eliminar vídeos antiguos archivos límite',
    body: [
      {
        steps: [
          'Abre [Ajustes](/settings?section=data), **Datos**. **Almacenamiento** muestra cuánto usas, por tipo.',
          'En **Vídeos que no usas**, selecciona los que no necesites y pulsa **Eliminar seleccionados**.',
        ],
      },
      'Los vídeos de una publicación nunca aparecen ahí. El espacio de un vídeo eliminado queda libre al momento; el de imágenes y documentos, en un día. Las exportaciones no se guardan, así que no ocupan espacio.',
      'Con el almacenamiento lleno no se pierde nada de lo guardado, pero no puedes subir archivos ni crear vídeos o imágenes hasta que haya espacio.',
      'Las fotos que subes se reducen a 2048 píxeles, lo máximo que muestra una plataforma, y pierden el lugar donde se hicieron. No se aceptan imágenes de más de 50 megapíxeles.',
    ],
    questions: [
      {
        ask: 'Mi almacenamiento está lleno. ¿Qué hago?',
        answer:
          'Abre Ajustes, Datos, y elimina vídeos en «Vídeos que no usas». Quien administra la instalación también puede ampliar el límite.',
      },
    ],
  },
})
