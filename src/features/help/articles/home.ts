import { article } from '../article.ts'

export const home = article({
  id: 'home',
  topic: 'start',
  screens: ['/home', '/'],
  en: {
    title: 'The home screen',
    summary:
      'Home shows six cards with a figure each, and what happened lately in your shop. A click on a card opens its screen.',
    words: 'start page cards overview recent activity sample figures',
    body: [
      'The cards lead to the inbox, campaigns, analytics, team, planner and dashboard. Below them stands what you and your team did last.',
      'A card marked **Sample data** has no figures of yours yet. As soon as there are some, it shows yours and the mark goes.',
      'At the top you find the brand switcher, the bell with your [notifications](/help?article=notifications) and, for owners and managers, **Load Demo Data**.',
    ],
    questions: [
      {
        ask: 'Why do I see numbers that are not mine?',
        answer:
          'They are samples, and say so. Each card changes to your own figures as soon as you have data of that kind.',
      },
    ],
  },
  es: {
    title: 'La pantalla de inicio',
    summary:
      'Inicio muestra seis tarjetas con una cifra cada una y lo último que ha pasado en tu negocio. Un clic en una tarjeta abre su pantalla.',
    words: 'página principal tarjetas resumen actividad reciente cifras de ejemplo',
    body: [
      'Las tarjetas llevan a la bandeja, las campañas, la analítica, el equipo, el planificador y el panel. Debajo está lo último que habéis hecho tú y tu equipo.',
      'Una tarjeta con la marca **Datos de ejemplo** aún no tiene cifras tuyas. En cuanto las haya, mostrará las tuyas y la marca desaparece.',
      'Arriba tienes el selector de marca, la campana con tus [notificaciones](/help?article=notifications) y, para propietarios y encargados, **Cargar datos de demostración**.',
    ],
    questions: [
      {
        ask: '¿Por qué veo cifras que no son mías?',
        answer:
          'Son ejemplos, y así lo dicen. Cada tarjeta pasa a tus propias cifras en cuanto tienes datos de ese tipo.',
      },
    ],
  },
})
