import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const demoData: Translation<typeof en.demoData> = {
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
}
