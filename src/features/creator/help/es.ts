import type { ArticleWording } from '#platform/help-article.ts'

export const creator: ArticleWording = {
  title: 'El creador de campañas',
  summary:
    'Convierte una idea en un texto y una imagen para cada plataforma y formato que elijas, guardados como borrador de campaña.',
  words:
    'campaigner waterfall crear una idea formatos tipo de anuncio pago orgánico presupuesto generar contenido descargar zip entendimos datos corregir ajustes tono corto mal oferta descuento precio anuncios cobrar todas las redes creador',
  phrasings: [
    'presupuesto al dia',
    'para que es el presupuesto',
    'de una idea sacar textos para cada red',
    'varios formatos de una vez',
    'imagenes para historias y publicaciones',
    'un anuncio con imagen',
    'hacer un flyer',
    'crear una imagen con texto',
    'una idea para todos los formatos',
    'descargar los textos y las imagenes',
    'presupuesto diario',
    'hacer un anuncio',
    'bajar lo que genere',
  ],
  body: [
    {
      steps: [
        'Lo más rápido: abre [Crear campaña](/waterfall), escribe una frase en **Describe tu idea** y pulsa **Generar campaña**.',
        'Con más control: rellena **Idea de la campaña** y **¿Qué debe decir?**, y elige plataformas.',
        'Para cada red, elige formatos y el **Tipo de anuncio**. El **Presupuesto diario (US$)** es una nota para tu anuncio; aquí no se te cobra nada.',
        'Pulsa **Generar contenido**. Cada texto aparece según se escribe. Puedes salir de la página: te avisaremos cuando esté lista.',
      ],
    },
    'Cuando está lista, cada plataforma tiene cuatro botones: **Programar**, **Vista previa**, **Descargar** y **Analítica**. **Programar todo** y **Descargar todo** lo hacen con todas a la vez.',
    'Mientras escribes, **Esto es lo que entendimos** muestra el tipo de publicación y cada dato que encontramos: la oferta, las fechas, el teléfono. Pulsa uno para cambiarlo o quitarlo. Si no tenemos claro de qué va, te lo preguntamos.',
    'Deseos como «que sea corto» o «no menciones el precio» pasan a ser ajustes en **Cómo escribirlo**. Se siguen y nunca se publican, salvo que elijas **Publicar este texto**. Con la campaña ya escrita, aún puedes corregir un dato y pulsar **Volver a escribir**.',
    '**Usar mi propia imagen** pone una de tus fotos en todas las publicaciones, recortada para cada plataforma y sin nada encima; **Editar imagen** en una publicación añade tu oferta. Sin ella, diseñamos imágenes con el estilo de tu marca, con una foto de tu biblioteca si hay una que encaje.',
    'La segunda pestaña, **Planificador de 30 días**, planifica un mes entero.',
  ],
  questions: [
    {
      ask: 'Se ha entendido mal una fecha o una oferta. ¿Qué hago?',
      answer:
        'Púlsala en «Esto es lo que entendimos» y corrígela; tu texto cambia con ella. Si la campaña ya está escrita, corrígela allí y pulsa «Volver a escribir».',
    },
    {
      ask: '¿Para qué sirve el presupuesto diario?',
      answer:
        'Queda con la publicación como nota para el anuncio que contratas en la red. CampAIgner no cobra nada ni publica anuncios.',
    },
    {
      ask: '¿Por qué no se ha podido escribir mi campaña?',
      answer:
        'Casi siempre porque el proveedor de IA no ha respondido o no ha aceptado la clave. La tarjeta dice por qué; «Usar el redactor integrado» la escribe al momento sin proveedor.',
    },
  ],
}
