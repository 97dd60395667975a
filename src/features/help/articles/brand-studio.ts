import { article } from '../article.ts'

export const brandStudio = article({
  id: 'brand-studio',
  topic: 'create',
  screens: ['/brand-studio'],
  en: {
    title: 'The brand studio',
    summary:
      'Choose a style, four colours, two fonts and a logo. Pictures, videos, invoices and mails then take on your look.',
    words:
      'design logo colours colors fonts palette style identity editor template picture package guidelines contrast',
    body: [
      {
        steps: [
          'Open the [Brand Studio](/brand-studio). Under **Identity** choose a style; it suggests colours and fonts, which you can change.',
          'Upload your logo and press **Save Design**.',
          'Under **Editor** choose a size and press **Create**: write the words, choose a layout and save the picture.',
          '**Use in a campaign** puts a picture on a post.',
        ],
      },
      'Under each colour you see how well text can be read on it. **Pro Palettes** and **Premium Fonts** offer combinations that go together; **AI Generator** writes the words and draws the picture from one sentence.',
      '**Assets** holds four versions of your logo and the guidelines; **Download package** gives you all of it as a ZIP. **Activate Design Studio** switches the tools on for a brand, once.',
    ],
    questions: [
      {
        ask: 'How do I change my logo?',
        answer:
          'In the Brand Studio, under Identity or with “Upload logo” under Assets. All four versions follow.',
      },
      {
        ask: 'Why can I not save the design?',
        answer: 'Choose a style first. Only owners and managers can change the design.',
      },
    ],
  },
  es: {
    title: 'El estudio de marca',
    summary:
      'Elige un estilo, cuatro colores, dos fuentes y un logotipo. Las imágenes, vídeos, facturas y correos toman entonces tu aspecto.',
    words:
      'diseño logo logotipo colores fuentes letras paleta estilo identidad editor plantilla imagen paquete guía contraste',
    body: [
      {
        steps: [
          'Abre el [Estudio de marca](/brand-studio). En **Identidad** elige un estilo; propone colores y fuentes, que puedes cambiar.',
          'Sube tu logotipo y pulsa **Guardar diseño**.',
          'En **Editor** elige un tamaño y pulsa **Crear**: escribe las palabras, elige una composición y guarda la imagen.',
          '**Usar en una campaña** pone una imagen en una publicación.',
        ],
      },
      'Debajo de cada color ves si el texto se lee bien sobre él. **Paletas Pro** y **Fuentes Premium** ofrecen combinaciones que encajan; **Generador con IA** escribe las palabras y dibuja la imagen a partir de una frase.',
      '**Recursos** guarda cuatro versiones de tu logotipo y la guía; **Descargar paquete** te lo da todo en un ZIP. **Activar el estudio de diseño** enciende las herramientas para una marca, una sola vez.',
    ],
    questions: [
      {
        ask: '¿Cómo cambio mi logotipo?',
        answer:
          'En el Estudio de marca, en Identidad o con «Subir logotipo» en Recursos. Las cuatro versiones lo siguen.',
      },
      {
        ask: '¿Por qué no puedo guardar el diseño?',
        answer: 'Elige antes un estilo. Solo propietarios y encargados pueden cambiar el diseño.',
      },
    ],
  },
})
