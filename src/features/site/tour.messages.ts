import { messages } from '#platform/messages.ts'

export const tourMessages = messages({
  en: {
    title: 'CampAIgner in two minutes',
    scenes: {
      home: {
        title: 'Your day at a glance',
        text: 'The home screen shows what is waiting for you and what happened last. Every card opens its screen.',
      },
      creator: {
        title: 'One idea, every network',
        text: 'Say what you want to tell. Each platform gets its own text and its own picture, inside its limits.',
      },
      campaigns: {
        title: 'Everything that goes out',
        text: 'Drafts, what is scheduled, what went out and what it brought. Nothing is sent twice, and a failure says why.',
      },
      plan: {
        title: 'A month in a minute',
        text: 'A post for every day, with its platform, its time and the reason for it. Change it, move it, put it on the calendar.',
      },
      calendar: {
        title: 'What comes when',
        text: 'All networks in one month. Drag a post to another day and it goes out then.',
      },
      studio: {
        title: 'Your look in every picture',
        text: 'Choose colours, fonts and a logo once. Pictures, videos, mails and invoices follow.',
      },
      customer: {
        title: 'One customer, the whole story',
        text: 'Invoices, what is paid and what is due, files and notes, right beside the list.',
      },
      people: {
        title: 'Bring your team',
        text: 'Invite people with a link and choose what each of them may do.',
      },
      language: {
        title: 'Two languages, one click',
        text: 'Screens, messages, dates and amounts change at once, between English and Spanish.',
      },
      data: {
        title: 'Your data stays yours',
        text: 'Try things out with a demo shop, download everything you have entered, or delete it all.',
      },
    },
    end: {
      title: 'That was CampAIgner.',
      text: 'Now try it with your own shop: 14 days free, no credit card.',
      start: 'Start Free',
      again: 'Watch again',
    },
    player: {
      play: 'Play',
      pause: 'Pause',
      previous: 'Previous scene',
      next: 'Next scene',
      scenes: 'Scenes',
      scene: 'Scene {number} of {total}: {title}',
      keys: 'Keys: space or K plays and pauses, the arrows change the scene, Home and End go to the first and the last.',
    },
    picture: 'Screen: {title}',
    close: 'Close the tour',
  },
  es: {
    title: 'CampAIgner en dos minutos',
    scenes: {
      home: {
        title: 'Tu día de un vistazo',
        text: 'La pantalla de inicio enseña lo que te espera y lo último que ha pasado. Cada tarjeta abre su pantalla.',
      },
      creator: {
        title: 'Una idea, todas las redes',
        text: 'Di lo que quieres contar. Cada plataforma recibe su propio texto y su propia imagen, dentro de sus límites.',
      },
      campaigns: {
        title: 'Todo lo que sale',
        text: 'Borradores, lo programado, lo publicado y lo que ha traído. Nada se envía dos veces, y un fallo dice por qué.',
      },
      plan: {
        title: 'Un mes en un minuto',
        text: 'Una publicación para cada día, con su plataforma, su hora y su motivo. Cámbiala, muévela, ponla en el calendario.',
      },
      calendar: {
        title: 'Qué sale y cuándo',
        text: 'Todas las redes en un mes. Arrastra una publicación a otro día y saldrá entonces.',
      },
      studio: {
        title: 'Tu estilo en cada imagen',
        text: 'Elige una vez colores, fuentes y logotipo. Imágenes, vídeos, correos y facturas los siguen.',
      },
      customer: {
        title: 'Un cliente, toda su historia',
        text: 'Facturas, lo pagado y lo pendiente, archivos y notas, justo al lado de la lista.',
      },
      people: {
        title: 'Trae a tu equipo',
        text: 'Invita a cada persona con un enlace y elige qué puede hacer.',
      },
      language: {
        title: 'Dos idiomas, un clic',
        text: 'Pantallas, mensajes, fechas e importes cambian al momento, del español al inglés.',
      },
      data: {
        title: 'Tus datos siguen siendo tuyos',
        text: 'Prueba con un negocio de ejemplo, descarga todo lo que has introducido o bórralo entero.',
      },
    },
    end: {
      title: 'Esto era CampAIgner.',
      text: 'Ahora pruébalo con tu negocio: 14 días gratis, sin tarjeta.',
      start: 'Empieza gratis',
      again: 'Ver otra vez',
    },
    player: {
      play: 'Reproducir',
      pause: 'Pausar',
      previous: 'Escena anterior',
      next: 'Escena siguiente',
      scenes: 'Escenas',
      scene: 'Escena {number} de {total}: {title}',
      keys: 'Teclas: espacio o K reproduce y pausa, las flechas cambian de escena, Inicio y Fin van a la primera y a la última.',
    },
    picture: 'Pantalla: {title}',
    close: 'Cerrar la demo',
  },
})
