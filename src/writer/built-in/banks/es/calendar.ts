import type { HolidayWords, YearSeason } from '../../bank.ts'
import type { HolidayKey } from '../../holiday-days.ts'

export const holidays: Record<HolidayKey, HolidayWords> = {
  'new-year': { name: 'Año Nuevo', the: 'el Año Nuevo', wish: 'Feliz Año Nuevo' },
  epiphany: { name: 'Día de Reyes', the: 'el Día de Reyes', wish: 'Feliz Día de Reyes' },
  valentine: { name: 'San Valentín', the: 'San Valentín', wish: 'Feliz San Valentín' },
  carnival: { name: 'Carnaval', the: 'el Carnaval', wish: 'Feliz Carnaval' },
  'womens-day': { name: 'Día Internacional de la Mujer', the: 'el Día Internacional de la Mujer' },
  'st-patrick': { name: 'San Patricio', the: 'San Patricio', wish: 'Feliz San Patricio' },
  'fathers-day': { name: 'Día del Padre', the: 'el Día del Padre', wish: 'Feliz Día del Padre' },
  easter: { name: 'Pascua', the: 'la Pascua', wish: 'Felices Pascuas' },
  'book-day': { name: 'Día del Libro', the: 'el Día del Libro', wish: 'Feliz Día del Libro' },
  'labour-day': { name: 'Día del Trabajo', the: 'el Día del Trabajo' },
  'mothers-day': { name: 'Día de la Madre', the: 'el Día de la Madre', wish: 'Feliz Día de la Madre' },
  'national-day': { name: 'Fiesta Nacional', the: 'la Fiesta Nacional' },
  'childrens-day': { name: 'Día del Niño', the: 'el Día del Niño', wish: 'Feliz Día del Niño' },
  'friends-day': { name: 'Día del Amigo', the: 'el Día del Amigo', wish: 'Feliz Día del Amigo' },
  'love-and-friendship': {
    name: 'Amor y Amistad',
    the: 'Amor y Amistad',
    wish: 'Feliz día de Amor y Amistad',
  },
  halloween: { name: 'Halloween', the: 'Halloween', wish: 'Feliz Halloween' },
  'day-of-the-dead': { name: 'Día de Muertos', the: 'el Día de Muertos' },
  thanksgiving: { name: 'Acción de Gracias', the: 'Acción de Gracias', wish: 'Feliz Acción de Gracias' },
  'buen-fin': { name: 'El Buen Fin', the: 'El Buen Fin' },
  'black-friday': { name: 'Black Friday', the: 'el Black Friday' },
  'christmas-eve': { name: 'Nochebuena', the: 'la Nochebuena' },
  christmas: { name: 'Navidad', the: 'la Navidad', wish: 'Feliz Navidad' },
  'boxing-day': { name: 'San Esteban', the: 'San Esteban' },
  'new-years-eve': { name: 'Nochevieja', the: 'la Nochevieja' },
}

export const seasons: Record<YearSeason, readonly string[]> = {
  winter: [
    'Días cortos y luces cálidas: el invierno tiene su encanto.',
    'Cuando hace frío fuera, un sitio acogedor vale el doble.',
    'El invierno es buen momento para bajar el ritmo.',
    'Un día de invierno se ilumina con algo que esperar.',
  ],
  spring: [
    'Huele a primavera y todo pesa menos.',
    'Las primeras tardes suaves piden algo nuevo.',
    'La primavera es tiempo de empezar de nuevo.',
    'Ventanas abiertas y buen humor: la primavera sienta bien.',
  ],
  summer: [
    'Tardes largas y planes ligeros: el verano está para eso.',
    'El verano sabe a tiempo para ti.',
    'En los días de calor, hasta lo pequeño parece vacaciones.',
    'El verano es corto: disfrútalo entero.',
  ],
  autumn: [
    'Colores de otoño y tardes de calma: un momento bonito para empezar algo.',
    'Cuando caen las hojas, toca cuidarse un poco más.',
    'El otoño trae rutinas nuevas, y algunas son muy agradables.',
    'Después del verano llega la parte más acogedora del año.',
  ],
}
