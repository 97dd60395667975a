import type { SeededBrief } from './seeded-brief.fixture.ts'

const croissants: SeededBrief = {
  locale: 'es',
  country: 'ES',
  shop: 'Horno La Espiga',
  products: ['Croissant', 'Pan de masa madre'],
  idea: '2x1 en croissants hasta el domingo, no acumulable con otras ofertas. Llama al 600 123 456. Tono cercano.',
  clean: [
    [
      'instagram',
      'Uno para ti y otro para quien tú quieras.\n\nHasta el domingo, los croissants van a 2x1. No se acumula con otras ofertas.\n\nLlámanos al 600 123 456 y te los guardamos.\n\n#Croissants #HornoLaEspiga',
    ],
    [
      'x',
      '2x1 en croissants hasta el domingo (no acumulable con otras ofertas). Encarga los tuyos: 600 123 456',
    ],
    [
      'facebook',
      'Hasta este domingo te llevas dos croissants y pagas uno. No es acumulable a otras promociones.\n\n¿Te apartamos unos cuantos? Llama al 600123456.',
    ],
    [
      'email',
      'Hola:\n\nHasta el domingo 22 de noviembre tenemos los croissants a dos por uno. La oferta no se puede combinar con otras.\n\nSi quieres encargarlos, llama al 600 123 456.\n\nHorno La Espiga',
      'Croissants a 2x1 hasta el domingo',
    ],
    ['instagram_story', 'Croissants 2x1\nHasta el domingo\nNo acumulable con otras ofertas\n600 123 456'],
    [
      'whatsapp',
      '¡Hola! *Croissants a 2x1 hasta el domingo*. No se suma a otras ofertas. Si quieres encargarlos, llámanos al 600 123 456.',
    ],
  ],
  faults: [
    ['omite la condición', 'facebook', 'Hasta el domingo, croissants a 2x1. Llama al 600 123 456.'],
    ['omite la condición en corto', 'x', '2x1 en croissants hasta el domingo. Encárgalos: 600 123 456'],
    ['omite el teléfono', 'facebook', 'Hasta el domingo, croissants a 2x1, no acumulable con otras ofertas.'],
    [
      'cambia el día',
      'facebook',
      'Hasta el lunes, croissants a 2x1, no acumulable con otras ofertas. Llama al 600 123 456.',
    ],
    [
      'cambia la oferta',
      'x',
      '3x2 en croissants hasta el domingo, no acumulable con otras ofertas. Llama al 600 123 456',
    ],
    [
      'añade algo gratis',
      'facebook',
      'Hasta el domingo, croissants a 2x1 y café gratis, no acumulable con otras ofertas. Llama al 600 123 456.',
    ],
    [
      'presume de premio',
      'facebook',
      'Nuestros croissants premiados, a 2x1 hasta el domingo, no acumulable con otras ofertas. Llama al 600 123 456.',
    ],
    [
      'publica la indicación',
      'facebook',
      'Tono cercano: hasta el domingo, croissants a 2x1, no acumulable con otras ofertas. Llama al 600 123 456.',
    ],
    [
      'responde en inglés',
      'facebook',
      'Two for one on croissants until Sunday, not with other offers. Call us at 600 123 456.',
    ],
    [
      'inventa un precio',
      'facebook',
      'Hasta el domingo, croissants a 2x1 por solo 1,80 €, no acumulable con otras ofertas. Llama al 600 123 456.',
    ],
  ],
}

