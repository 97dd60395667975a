import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const demoData: Translation<typeof en.demoData> = {
  load: 'Cargar datos de demostración',
  loaded: 'Se han cargado los datos de demostración. ¡Actualiza la página para ver todo el contenido!',
  loadFailed: 'Error',
  section: {
    title: 'Datos de demostración',
    none: 'Este espacio de trabajo no tiene datos de demostración. Carga una tienda de demostración para ver cómo es cada pantalla cuando se usa.',
    present:
      'Este espacio de trabajo contiene una tienda de demostración, desde su equipo y sus clientes hasta sus ventas, campañas y mensajes. Tus propios datos se guardan aparte.',
    remove: 'Quitar los datos de demostración',
    failed: 'No se ha podido comprobar si hay datos de demostración.',
    noRight: 'Solo los propietarios y encargados pueden cargar o quitar los datos de demostración.',
  },
  confirm: {
    title: '¿Quitar los datos de demostración?',
    subject:
      'Toda la tienda de demostración: equipo, clientes, facturas, ventas, campañas, planes, mensajes y tareas',
    text: 'Todo lo que has añadido tú se queda, y también los clientes de demostración a los que hayas hecho una factura. Puedes volver a cargarlos cuando quieras.',
    confirm: 'Quitar los datos de demostración',
  },
  removed: 'Datos de demostración quitados',
  removedText: 'Todo lo que has añadido tú sigue ahí.',
}
