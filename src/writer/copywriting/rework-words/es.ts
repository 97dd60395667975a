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
  greetings: 'hola buenas buenos que hey querida querido queridos bienvenidos',
  binding:
    'no ni solo unicamente nunca sin salvo excepto menos necesario necesita hace falta trae obligatorio limitado limitada valido valida hasta ultimo ultima ultimos mientras gratis edad adultos escribe escribenos escribanos escribinos llama llamanos llamenos reserva reservas pide pidelo pedilo encarga encargalo comenta etiqueta siguenos seguinos inscripcion inscripciones apuntate anotate pregunta preguntanos',
  contractions: [],
}
