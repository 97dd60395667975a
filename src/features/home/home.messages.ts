import { messages } from '#platform/messages.ts'

export const homeMessages = messages({
  en: {
    title: 'Home',
    greeting: 'Welcome back, {name}!',
    intro: 'Here is what is going on in your shop.',
    product: 'CampAIgner',
    badge: 'AI-Powered',
    account: 'Signed in as',
    logout: 'Logout',
    failed: 'The figures could not be loaded.',
    cardsLabel: 'Areas',
    cards: {
      inbox: { title: 'Unified Inbox', label: 'Unread messages' },
      campaigns: { title: 'AI Campaigns', label: 'Active campaigns' },
      analytics: { title: 'Analytics', label: 'Engagement rate' },
      team: { title: 'Team', label: 'Team members' },
      planner: { title: 'AI Planner', label: 'Planned posts' },
      dashboard: { title: 'Dashboard', label: 'Full dashboard' },
    },
    sampleActivity: {
      campaign: {
        title: 'AI campaign generated',
        text: 'Content for all your platforms, ready to look through.',
      },
      message: { title: 'High priority message', text: 'A customer asks for an appointment today.' },
      report: { title: 'Performance report', text: 'How the week went, platform by platform.' },
    },
  },
  es: {
    title: 'Inicio',
    greeting: '¡Hola de nuevo, {name}!',
    intro: 'Esto es lo que pasa en tu negocio.',
    product: 'CampAIgner',
    badge: 'Con IA',
    account: 'Sesión iniciada como',
    logout: 'Cerrar sesión',
    failed: 'No se han podido cargar las cifras.',
    cardsLabel: 'Áreas',
    cards: {
      inbox: { title: 'Bandeja unificada', label: 'Mensajes sin leer' },
      campaigns: { title: 'Campañas con IA', label: 'Campañas activas' },
      analytics: { title: 'Analítica', label: 'Tasa de interacción' },
      team: { title: 'Equipo', label: 'Miembros del equipo' },
      planner: { title: 'Planificador con IA', label: 'Publicaciones planificadas' },
      dashboard: { title: 'Panel', label: 'Panel completo' },
    },
    sampleActivity: {
      campaign: {
        title: 'Campaña generada con IA',
        text: 'Contenido para todas tus plataformas, listo para revisar.',
      },
      message: { title: 'Mensaje de alta prioridad', text: 'Una clienta pide cita para hoy.' },
      report: { title: 'Informe de resultados', text: 'Cómo ha ido la semana, plataforma a plataforma.' },
    },
  },
})
