import { article } from '../article.ts'

export const publishing = article({
  id: 'publishing',
  topic: 'publish',
  screens: ['/campaigns/:id', '/campaigns'],
  en: {
    title: 'Publish now or schedule',
    summary:
      'Publish sends every post at once; Schedule sends them at the time you choose, in your shop’s time zone. Posts without a connected account wait for you.',
    words: 'publish schedule send post time date reschedule cancel take back stop later now timezone',
    body: [
      {
        steps: [
          'Open a campaign. **Publish** sends it now; you see first which posts go out by themselves and which will need you.',
          '**Schedule** asks for a time, at most one year ahead.',
          '**Change the time** moves it. **Take back** makes drafts of all posts that have not gone out yet.',
          'In the menu of a post, **Schedule only this post** gives one platform a time of its own.',
        ],
      },
      'A post counts as published only when the network has accepted it or somebody has confirmed it. If this installation was off at the hour, posts go out late within a day; after that you are asked.',
      'Nothing is sent twice: when no clear answer comes back, the network is asked before anything is sent again.',
    ],
    questions: [
      {
        ask: 'How do I schedule a post?',
        answer: 'Open the campaign, press “Schedule” and choose the time. It is in your shop’s time zone.',
      },
      {
        ask: 'How do I stop a scheduled post?',
        answer:
          'Open the campaign and press “Take back”. Its posts become drafts again. What is already out stays.',
      },
      {
        ask: 'Which time zone is used?',
        answer:
          'The one of your business, set in Settings under Business details. It stands beside every time. A time that the clocks jump over when summer time begins goes out as much later; one that they show twice goes out the first time.',
      },
    ],
  },
  es: {
    title: 'Publicar ahora o programar',
    summary:
      'Publicar envía todas las publicaciones al momento; Programar las envía a la hora que elijas, en la zona horaria de tu negocio. Las que no tienen cuenta conectada te esperan.',
    words: 'publicar programar enviar hora fecha cambiar cancelar retirar parar después ahora zona horaria',
    body: [
      {
        steps: [
          'Abre una campaña. **Publicar** la envía ya; antes ves qué publicaciones salen solas y cuáles te necesitan.',
          '**Programar** pide un momento, como mucho dentro de un año.',
          '**Cambiar la hora** la mueve. **Retirar** devuelve a borrador todo lo que aún no ha salido.',
          'En el menú de una publicación, **Programar solo esta publicación** da a una plataforma su propia hora.',
        ],
      },
      'Una publicación cuenta como publicada solo cuando la red la ha aceptado o alguien lo ha confirmado. Si la instalación estaba apagada a esa hora, sale más tarde dentro del mismo día; después se te pregunta.',
      'Nada se envía dos veces: cuando no llega una respuesta clara, se pregunta a la red antes de volver a enviar.',
    ],
    questions: [
      {
        ask: '¿Cómo programo una publicación?',
        answer: 'Abre la campaña, pulsa «Programar» y elige la hora. Es la de la zona horaria de tu negocio.',
      },
      {
        ask: '¿Cómo paro una publicación programada?',
        answer:
          'Abre la campaña y pulsa «Retirar». Sus publicaciones vuelven a ser borradores. Lo que ya ha salido se queda.',
      },
      {
        ask: '¿Qué zona horaria se usa?',
        answer:
          'La de tu negocio, que se pone en Ajustes, en Datos del negocio. Está junto a cada hora. Si los relojes se saltan una hora al empezar el horario de verano, la publicación sale ese rato más tarde; si la marcan dos veces, sale la primera.',
      },
    ],
  },
})
