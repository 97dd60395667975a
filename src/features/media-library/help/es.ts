import type { ArticleWording } from '#platform/help-article.ts'

export const mediaLibrary: ArticleWording = {
  title: 'Multimedia: tus imágenes en un solo sitio',
  summary:
    'Sube una vez las fotos de tu trabajo y úsalas en cualquier publicación, recortadas para cada red.',
  words:
    'multimedia biblioteca galería foto fotos imagen imágenes subir cámara móvil celular arrastrar soltar pegar recortar corte punto de enfoque texto alternativo accesibilidad ciegos etiqueta reutilizar álbum heic webp recuperar borrada',
  phrasings: [
    'usar mis fotos',
    'subir una foto',
    'subir muchas fotos a la vez',
    'dónde están mis imágenes',
    'la foto sale cortada',
    'se cortan las cabezas en la publicación',
    'describir una foto para personas ciegas',
    'encontrar una foto antigua',
    'he borrado una foto sin querer',
    'fotos del móvil',
  ],
  body: [
    {
      steps: [
        'Abre [Multimedia](/media) y pulsa **Añadir imágenes**. También puedes soltar archivos en cualquier parte de la pantalla o pegarlos. En el móvil, haz una foto o elige varias de tu galería.',
        'Abre una imagen y escribe su **Texto alternativo** en los dos idiomas. Se lee a quienes no pueden ver la imagen.',
        'Arrastra el **Punto de enfoque** hasta lo más importante: todos los recortes lo conservan. **Así se recorta** muestra el resultado.',
        'Añade **Etiquetas** como «tartas» o «escaparate». Aparecen como filtros encima de tus imágenes.',
      ],
    },
    'Se aceptan archivos PNG, JPG, WebP y HEIC de hasta 10 MB cada uno. Se suben de tres en tres; si uno falla, los demás siguen y puedes reintentarlo.',
    'Selecciona varias imágenes para etiquetarlas o eliminarlas a la vez. Una imagen eliminada sale de la biblioteca, y las publicaciones que ya la usan la conservan. Pulsa **Deshacer** para recuperarla.',
  ],
  questions: [
    {
      ask: '¿Por qué no puedo eliminar una imagen?',
      answer:
        'Porque la usa una publicación programada. El mensaje dice cuáles son: quita antes la imagen de ellas o espera a que se publiquen.',
    },
    {
      ask: '¿Cambiar el punto de enfoque cambia mis publicaciones?',
      answer: 'No. Las que ya usan la imagen se quedan como están. Las nuevas usan el punto nuevo.',
    },
    {
      ask: '¿Puedo salir de la pantalla mientras se suben imágenes?',
      answer:
        'Sí, se siguen subiendo mientras trabajas en otra parte de CampAIgner. Solo mantén abierta la pestaña del navegador.',
    },
  ],
}
