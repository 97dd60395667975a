import type * as en from './en.ts'

export const warmLines: typeof en.warmLines = (shop) => ({
  openers: ['Hola a todos.', 'Nos hace ilusión contarlo.', 'Noticias de la casa.', 'Hola, ¿qué tal?'],
  closers: [
    shop === '' ? 'Un abrazo de todo el equipo.' : `Un abrazo de todo el equipo de ${shop}.`,
    'Gracias por estar ahí.',
    'Siempre es una alegría verte.',
    'Gracias por acompañarnos.',
  ],
})

export const reworkWords: typeof en.reworkWords = {
  courtesy:
    /^[¡]?(?:(?:muchas |mil )?gracias\b|(?:te|l[oa]s|os) esperamos|nos vemos|feliz |un (?:abrazo|saludo)|qué ganas|que tengas)/iu,
  greetings: 'hola buenas buenos que hey querida querido queridos bienvenidos',
  binding:
    'si suspende suspendido no ni solo unicamente nunca sin salvo excepto menos necesario necesita hace falta trae obligatorio limitado limitada valido valida hasta ultimo ultima ultimos mientras incluye incluyen incluido incluida gratis edad adultos escribe escribenos escribanos escribinos llama llamanos llamenos reserva reservas pide pidelo pedilo encarga encargalo comenta etiqueta siguenos seguinos inscripcion inscripciones apuntate anotate pregunta preguntanos comentarios comparte dale deja dejanos vota participa gana enlace link bio menciona',
  broken:
    /(?<!\p{L})que[.,;:](?=\s)|[Ee]staremos abiertos (?!el |la |los |las |del? |desde |hasta |a |en |este |esta |tod|también |como |hoy |mañana |y |con |por |solo |salvo )\p{L}|(?:Importante|Ojo|Un detalle|Además|Eso sí|Recuerda|Atención): \p{Lu}|(?<!\p{L})(?:el|la|los|las|una?|de|del|con), |\? Y |\d ?[ap]\.(?! ?m)|(?<!\p{L})(?:el|la|los|las|con|de) tenemos(?!\p{L})|Además, l[oa]s esperamos|y l[oa]s esperamos/u,
  contractions: [],
}

export const linesByKind: typeof en.linesByKind = {
  offer: ['¿Dudas? Aquí estamos para resolverlas.', 'Si conoces a alguien a quien le venga bien, pásaselo.'],
  limited_stock: ['¿Dudas? Aquí estamos para resolverlas.'],
  new_product: ['Cuéntanos qué te parece.', '¿Dudas? Aquí estamos para resolverlas.'],
  event: [
    'Si conoces a alguien a quien le pueda gustar, pásaselo.',
    '¿Dudas? Aquí estamos para resolverlas.',
  ],
  job: [
    'Si conoces a alguien que encaje, pásaselo.',
    '¿Dudas sobre el puesto? Aquí estamos para resolverlas.',
  ],
  contest: [
    'Mucha suerte a quienes participen.',
    'Si conoces a alguien a quien le gustaría ganar, pásaselo.',
  ],
  charity: ['Gracias por formar parte de esto.'],
  testimonial: ['Gracias por estas palabras. Significan mucho para nosotros.'],
  anniversary: ['Gracias a quienes forman parte de esto.'],
  tip: ['¿Dudas? Aquí estamos para resolverlas.'],
  general: ['¿Dudas? Aquí estamos para resolverlas.'],
}
