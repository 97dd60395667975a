import type { PlanBank } from '../../bank.ts'

const posts = (count: number) => (count === 1 ? '1 publicación' : `${count} publicaciones`)

export const plan: PlanBank = {
  title: 'Plan de contenidos de {month}',
  description: 'Una publicación para cada día de {month} de {shop}, con su plataforma, su hora y su motivo.',
  namelessDescription: 'Una publicación para cada día de {month}, con su plataforma, su hora y su motivo.',
  habits: {
    tip: 'Los consejos útiles se guardan y se comparten',
    behind: 'Enseña a las personas que hay detrás',
    community: 'Invita a responder',
    invite: 'Recuerda que te pueden visitar',
  },
  season: 'Encaja con {season}',
  seasons: { winter: 'el invierno', spring: 'la primavera', summer: 'el verano', autumn: 'el otoño' },
  insights: {
    platforms: 'Así se reparten las publicaciones: {list}.',
    platformCount: (platform, count) => `${count} para ${platform}`,
    holidays: (count, days) =>
      count === 1
        ? `Un día especial tiene su propia publicación: ${days}.`
        : `${count} días especiales tienen su propia publicación: ${days}.`,
    noHolidays:
      'En este mes no cae ningún día especial, así que el plan vive de productos, consejos y personas.',
    product: (product, count) => `El producto que más aparece es ${product}, en ${posts(count)}.`,
    noProducts: 'No has indicado ningún producto. Añade algunos y el plan podrá hablar de ellos.',
    themes: (tips, products, others) =>
      `La mezcla: ${posts(tips)} con consejos, ${posts(products)} sobre lo que ofreces y ${posts(others)} sobre personas, la temporada y días especiales.`,
    evenings: (evening, all) =>
      `${evening} de ${all} publicaciones salen a las 17:00 o más tarde; las demás, durante el día.`,
    weekday: (weekday, platform, count) =>
      `Un patrón para recordar: ${platform} aparece sobre todo ${weekday}, ${count} veces.`,
    weekdays: [
      'los domingos',
      'los lunes',
      'los martes',
      'los miércoles',
      'los jueves',
      'los viernes',
      'los sábados',
    ],
    strongSeason: (count) =>
      `Este mes cae en la temporada que indicaste como la más fuerte, así que ${posts(count)} tratan de tus productos.`,
  },
}
