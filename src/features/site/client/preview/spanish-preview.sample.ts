/** What the preview shows. It is Spanish in every language of the interface, so it is no catalog of texts. */
export const previewSample = {
  mark: 'Datos de ejemplo',
  greeting: '¡Hola de nuevo, Lucía!',
  periods: { current: 'Esta semana', others: ['Este mes', 'Hoy'] },
  sales: {
    title: 'Ventas',
    gain: '+47%',
    amount: '+$12,450',
    note: 'Datos del TPV conectado',
    target: 'Objetivo mensual: $85,000',
    percent: 62,
    done: '62% completado',
  },
  campaigns: {
    title: 'Campañas',
    campaigns: '7',
    campaignsLabel: 'campañas',
    platforms: '21',
    platformsLabel: 'plataformas',
    posts: '147',
    postsLabel: 'publicaciones',
  },
  inbox: {
    title: 'Bandeja unificada',
    filters: ['Todos', 'Sin leer (12)', 'Importantes', 'Ayer'],
    messages: [
      {
        from: 'Carla Núñez',
        text: '¿Tenéis hueco el jueves por la tarde?',
        when: 'hace 4 minutos',
        isUnread: true,
      },
      {
        from: 'Óscar Prieto',
        text: 'Me ha encantado el corte, ¡gracias!',
        when: 'hace 20 minutos',
        isUnread: true,
      },
      {
        from: 'Beatriz Soler',
        text: '¿Cuánto cuesta el tratamiento de queratina?',
        when: 'hace 1 hora',
        isUnread: true,
      },
      {
        from: 'Iván Ramos',
        text: 'Quiero regalar una sesión a mi madre.',
        when: 'hace 3 horas',
        isUnread: false,
      },
      { from: 'Noelia Vidal', text: 'Perfecto, nos vemos mañana.', when: 'hace 5 horas', isUnread: false },
    ],
  },
  user: { name: 'Lucía Herrera', role: 'Propietaria' },
} as const
