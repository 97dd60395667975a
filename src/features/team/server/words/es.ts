import type * as en from './en.ts'

export const demoTaskWords: typeof en.demoTaskWords = {
  window: {
    description: 'Desde la acera de enfrente, con luz de día y la puerta cerrada.',
    note: 'Dejé las luces encendidas para que se vean las tazas.',
  },
  checklist: {
    description: 'Repasa la lista antes de abrir y manda una foto.',
    proof: 'checklist-es',
  },
  prices: {
    title: 'Elegir los precios de las tarjetas regalo',
    description: 'Con tres importes basta. Lucy las imprime el viernes.',
  },
  supplier: {
    title: 'Enviar el contrato del café firmado',
    description: 'Escanea las cuatro páginas.',
  },
  reviews: {
    title: 'Responder a las tres reseñas pendientes',
    description: 'Con cariño, breve y con tu nombre.',
    note: 'Esto es el escaparate, no las respuestas.',
  },
  flyers: {
    title: 'Llevar folletos al hotel',
    description: 'Cincuenta, a la recepción.',
    note: 'Quieren más en primavera.',
  },
  stand: {
    title: 'Reservar un puesto en el mercadillo',
    description: 'Junto a la fuente, si puede ser.',
  },
}
