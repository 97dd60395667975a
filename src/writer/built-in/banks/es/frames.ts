import type { FrameBank } from '../../bank.ts'

export const frames: FrameBank = {
  nameless: {
    shop: 'nuestro negocio',
    hello: '¡Hola!',
    signOff: 'Un saludo cordial',
    disclosure: 'Lo decimos claro: es una noticia nuestra.',
  },
  products: [
    'Pregúntanos por {product}.',
    'Aquí también encuentras {product}.',
    'Y ya que estás: {product}.',
    'Nuestra propuesta para ti: {product}.',
  ],
  holidays: [
    'Con {holiday} a la vuelta de la esquina, es buen momento para organizarse.',
    'Ya queda poco para {holiday}.',
    'Quizá te dé una idea para {holiday}.',
  ],
  greetings: ['Hola:', 'Buenos días:', 'Hola, ¿qué tal?', '¡Hola!'],
  hellos: [
    '¡Hola! Somos {shop}.',
    '¡Hola! Te escribimos desde {shop}.',
    '¡Hola desde {shop}!',
    'Hola, aquí {shop}.',
  ],
  signOffs: ['Un saludo,\n{shop}', 'Con cariño,\n{shop}', 'Hasta pronto,\n{shop}', 'Un abrazo de\n{shop}'],
  disclosures: [
    'Lo decimos claro: somos {shop}, así que es una noticia nuestra.',
    'Por transparencia: esto lo escribe la gente de {shop}.',
    'Llevamos {shop}, así que tómalo como una noticia propia y no como un consejo neutral.',
  ],
  tipIntros: [
    'Aquí van tres ideas que pueden servirte.',
    'Tres cosas pequeñas que nos gusta compartir:',
    'Lo que ayuda, en tres puntos cortos:',
    'Tres ideas que puedes usar desde hoy:',
  ],
  sectionEnds: [
    'Parece poca cosa, y funciona.',
    'Pruébalo una vez y lo verás.',
    'Cuesta poco y da mucho.',
    'Notarás la diferencia.',
    'Empieza hoy, si quieres.',
  ],
  videoIntros: ['En este vídeo:', 'De qué va:', 'En resumen:', 'Un minuto que merece la pena:'],
}
