import { messages } from '#platform/messages.ts'

export const tourMessages = messages({
  en: {
    title: 'CampAIgner in two minutes',
    scenes: {
      home: {
        title: 'Your day at a glance',
        text: 'The home screen shows what is waiting for you and what happened last. Every card opens its screen.',
      },
      customers: {
        title: 'Everyone who buys from you',
        text: 'Search, filter, import a list from a file or take it out again. Accents never get in the way.',
      },
      customer: {
        title: 'One customer, the whole story',
        text: 'Invoices, what is paid and what is due, files and notes, right beside the list.',
      },
      brands: {
        title: 'Every brand in its place',
        text: 'Give each brand its name, its logo and its colour, and switch between them in the header.',
      },
      people: {
        title: 'Bring your team',
        text: 'Invite people with a link and choose what each of them may do.',
      },
      settings: {
        title: 'Made to fit your shop',
        text: 'Time zone, currency and monthly sales target: set once, right on every screen.',
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
      customers: {
        title: 'Todos los que te compran',
        text: 'Busca, filtra, importa una lista desde un archivo o vuelve a sacarla. Las tildes nunca estorban.',
      },
      customer: {
        title: 'Un cliente, toda su historia',
        text: 'Facturas, lo pagado y lo pendiente, archivos y notas, justo al lado de la lista.',
      },
      brands: {
        title: 'Cada marca en su sitio',
        text: 'Dale a cada marca su nombre, su logotipo y su color, y cambia de una a otra en la cabecera.',
      },
      people: {
        title: 'Trae a tu equipo',
        text: 'Invita a cada persona con un enlace y elige qué puede hacer.',
      },
      settings: {
        title: 'A la medida de tu negocio',
        text: 'Zona horaria, moneda y objetivo de ventas mensual: se eligen una vez y valen en cada pantalla.',
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
