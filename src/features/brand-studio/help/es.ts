import type { ArticleWording } from '#platform/help-article.ts'

export const brandStudio: ArticleWording = {
  title: 'Estudio de marca',
  summary:
    'Elige un estilo, cuatro colores, dos fuentes y un logotipo. Tus imágenes, vídeos, facturas y correos llevarán tu estilo.',
  words:
    'voz tono suena como yo manera de escribir palabras que evitas palabras que usas emojis hashtags textos de ejemplo diseño logo logotipo colores fuentes letras paleta estilo identidad editor plantilla imagen paquete guía contraste subir descargar cartel folleto aspecto de mi marca publicaciones',
  phrasings: [
    'marca de agua',
    'la letra de mis imagenes',
    'que las imagenes se parezcan a mi tienda',
    'logo',
    'subir el logotipo',
    'colores de mi negocio',
    'fuentes',
    'plantillas',
    'que las imagenes tengan mi estilo',
    'no me gusta la imagen',
    'cambiar la tipografia',
    'poner mi logo',
    'cambiar mis colores',
    'elegir la letra',
    'tipo de letra',
    'aspecto de mis imagenes',
    'estilo de mi marca',
  ],
  body: [
    {
      steps: [
        'Abre el [Estudio de marca](/brand-studio). En **Identidad**, elige un estilo. Te propone colores y fuentes, y puedes cambiarlos.',
        'Sube tu logotipo y pulsa **Guardar diseño**.',
        'En **Editor**, elige un tamaño y pulsa **Crear**. Elige una plantilla con tu foto, cambia el texto y pulsa **Guardar imagen**.',
        'Pulsa **Usar en una campaña** para poner una imagen en una publicación.',
      ],
    },
    'Debajo de cada color ves si el texto se lee bien sobre él. **Paletas Pro** y **Fuentes Premium** ofrecen combinaciones que encajan. **Generador con IA** escribe el texto y dibuja la imagen a partir de una frase.',
    'En el diseñador todo es una capa: arrástrala, o selecciónala y usa las flechas del teclado. Añade texto, formas, fotos y adhesivos con un precio, un porcentaje o una fecha. En **Tamaño**, elige otro tamaño: tus cambios van contigo. Si un texto se lee mal, te avisamos, y **Hacer que se lea** le pone un panel detrás. **Editar imagen** en una publicación abre su imagen tal como se dibujó, en el tamaño exacto de la publicación; si hay varias, elige cuál editar. Mayús y un clic, o **Seleccionar varias**, seleccionan más de una capa.',
    'Con un logotipo, **Usar los colores del logotipo** te propone una paleta y un estilo. Puedes deshacerlo, y nada se guarda hasta que pulsas **Guardar diseño**.',
    'En **Voz de la marca**, pega hasta cinco textos que suenen a ti. Anota las **Palabras que usas** y las **Palabras que evitas**, y elige cuántos emojis y hashtags llevan tus publicaciones. Las nuevas sonarán como tus textos, pero nunca copian de ellos un precio, una fecha o un nombre. Cuando al menos cinco publicaciones tienen resultados, aprendemos también de las dos mejores.',
    'En **Recursos** tienes cuatro versiones de tu logotipo y la guía. Pulsa **Descargar paquete** para tenerlo todo en un ZIP. **Activar el estudio de diseño** activa las herramientas para una marca, una sola vez.',
  ],
  questions: [
    {
      ask: '¿Cómo cambio mi logotipo?',
      answer:
        'En el Estudio de marca, en Identidad, o con «Subir logotipo» en Recursos. Las cuatro versiones se actualizan.',
    },
    {
      ask: '¿Cómo hago que las publicaciones suenen a mí?',
      answer:
        'En el Estudio de marca, en Identidad, pega textos tuyos en Voz de la marca. Una palabra que evitas solo aparece si la escribes tú.',
    },
    {
      ask: '¿Por qué no puedo guardar el diseño?',
      answer: 'Elige antes un estilo. Solo propietarios y encargados pueden cambiar el diseño.',
    },
  ],
}
