import { type DetailedBrief, detailed } from './detailed-brief.ts'

/** News that want a calm text. */
export const labeledGraveBriefs: readonly DetailedBrief[] = [
  detailed({
    id: 'es-baker-death',
    country: 'ES',
    shop: { name: 'Horno San Blas', industry: 'food', products: ['Pan'] },
    brief:
      'Con enorme pena os contamos que ayer falleció Vicente, nuestro panadero de toda la vida. El velatorio es hoy en el tanatorio de la M-40 desde las 17h. Mañana no abrimos',
    kind: 'sad_news',
    isSerious: true,
    facts: [
      'falleció Vicente',
      'panadero de toda la vida',
      'tanatorio de la M-40',
      '17h',
      'Mañana no abrimos',
    ],
    dates: ['on 2026-11-16', 'on 2026-11-18'],
  }),
  detailed({
    id: 'ar-cat-gone',
    country: 'AR',
    shop: { name: 'Librería Eterna', industry: 'retail', products: ['Libros'] },
    brief:
      'se nos fue Borges, el gato d la libreria, 16 años durmiendo en la vidriera. lo vamos a extrañar un monton. sin emojis ni ventas',
    kind: 'sad_news',
    isSerious: true,
    facts: ['se nos fue Borges', 'gato d la libreria', '16 años', 'vidriera', 'extrañar'],
    directions: ['sin emojis ni ventas'],
  }),
  detailed({
    id: 'co-fire',
    country: 'CO',
    shop: { name: 'Panadería La Espiga', industry: 'food', products: ['Pan'] },
    brief:
      'anoche se incendió la bodega, gracias a Dios nadie salió herido. estamos cerrados hasta nuevo aviso, los pedidos del fin de semana quedan cancelados y se devuelve el dinero',
    kind: 'sad_news',
    isSerious: true,
    facts: [
      'se incendió la bodega',
      'nadie salió herido',
      'cerrados hasta nuevo aviso',
      'pedidos del fin de semana quedan cancelados',
      'se devuelve el dinero',
    ],
  }),
  detailed({
    id: 'es-closing-retire',
    country: 'ES',
    shop: { name: 'Mercería Puntadas', industry: 'retail', products: ['Lanas'] },
    brief:
      'Cerramos el 30 de diciembre despues de 41 años. Me jubilo y no hay relevo. Hasta entonces todo al 50%. Gracias de corazon a todas mis clientas. Que quede sentido pero sin dramas',
    kind: 'sad_news',
    isSerious: true,
    facts: ['30 de diciembre', '41 años', 'Me jubilo y no hay relevo', 'todo al 50%', 'Gracias de corazon'],
    directions: ['Que quede sentido pero sin dramas'],
    dates: ['on 2026-12-30'],
    offers: ['percent 50'],
  }),
  detailed({
    id: 'ar-owner-illness',
    country: 'AR',
    shop: { name: 'Modista Elvira', industry: 'fashion', products: ['Arreglos'] },
    brief:
      'chicas por un tema de salud voy a estar cerrada hasta el 10 de diciembre, las prendas listas las entrega mi hermana los martes de 16 a 19. perdon y gracias por la paciencia',
    kind: 'sad_news',
    isSerious: true,
    facts: ['tema de salud', '10 de diciembre', 'prendas listas', 'hermana', 'martes de 16 a 19'],
    dates: ['until 2026-12-10', 'every 2'],
  }),
  detailed({
    id: 'co-closing-branch',
    country: 'CO',
    shop: { name: 'Café Alborada', industry: 'food', products: ['Café'] },
    brief:
      'Queridos vecinos: el 30 de noviembre será nuestro último día en la sede de Laureles. No pudimos con el arriendo. Los esperamos en la sede del Centro',
    kind: 'sad_news',
    isSerious: true,
    facts: [
      '30 de noviembre',
      'último día',
      'sede de Laureles',
      'No pudimos con el arriendo',
      'sede del Centro',
    ],
    dates: ['on 2026-11-30'],
  }),
  detailed({
    id: 'es-apology-sms',
    country: 'ES',
    shop: { name: 'Telepizza Barrio Norte', industry: 'food', products: ['Pizza'] },
    brief:
      'perdonad x el lio d anoche, se cayo la web y hubo pedidos q tardaron 2 horas. si t paso a ti escribenos y t devolvemos el envio',
    kind: 'apology',
    isSerious: true,
    facts: ['anoche', 'se cayo la web', 'pedidos q tardaron 2 horas', 'devolvemos el envio'],
    call: 'escribir',
  }),
  detailed({
    id: 'mx-wrong-price',
    country: 'MX',
    shop: { name: 'Zapatería Tamayo', industry: 'fashion', products: ['Tenis'] },
    brief:
      'Una disculpa: ayer publicamos mal el precio de los tenis, es $899 y no $399. A quien ya apartó con el precio equivocado se lo respetamos',
    kind: 'apology',
    isSerious: true,
    facts: ['ayer', 'precio de los tenis', '$899', '$399', 'se lo respetamos'],
    offers: ['price 899'],
  }),
  detailed({
    id: 'co-delay-orders',
    country: 'CO',
    shop: { name: 'Tejidos Inti', industry: 'fashion', products: ['Ruanas'] },
    brief:
      'los pedidos de esta semana van a salir con 3 dias d retraso por el cierre de la via al llano. ya hablamos con la transportadora, apenas se normalice les mandamos la guia',
    kind: 'apology',
    isSerious: true,
    facts: ['3 dias d retraso', 'cierre de la via al llano', 'transportadora', 'les mandamos la guia'],
  }),
  detailed({
    id: 'es-apology-review',
    country: 'ES',
    shop: { name: 'Restaurante Brasa', industry: 'food', products: ['Chuletón'] },
    brief:
      'Queremos pedir perdón a las mesas del sábado noche, no dimos el servicio que merecéis. Faltaron dos compañeros y no supimos organizarnos. Quien quiera volver, la primera ronda la ponemos nosotros',
    kind: 'apology',
    isSerious: true,
    facts: [
      'mesas del sábado noche',
      'servicio que merecéis',
      'Faltaron dos compañeros',
      'primera ronda la ponemos nosotros',
    ],
  }),
  detailed({
    id: 'mx-noise-works',
    country: 'MX',
    shop: { name: 'Hotel Quinta Sol', industry: 'travel', products: ['Habitación doble'] },
    brief:
      'Estimados huéspedes: del 23 al 27 habrá obras en la alberca y ruido de 9 a 5. Lamentamos las molestias, quien prefiera cambiar su fecha puede hacerlo sin costo en reservas@quintasol.example',
    kind: 'apology',
    isSerious: true,
    facts: [
      '23 al 27',
      'obras en la alberca',
      '9 a 5',
      'cambiar su fecha',
      'sin costo',
      'reservas@quintasol.example',
    ],
    dates: ['between 2026-11-23 2026-11-27'],
    contacts: ['reservas@quintasol.example'],
  }),
  detailed({
    id: 'mx-toy-recall',
    country: 'MX',
    shop: { name: 'Juguetería Pipo', industry: 'retail', products: ['Sonajas'] },
    brief:
      'retiramos las sonajas de madera modelo osito, una pieza se puede zafar. dejen de usarlas y traiganlas, les damos otra o su dinero',
    kind: 'warning',
    isSerious: true,
    facts: ['sonajas de madera modelo osito', 'una pieza se puede zafar', 'les damos otra o su dinero'],
    call: 'traer',
  }),
  detailed({
    id: 'ar-fake-account',
    country: 'AR',
    shop: { name: 'Zapas Norte', industry: 'fashion', products: ['Zapatillas'] },
    brief:
      'ojo q hay una cuenta trucha usando nuestras fotos y pidiendo transferencias. la unica cuenta es @zapasnorte.ok. no manden plata a nadie mas',
    kind: 'warning',
    isSerious: true,
    facts: ['cuenta trucha', 'nuestras fotos', 'transferencias', '@zapasnorte.ok', 'no manden plata'],
    contacts: ['@zapasnorte.ok'],
  }),
  detailed({
    id: 'es-water-alert',
    country: 'ES',
    shop: { name: 'Guardería Pompas', industry: 'education', products: [] },
    brief:
      'Aviso a las familias: hay un brote de gastroenteritis en el aula de 2 años. Si vuestro peque tiene síntomas, que se quede en casa 48 horas. Cualquier duda al 976 55 44 33',
    kind: 'warning',
    isSerious: true,
    facts: ['brote de gastroenteritis', 'aula de 2 años', '48 horas', '976 55 44 33'],
    contacts: ['976 55 44 33'],
  }),
  detailed({
    id: 'mx-scam-delivery',
    country: 'MX',
    shop: { name: 'Muebles Arce', industry: 'retail', products: ['Comedores'] },
    brief:
      'cuidado: alguien se hace pasar por nuestros repartidores y pide pago en efectivo. nosotros jamas cobramos en la puerta. reporta al 55 1010 2020',
    kind: 'warning',
    isSerious: true,
    facts: [
      'se hace pasar por nuestros repartidores',
      'pago en efectivo',
      'jamas cobramos en la puerta',
      '55 1010 2020',
    ],
    contacts: ['55 1010 2020'],
    call: 'reportar',
  }),
]
