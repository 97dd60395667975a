import type { DemoScene } from '../scenes.ts'

type SceneTexts = { name: string; alt: string; tags: string[] }

export const sceneTexts: Record<DemoScene, SceneTexts> = {
  'color-bowls': {
    name: 'Cuencos de color',
    alt: 'Un cuenco de tinte ciruela con una brocha, junto a otro cobrizo y tres muestras de pelo',
    tags: ['salón', 'color'],
  },
  brunch: {
    name: 'Brunch para dos',
    alt: 'Tostada con huevo frito, tortitas con frutos rojos y dos cafés sobre un mantel de cuadros',
    tags: ['café', 'comida'],
  },
  team: {
    name: 'Nuestro equipo',
    alt: 'Tres peluqueros sonrientes con delantal, uno al lado del otro',
    tags: ['salón', 'equipo'],
  },
  'flat-white': {
    name: 'Flat white',
    alt: 'Un flat white con un corazón en la espuma sobre una mesa de madera, visto desde arriba',
    tags: ['café', 'bebidas'],
  },
  'gift-card': {
    name: 'Tarjeta regalo',
    alt: 'Una tarjeta regalo color ciruela con una luna dorada en un sobre abierto, rodeada de flores',
    tags: ['salón', 'regalos'],
  },
  scissors: {
    name: 'Tijeras y peine',
    alt: 'Unas tijeras doradas, un peine y un mechón cobrizo sobre una mesa color ciruela',
    tags: ['salón', 'herramientas'],
  },
  'evening-terrace': {
    name: 'Noche en la terraza',
    alt: 'Una guitarra en una silla bajo una guirnalda de luces, frente a un café al anochecer',
    tags: ['café', 'eventos'],
  },
  'shop-window': {
    name: 'El escaparate al anochecer',
    alt: 'El escaparate iluminado del salón al anochecer, con dos sillones dentro y flores fuera',
    tags: ['salón', 'local'],
  },
  'salon-chair': {
    name: 'Un sillón ante el espejo',
    alt: 'Un sillón de peluquería color ciruela ante un gran espejo dorado, con luz cálida y una planta',
    tags: ['salón', 'local'],
  },
  bouquet: {
    name: 'Ramo de novia',
    alt: 'Un jarrón con rosas y margaritas en una mesa junto a una ventana luminosa',
    tags: ['salón', 'bodas'],
  },
  croissants: {
    name: 'Cruasanes para llevar',
    alt: 'Una caja de cruasanes recién hechos y dos vasos de café en una mesa de oficina junto a la ventana',
    tags: ['café', 'comida'],
  },
  market: {
    name: 'Nuestro puesto del mercado',
    alt: 'Un puesto de mercado con toldo de rayas, galletas de almendra y café, junto a un puente antiguo',
    tags: ['café', 'eventos'],
  },
  'care-shelf': {
    name: 'Estante de cuidado capilar',
    alt: 'Champús, aceites para el pelo y toallas dobladas en los estantes de una hornacina',
    tags: ['salón', 'productos'],
  },
  cake: {
    name: 'Tarta de almendra y naranja',
    alt: 'Una tarta con crema y rodajas de naranja sobre un pie, y una porción en un plato',
    tags: ['café', 'comida'],
  },
}
