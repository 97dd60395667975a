import type { SeededBrief } from './seeded-brief.fixture.ts'

const job: SeededBrief = {
  locale: 'es',
  country: 'CO',
  shop: 'Luna Peluquería',
  products: [],
  idea: 'Buscamos peluquera con dos años de experiencia para los fines de semana. Manda tu hoja de vida a equipo@luna.example antes del 30 de noviembre.',
  clean: [
    [
      'instagram',
      '¿Eres peluquera y te gusta trabajar los fines de semana? Buscamos a alguien con dos años de experiencia para nuestro equipo.\n\nEnvía tu hoja de vida a equipo@luna.example antes del 30 de noviembre.',
    ],
    [
      'x',
      'Buscamos peluquera para fines de semana, con 2 años de experiencia. Hoja de vida a equipo@luna.example antes del 30 de noviembre.',
    ],
    [
      'facebook',
      'Nuestro equipo crece: necesitamos una peluquera para los fines de semana. Pedimos dos años de experiencia. Mándanos tu hoja de vida a equipo@luna.example antes del 30/11. ¿Conoces a alguien?',
    ],
    [
      'linkedin',
      'En Luna Peluquería buscamos una peluquera para los fines de semana.\n\nPedimos dos años de experiencia.\n\nSi te interesa, envíanos tu hoja de vida a equipo@luna.example antes del 30 de noviembre.',
    ],
  ],
  faults: [
    [
      'promete sueldo',
      'facebook',
      'Buscamos peluquera con dos años de experiencia para los fines de semana. Sueldo de $1.800.000. Manda tu hoja de vida a equipo@luna.example antes del 30 de noviembre.',
    ],
    [
      'pide más años',
      'facebook',
      'Buscamos peluquera con cinco años de experiencia para los fines de semana. Manda tu hoja de vida a equipo@luna.example antes del 30 de noviembre.',
    ],
    [
      'omite el plazo',
      'facebook',
      'Buscamos peluquera con dos años de experiencia para los fines de semana. Manda tu hoja de vida a equipo@luna.example.',
    ],
    [
      'añade un teléfono',
      'facebook',
      'Buscamos peluquera con dos años de experiencia para los fines de semana. Manda tu hoja de vida a equipo@luna.example antes del 30 de noviembre o llama al 301 555 8899.',
    ],
    [
      'presume',
      'facebook',
      'La mejor peluquería de la ciudad busca peluquera con dos años de experiencia para los fines de semana. Hoja de vida a equipo@luna.example antes del 30 de noviembre.',
    ],
  ],
}

const apology: SeededBrief = {
  locale: 'es',
  country: 'ES',
  shop: 'Horno San Blas',
  products: ['Roscón'],
  idea: 'Pedimos perdón: ayer se nos fue la luz y no pudimos entregar los encargos. Devolvemos el dinero a todos. Escríbenos a hola@horno.example',
  clean: [
    [
      'instagram',
      'Ayer se fue la luz en el obrador y no pudimos entregar vuestros encargos. Os pedimos perdón.\n\nDevolvemos el dinero a todos. Escríbenos a hola@horno.example',
    ],
    [
      'x',
      'Ayer nos quedamos sin luz y no pudimos entregar los encargos. Perdón. Devolvemos el dinero a todos: hola@horno.example',
    ],
    [
      'facebook',
      'Lo sentimos mucho. Ayer un corte de luz nos impidió entregar los encargos. Vamos a devolver el dinero a todo el mundo: escríbenos a hola@horno.example y lo vemos.',
    ],
    [
      'email',
      'Hola:\n\nTe pedimos disculpas. Ayer se nos fue la luz y no pudimos entregar los encargos.\n\nDevolvemos el dinero a todos. Si el tuyo era uno de ellos, escríbenos a hola@horno.example\n\nHorno San Blas',
      'Perdón por lo de ayer',
    ],
  ],
  faults: [
    [
      'compensa de más',
      'facebook',
      'Pedimos perdón: ayer se nos fue la luz y no pudimos entregar los encargos. Devolvemos el dinero a todos, con un 10 % extra. Escríbenos a hola@horno.example',
    ],
    [
      'regala',
      'facebook',
      'Pedimos perdón: ayer se nos fue la luz y no pudimos entregar los encargos. Devolvemos el dinero a todos y te regalamos un roscón. Escríbenos a hola@horno.example',
    ],
    [
      'calla la devolución',
      'facebook',
      'Pedimos perdón: ayer se nos fue la luz y no pudimos entregar los encargos. Escríbenos a hola@horno.example',
    ],
    [
      'pone un emoji',
      'facebook',
      'Pedimos perdón 🙏 Ayer se nos fue la luz y no pudimos entregar los encargos. Devolvemos el dinero a todos. Escríbenos a hola@horno.example',
    ],
    [
      'pone plazo',
      'facebook',
      'Pedimos perdón: ayer se nos fue la luz y no pudimos entregar los encargos. Devolvemos el dinero a todos antes del viernes. Escríbenos a hola@horno.example',
    ],
  ],
}

const nougat: SeededBrief = {
  locale: 'es',
  country: 'ES',
  shop: 'Confitería Alba',
  products: ['Turrón de almendra'],
  idea: 'Ya hay turrón de almendra, 12 € la tableta, solo en tienda. Estamos en la calle Mayor 8.',
  clean: [
    [
      'instagram',
      'Ya huele a almendra tostada.\n\nHa llegado el turrón de almendra: 12 € la tableta, solo en tienda.\n\nNos encuentras en la calle Mayor, 8.\n\n#Turrón #ConfiteríaAlba',
    ],
    ['x', 'Ya tenemos turrón de almendra: 12 € la tableta, solo en tienda. Calle Mayor 8.'],
    [
      'facebook',
      '¿Blando o duro? Empezamos por el de almendra: ya está aquí el turrón, a 12 euros la tableta. Lo vendemos únicamente en la tienda de la calle Mayor 8. ¡Te esperamos!',
    ],
    [
      'email',
      'Hola:\n\nYa puedes llevarte a casa nuestro turrón de almendra. La tableta cuesta 12 € y se vende solo en tienda.\n\nPásate por la calle Mayor 8.\n\nConfitería Alba',
      'Ya hay turrón de almendra',
    ],
    ['instagram_story', 'Turrón de almendra\n12 € la tableta\nSolo en tienda'],
  ],
  faults: [
    [
      'cambia el precio',
      'x',
      'Ya tenemos turrón de almendra: 10 € la tableta, solo en tienda. Calle Mayor 8.',
    ],
    [
      'cambia el número',
      'facebook',
      'Ya hay turrón de almendra, 12 € la tableta, solo en tienda. Estamos en la calle Mayor 18.',
    ],
    [
      'ofrece envíos',
      'facebook',
      'Ya hay turrón de almendra, 12 € la tableta, solo en tienda. Estamos en la calle Mayor 8. También hacemos envíos.',
    ],
    ['omite dónde', 'facebook', 'Ya hay turrón de almendra, 12 € la tableta. Estamos en la calle Mayor 8.'],
    [
      'dice sin azúcar',
      'facebook',
      'Ya hay turrón de almendra sin azúcar, 12 € la tableta, solo en tienda. Estamos en la calle Mayor 8.',
    ],
    [
      'inventa un origen',
      'facebook',
      'Ya hay turrón de almendra de Jijona, 12 € la tableta, solo en tienda. Estamos en la calle Mayor 8.',
    ],
  ],
}

export const seededSpanishNews: readonly SeededBrief[] = [job, apology, nougat]
