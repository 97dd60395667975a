import { messages } from '#platform/messages.ts'

export const demoDataMessages = messages({
  en: {
    load: 'Load Demo Data',
    loaded: 'Demo data has been populated. Refresh to see all the content!',
    loadFailed: 'Error',
    section: {
      title: 'Demo data',
      none: 'There is no demo data in this workspace. A made-up shop shows you what every screen looks like when it is in use.',
      present:
        'This workspace holds a made-up shop, from its team and its customers to its sales, campaigns and messages. Your own rows are kept apart from it.',
      remove: 'Remove demo data',
      failed: 'Whether there is demo data could not be found out.',
      noRight: 'Only owners and managers can load or remove demo data.',
    },
    confirm: {
      title: 'Remove the demo data?',
      subject:
        'The whole made-up shop: team, customers, invoices, sales, campaigns, plans, messages and tasks',
      text: 'Everything you added yourself stays. A made-up customer to whom you wrote an invoice of your own stays too. You can load the demo data again at any time.',
      confirm: 'Remove demo data',
    },
    removed: 'Demo data removed',
    removedText: 'What you added yourself is still there.',
  },
  es: {
    load: 'Cargar datos de demostración',
    loaded: 'Se han cargado los datos de demostración. ¡Actualiza la página para ver todo el contenido!',
    loadFailed: 'Error',
    section: {
      title: 'Datos de demostración',
      none: 'En este espacio de trabajo no hay datos de demostración. Un negocio inventado te enseña cómo se ve cada pantalla cuando se usa.',
      present:
        'Este espacio de trabajo contiene un negocio inventado, desde su equipo y sus clientes hasta sus ventas, campañas y mensajes. Lo tuyo se guarda aparte.',
      remove: 'Quitar los datos de demostración',
      failed: 'No se ha podido averiguar si hay datos de demostración.',
      noRight: 'Solo los propietarios y encargados pueden cargar o quitar los datos de demostración.',
    },
    confirm: {
      title: '¿Quitar los datos de demostración?',
      subject:
        'Todo el negocio inventado: equipo, clientes, facturas, ventas, campañas, planes, mensajes y tareas',
      text: 'Todo lo que has añadido tú se queda. También se queda un cliente inventado al que hayas hecho una factura. Puedes volver a cargarlos cuando quieras.',
      confirm: 'Quitar los datos de demostración',
    },
    removed: 'Datos de demostración quitados',
    removedText: 'Lo que has añadido tú sigue ahí.',
  },
})
