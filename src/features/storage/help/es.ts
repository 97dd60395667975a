import type { ArticleWording } from '#platform/help-article.ts'

export const storage: ArticleWording = {
  title: 'Ver y liberar tu almacenamiento',
  summary:
    'Ajustes muestra cuánto ocupan tus imágenes, vídeos y documentos. Si se llena, elimina los vídeos que ninguna publicación usa.',
  words:
    'almacenamiento lleno espacio cuota gigas disco liberar eliminar vídeos antiguos archivos límite cuánto ocupan',
  phrasings: [
    'cuanto espacio tengo',
    'ya no caben mas fotos',
    'sin lugar para fotos',
    'almacenamiento',
    'se lleno el espacio',
    'cuanto espacio me queda',
    'liberar lugar',
    'borrar archivos',
    'no queda lugar',
    'me quede sin lugar',
    'sin espacio',
    'almacenamiento lleno',
    'liberar espacio',
    'borrar videos viejos',
    'cuanto ocupan mis videos',
  ],
  body: [
    {
      steps: [
        'Abre [Ajustes](/settings?section=data), **Datos**. **Almacenamiento** muestra cuánto usas, por tipo.',
        'En **Vídeos sin usar**, selecciona los que no necesites y pulsa **Eliminar seleccionados**.',
      ],
    },
    'Los vídeos que usa una publicación nunca aparecen ahí. El espacio de un vídeo eliminado queda libre al momento; el de imágenes y documentos, en un día. Las exportaciones no se guardan, así que no ocupan espacio.',
    'Con el almacenamiento lleno no se pierde nada de lo guardado, pero no puedes subir archivos ni crear vídeos o imágenes hasta que haya espacio.',
    'Las fotos que subes se reducen a 2048 píxeles, lo máximo que muestra una plataforma, y se elimina su ubicación. No se aceptan imágenes de más de 50 megapíxeles.',
  ],
  questions: [
    {
      ask: 'Mi almacenamiento está lleno. ¿Qué hago?',
      answer:
        'Abre Ajustes, Datos, y elimina vídeos en «Vídeos sin usar». Tu administrador también puede ampliar el límite.',
    },
  ],
}
