import type { ArticleWording } from '#platform/help-article.ts'

export const mediaLibrary: ArticleWording = {
  title: 'Multimedia: tus imágenes y vídeos en un solo sitio',
  summary: 'Sube una vez las fotos y los vídeos de tu trabajo y úsalos en cualquier publicación.',
  words:
    'multimedia biblioteca galería foto fotos imagen imágenes vídeo video película clip gif mp4 mov subir reanudar interrumpida conexión cámara móvil celular arrastrar soltar pegar recortar corte punto de enfoque texto alternativo accesibilidad ciegos etiqueta reutilizar álbum heic webp recuperar borrada',
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
    'subir un vídeo',
    'usar mi propio vídeo',
    'la subida se ha parado',
  ],
  body: [
    {
      steps: [
        'Abre [Multimedia](/media) y pulsa **Añadir archivos**. También puedes soltar archivos en cualquier parte de la pantalla o pegarlos. En el móvil, haz una foto o elige varias de tu galería.',
        'Abre una imagen y escribe su **Texto alternativo** en los dos idiomas. Se lee a quienes no pueden ver la imagen.',
        'Arrastra el **Punto de enfoque** hasta lo más importante: todos los recortes lo conservan. **Así se recorta** muestra el resultado.',
        'Añade **Etiquetas** como «tartas» o «escaparate». Aparecen como filtros encima de tus imágenes.',
      ],
    },
    'Las imágenes pueden ser PNG, JPG, WebP, HEIC o GIF de hasta 20 MB. Los vídeos pueden ser MP4, MOV o WebM de hasta 512 MB y 15 minutos. Se suben de tres en tres; si uno falla, los demás siguen y puedes reintentarlo.',
    'Si se pierde la conexión, la subida espera y sigue sola donde se detuvo. Si cierras la pestaña, elige el mismo archivo en el plazo de un día y también continuará.',
    'Los vídeos se convierten a MP4, en Full HD como máximo, para que los acepten todas las redes, y se quita el lugar donde se grabaron. Mientras tanto puedes salir de la página. Los GIF animados se convierten en vídeos cortos. Para usar un vídeo, abre una publicación, pulsa **Añadir vídeo** y después **Elegir de Multimedia**. Si un vídeo es demasiado largo, corto o grande para una plataforma, lo verás ahí mismo.',
    '**Diseños** muestra lo que has hecho en Estudio de marca. Elige un diseño para añadirlo a tu biblioteca.',
    '**Productos** muestra las imágenes de tus productos. Llegan de tu caja después de cada sincronización, con el nombre del producto como texto alternativo. Si eliminas una aquí, no vuelve.',
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