const pottery: SeededBrief = {
  locale: 'es',
  country: 'MX',
  shop: 'Barro Vivo',
  products: [],
  idea: 'Taller de cerámica el sábado 28 de noviembre de 10:00 a 13:00, $450 por persona, cupo de 12. Inscríbete en barro.example',
  clean: [
    [
      'instagram',
      'Ven a ensuciarte las manos.\n\nEl sábado 28 de noviembre hay taller de cerámica, de 10 a 13 h. Cuesta $450 por persona y el cupo es de 12.\n\nInscríbete en barro.example\n\n#Cerámica #BarroVivo',
    ],
    [
      'x',
      'Taller de cerámica: sábado 28 de noviembre, 10:00 a 13:00, $450 por persona, 12 lugares. barro.example',
    ],
    [
      'facebook',
      '¿Y si el sábado 28 de noviembre haces tu primera taza? Tenemos taller de cerámica de 10 de la mañana a 1 de la tarde. Son 450 pesos por persona y solo 12 lugares. Apúntate en barro.example',
    ],
    [
      'email',
      'Hola:\n\nEl sábado 28 de noviembre abrimos el taller de cerámica. Empezamos a las 10:00 y terminamos a las 13:00.\n\nEl costo es de $450 por persona y el cupo es de doce personas. Regístrate en barro.example\n\nBarro Vivo',
      'Taller de cerámica el 28 de noviembre',
    ],
    ['instagram_story', 'Taller de cerámica\nSáb 28 nov, 10:00–13:00\n$450, cupo de 12'],
  ],
  faults: [
    [
      'cambia el precio',
      'facebook',
      'Taller de cerámica el sábado 28 de noviembre de 10:00 a 13:00, $400 por persona, cupo de 12. Inscríbete en barro.example',
    ],
    [
      'cambia el final',
      'facebook',
      'Taller de cerámica el sábado 28 de noviembre de 10:00 a 14:00, $450 por persona, cupo de 12. Inscríbete en barro.example',
    ],
    [
      'omite el cupo',
      'facebook',
      'Taller de cerámica el sábado 28 de noviembre de 10:00 a 13:00, $450 por persona. Inscríbete en barro.example',
    ],
    [
      'inventa quién lo da',
      'facebook',
      'Taller de cerámica con Lucía el sábado 28 de noviembre de 10:00 a 13:00, $450 por persona, cupo de 12. Inscríbete en barro.example',
    ],
    [
      'inventa el lugar',
      'facebook',
      'Taller de cerámica en el Centro Cultural Coyoacán el sábado 28 de noviembre de 10:00 a 13:00, $450 por persona, cupo de 12. Inscríbete en barro.example',
    ],
    [
      'cambia el enlace',
      'x',
      'Taller de cerámica: sábado 28 de noviembre, 10:00 a 13:00, $450 por persona, 12 lugares. barrovivo.mx',
    ],
    [
      'mete prisa inventada',
      'facebook',
      'Últimas plazas: taller de cerámica el sábado 28 de noviembre de 10:00 a 13:00, $450 por persona, cupo de 12. Inscríbete en barro.example',
    ],
  ],
}

const mourning: SeededBrief = {
  locale: 'es',
  country: 'AR',
  shop: 'Panadería Ramiro',
  products: ['Facturas'],
  idea: 'Con mucho dolor les contamos que falleció don Ramiro, fundador de la panadería. El jueves cerramos y abrimos de nuevo el viernes a las 8.',
  clean: [
    [
      'instagram',
      'Con mucho dolor les contamos que falleció don Ramiro, el fundador de esta panadería.\n\nEl jueves permaneceremos cerrados. Volvemos a abrir el viernes a las 8.\n\nGracias por acompañarnos.',
    ],
    [
      'x',
      'Falleció don Ramiro, fundador de la panadería. El jueves cerramos. Abrimos de nuevo el viernes a las 8.',
    ],
    [
      'facebook',
      'Se nos fue don Ramiro, que fundó la panadería y nos enseñó el oficio. Su fallecimiento nos llena de dolor.\n\nEl jueves no abrimos. El viernes a las 8:00 volvemos a abrir.',
    ],
    [
      'email',
      'Queridos vecinos:\n\nCon dolor les contamos que murió don Ramiro, fundador de nuestra panadería.\n\nEl jueves cerramos para despedirlo. El viernes a las 8 de la mañana abrimos otra vez.\n\nPanadería Ramiro',
      'Don Ramiro',
    ],
    ['instagram_story', 'Falleció don Ramiro, nuestro fundador.\nJueves cerrado. Viernes, desde las 8.'],
  ],
  faults: [
    [
      'usa emoji',
      'facebook',
      'Falleció don Ramiro, fundador de la panadería 😢 El jueves cerramos y abrimos de nuevo el viernes a las 8.',
    ],
    [
      'vende',
      'facebook',
      'Falleció don Ramiro, fundador de la panadería. El jueves cerramos y abrimos de nuevo el viernes a las 8. Aprovecha nuestras facturas.',
    ],
    [
      'se alegra',
      'facebook',
      'Falleció don Ramiro, fundador de la panadería. El jueves cerramos y abrimos de nuevo el viernes a las 8. ¡Los esperamos!',
    ],
    [
      'inventa una fecha',
      'facebook',
      'El 14 de noviembre falleció don Ramiro, fundador de la panadería. El jueves cerramos y abrimos de nuevo el viernes a las 8.',
    ],
    [
      'omite el cierre',
      'facebook',
      'Con mucho dolor les contamos que falleció don Ramiro, fundador de la panadería.',
    ],
    [
      'pone etiquetas',
      'instagram',
      'Falleció don Ramiro, fundador de la panadería. El jueves cerramos y abrimos de nuevo el viernes a las 8.\n\n#Panadería #BuenosDías',
    ],
  ],
}

export const seededSpanish: readonly SeededBrief[] = [croissants, pottery, mourning]
