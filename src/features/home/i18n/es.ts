import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const home: Translation<typeof en.home> = {
  title: 'Inicio',
  greeting: '¡Hola de nuevo, {name}!',
  intro: 'Esto es lo que pasa en tu negocio.',
  product: 'CampAIgner',
  badge: 'Con IA',
  account: 'Sesión iniciada como',
  logout: 'Cerrar sesión',
  failed: 'No se han podido cargar tus cifras.',
  cardsLabel: 'Áreas',
  cards: {
    inbox: { title: 'Bandeja unificada', label: 'Mensajes sin leer' },
    campaigns: { title: 'Campañas con IA', label: 'Campañas activas' },
    analytics: { title: 'Analítica', label: 'Tasa de interacción' },
    team: { title: 'Equipo', label: 'Miembros del equipo' },
    planner: { title: 'Planificador con IA', label: 'Publicaciones planificadas' },
    dashboard: { title: 'Panel', label: 'Panel completo' },
  },
  samples: {
    shown: '«Datos de ejemplo» indica un ejemplo. En cuanto tengas cifras propias, verás las tuyas.',
    hide: 'Ver solo mis cifras',
    hidden: 'Solo ves tus propias cifras.',
    show: 'Ver ejemplos',
  },
  sampleActivity: {
    campaign: {
      title: 'Campaña generada con IA',
      text: 'Contenido para todas tus plataformas, listo para revisar.',
    },
    message: { title: 'Mensaje de alta prioridad', text: 'Una clienta pide cita para hoy.' },
    report: { title: 'Informe de resultados', text: 'Cómo ha ido la semana, plataforma a plataforma.' },
  },
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/': 'Inicio',
  '/home': 'Inicio',
}

export const palette: Translation<typeof en.palette> = {
  home: 'principio bienvenida portada',
}
