import { messages } from '#platform/messages.ts'

/** A week of an invented shop, for workspaces that have nothing planned yet. */
export const calendarSampleMessages = messages({
  en: {
    season: {
      title: 'New season, new colour',
      content: 'Fresh colours for the new season. Which one would you choose?',
    },
    tip: {
      title: 'A tip from the chair',
      content: 'Thirty seconds on how to make a blow-dry last two days.',
    },
    product: {
      title: 'Back on the shelf',
      content: 'The argan oil you kept asking for is back. Come by and try it.',
    },
    team: {
      title: 'Meet the team',
      content: 'Marta has been with us for ten years. Here is what she likes most.',
    },
    offer: {
      title: 'A quiet Thursday',
      content: 'There is room on Thursday morning. Answer this message and it is yours.',
    },
  },
  es: {
    season: {
      title: 'Temporada nueva, color nuevo',
      content: 'Colores frescos para la nueva temporada. ¿Con cuál te quedas?',
    },
    tip: { title: 'Un truco de la casa', content: 'Treinta segundos para que el peinado te dure dos días.' },
    product: {
      title: 'De vuelta en la estantería',
      content: 'El aceite de argán que tanto pedíais ha vuelto. Ven a probarlo.',
    },
    team: {
      title: 'Conoce al equipo',
      content: 'Marta lleva diez años con nosotros. Esto es lo que más le gusta.',
    },
    offer: {
      title: 'Un jueves tranquilo',
      content: 'Queda hueco el jueves por la mañana. Responde a este mensaje y es tuyo.',
    },
  },
})
