import type { Frames, Scene } from '../grammar/grammar.ts'
import { addressed } from './address.ts'

const named = ({ shop }: Scene, withName: readonly string[], without: readonly string[]) =>
  shop === '' ? without : withName

/** Shops of America speak to their readers as ustedes, those of Spain as vosotros or tú: these lines need neither. */
export const frames: Frames = {
  greetings: ({ isSerious, shop, address }) =>
    address === 'usted' && !isSerious
      ? ['Hola:', shop === '' ? 'Un saludo:' : `Un saludo de ${shop}:`]
      : isSerious
        ? ['Hola:', 'Estimados clientes:', shop === '' ? 'Hola a todos:' : `Un mensaje de ${shop}:`]
        : ['Hola:', '¿Qué tal?', 'Buenas:', ...(shop === '' ? [] : [`Hola desde ${shop}:`])],
  hellos: (scene) =>
    scene.address === 'usted' && !scene.isSerious
      ? named(scene, ['Hola,', `Hola, somos ${scene.shop}.`], ['Hola,'])
      : scene.isSerious
        ? named(
            scene,
            ['Hola:', `Escribimos desde ${scene.shop}:`, `Un mensaje de ${scene.shop}:`],
            ['Hola:', 'Hola a todos:', 'Un mensaje nuestro:'],
          )
        : named(
            scene,
            ['Hola,', '¿Qué tal?', `Hola, somos ${scene.shop}.`, `Hola de parte de ${scene.shop}.`],
            ['Hola,', '¿Qué tal?', 'Hola, te contamos:'],
          ),
  signOffs: ({ isSerious, shop, address }) => {
    const lines = isSerious
      ? ['Gracias,', 'Un saludo,', 'Atentamente,']
      : address === 'usted'
        ? ['Un saludo,', 'Saludos,', 'Atentamente,']
        : ['Hasta pronto,', 'Un saludo,', 'Saludos,', 'Un abrazo,']
    return lines.map((line) => `${line}\n${shop === '' ? 'El equipo de la tienda' : shop}`)
  },
  disclosures: (scene) =>
    named(
      scene,
      [
        `Por transparencia: escribimos desde ${scene.shop} y contestamos cualquier pregunta.`,
        `Aviso: trabajo en ${scene.shop}; pregunta lo que quieras.`,
        `Esto lo publica ${scene.shop}, así que sí, es una noticia nuestra.`,
        `Somos ${scene.shop} y esta publicación es nuestra; si hay dudas, las respondemos.`,
        `(Escribe el equipo de ${scene.shop}, para cualquier duda.)`,
      ],
      [
        'Por transparencia: el negocio es nuestro. Cualquier pregunta, la contestamos.',
        'Aviso: trabajo en el negocio. Pregunta lo que quieras.',
        'Es una noticia nuestra, así que tómalo como tal. Si hay dudas, las respondemos.',
      ],
    ).map((line) => addressed(line, scene)),
  tipIntros: (scene, about) =>
    about
      ? [
          `Ya que hablamos de ${about}:`,
          `Lo que más nos preguntan sobre ${about}:`,
          `Algunas cosas que ayudan cuando se trata de ${about}:`,
          ...named(scene, [`Sobre ${about}, desde ${scene.shop}:`], []),
        ]
      : [
          'Conviene saber:',
          'Lo que más nos preguntan:',
          'Y de paso, unos consejos de oficio:',
          ...named(scene, [`Unos consejos de ${scene.shop}:`, `Del equipo de ${scene.shop}:`], []),
        ],
  conditionsApply: 'Consulta las condiciones',
  visuals: ({ isSerious }) =>
    isSerious
      ? [
          'El texto solo, sobre un fondo liso.',
          'La puerta cerrada con una luz tranquila.',
          'El logotipo sobre un fondo liso.',
        ]
      : [
          'El producto de cerca, con luz de día junto a una ventana.',
          'Unas manos trabajando en el mostrador, sin rostros.',
          'La fachada desde la calle, con la puerta abierta.',
          'Los datos escritos a mano en una tarjeta junto al producto.',
        ],
  smallTalk: (scene) => [
    ...named(scene, [`Un saludo desde ${scene.shop}.`, `Aquí ${scene.shop}, con la puerta abierta.`], []),
    'Un saludo desde detrás del mostrador.',
    'Aquí estamos, para lo que haga falta.',
    'Si tienes una pregunta, hoy es buen día para hacerla.',
    'Dinos qué buscas y te decimos con sinceridad si lo tenemos.',
    'Elegir es más fácil con alguien al lado: para eso estamos.',
    'Un negocio pequeño se lleva en el trato.',
  ],
  questions: () => [
    '¿Qué quieres que enseñemos la próxima vez?',
    '¿Qué te gustaría saber de nuestro trabajo?',
    '¿Qué preguntas siempre antes de comprar?',
    '¿Cómo llegaste a nosotros la primera vez?',
    '¿Qué duda te resolvemos?',
    '¿Qué haría mejor tu próxima visita?',
  ],
  titles: ({ kind, shop }) => {
    const from = shop === '' ? 'Novedades de la tienda' : `Novedades de ${shop}`
    switch (kind) {
      case 'offer':
        return ['Una oferta para ti', from]
      case 'event':
        return ['Una invitación', from]
      case 'hours':
        // It may be about water, a move or a day without service.
        return [shop === '' ? 'Aviso' : `Aviso de ${shop}`, 'Aviso importante']
      case 'job':
        return ['Buscamos a alguien para el equipo', from]
      case 'contest':
        return ['Hay sorteo', from]
      case 'warning':
        return ['Aviso importante', shop === '' ? 'Aviso' : `Aviso de ${shop}`]
      case 'apology':
        return ['Una disculpa', shop === '' ? 'Queremos disculparnos' : `Una disculpa de ${shop}`]
      case 'sad_news':
        return [shop === '' ? 'Un mensaje nuestro' : `Un mensaje de ${shop}`, 'Un mensaje']
      case 'testimonial':
        return ['Lo que nos cuentan', from]
      case 'tip':
        return ['Un consejo', from]
      case 'greeting':
        return [shop === '' ? 'Un saludo' : `Un saludo de ${shop}`, 'Un saludo']
      default:
        return [from, 'Tenemos algo que contar', 'Qué hay de nuevo']
    }
  },
  hashtags: ({ kind, isSerious, country }) => {
    if (isSerious) return []
    switch (kind) {
      case 'contest':
        return country === 'MX' ? ['Sorteo', 'Rifa'] : ['Sorteo', 'Concurso']
      case 'job':
        return country === 'ES' ? ['Empleo', 'OfertaDeEmpleo'] : ['Empleo', 'Vacante']
      case 'charity':
        return ['Solidaridad', 'Comunidad']
      default:
        return []
    }
  },
}
