import { article } from '../article.ts'

export const editPosts = article({
  id: 'edit-posts',
  topic: 'create',
  screens: ['/campaigns/:id', '/campaigns'],
  en: {
    title: 'Change texts, pictures and videos of a campaign',
    summary:
      'Open a campaign and choose a platform: you change its text, pictures and video beside a preview that looks like the network.',
    words: 'edit text picture image photo video replace alt preview counter characters variations hashtags',
    body: [
      {
        steps: [
          'Open a campaign with **View** and choose a post from the list.',
          'Change the text. The counter counts as the network does, and **Before it can go out** lists what the network would refuse.',
          'Under **Pictures and video** use **Add a picture** or **Add a video**, and say under **What it shows** what people would see.',
          'Press **Save**, or Ctrl (⌘) and Enter. What is not saved does not go out, and stays in this tab until you save or discard it.',
        ],
      },
      '**Use on other platforms** gives your text to every platform that takes it and says why the others do not. Under **Other ways to say it** you find further texts of the writer; **Use this text** puts one in. **Make missing pictures** draws pictures in your brand’s look. **Leave this platform out** takes one post away.',
      'What is being sent or is already out can no longer be changed here.',
    ],
    questions: [
      {
        ask: 'Can I change a post after it was published?',
        answer:
          'Not from here. Change it on the network itself, or duplicate the campaign and send a new one.',
      },
      {
        ask: 'How do I add a picture to a post?',
        answer:
          'Open the campaign, choose the platform, press “Add a picture” and save. PNG and JPG up to 10 MB are taken.',
      },
    ],
  },
  es: {
    title: 'Cambiar textos, imágenes y vídeos de una campaña',
    summary:
      'Abre una campaña y elige una plataforma: cambias su texto, sus imágenes y su vídeo junto a una vista previa que se parece a la red.',
    words: 'editar texto imagen foto vídeo cambiar vista previa contador caracteres variaciones hashtags',
    body: [
      {
        steps: [
          'Abre una campaña con **Ver** y elige una publicación de la lista.',
          'Cambia el texto. El contador cuenta como lo hace la red, y **Antes de que pueda salir** dice lo que la red rechazaría.',
          'En **Imágenes y vídeo** usa **Añadir una imagen** o **Añadir un vídeo**, y di en **Qué se ve** lo que vería la gente.',
          'Pulsa **Guardar**, o Ctrl (⌘) e Intro. Lo que no está guardado no sale, y se queda en esta pestaña hasta que lo guardes o lo descartes.',
        ],
      },
      '**Usar en otras plataformas** da tu texto a cada plataforma que lo admite y dice por qué las demás no. En **Otras formas de decirlo** hay más textos del redactor; **Usar este texto** pone uno. **Crear las imágenes que faltan** dibuja imágenes con el estilo de tu marca. **Dejar fuera esta plataforma** quita una publicación.',
      'Lo que se está enviando o ya ha salido no se puede cambiar aquí.',
    ],
    questions: [
      {
        ask: '¿Puedo cambiar una publicación que ya ha salido?',
        answer: 'Desde aquí no. Cámbiala en la propia red, o duplica la campaña y envía una nueva.',
      },
      {
        ask: '¿Cómo añado una imagen a una publicación?',
        answer:
          'Abre la campaña, elige la plataforma, pulsa «Añadir una imagen» y guarda. Se admiten PNG y JPG de hasta 10 MB.',
      },
    ],
  },
})
