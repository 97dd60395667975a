import type * as en from './en.ts'

export const demoServices: typeof en.demoServices = {
  cutAndColor: 'Corte y color',
  officeCoffee: 'Café para la oficina, cuatro semanas',
  manicure: 'Manicura y pedicura',
  birthdayCake: 'Tarta de cumpleaños para veinte personas',
  bridalStyling: 'Peinado de novia',
  giftCards: 'Cinco tarjetas regalo',
  catering: 'Catering de desayuno para quince personas',
  hairTreatment: 'Tratamiento capilar',
  workshop: 'Taller de barista',
  massage: 'Masaje de 60 minutos',
  homeProducts: 'Productos para casa',
}
