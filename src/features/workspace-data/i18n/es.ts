import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const workspaceData: Translation<typeof en.workspaceData> = {
  export: {
    title: 'Llévate todo',
    text: 'Un zip con cada fila de este espacio de trabajo en JSON y cada archivo guardado. No contiene contraseñas ni claves.',
    action: 'Exportar todo',
    noRight: 'Solo un propietario puede exportar el espacio de trabajo.',
  },
  delete: {
    title: 'Eliminar la cuenta y el espacio de trabajo',
    text: 'Elimina el espacio de trabajo «{name}» con sus clientes, facturas, marcas, archivos y personas, y todas las cuentas que no pertenecen a otro espacio de trabajo. No se puede deshacer.',
    backups:
      'Las copias de seguridad hechas antes lo conservan hasta que las borre quien gestiona esta instalación.',
    action: 'Eliminar el espacio de trabajo…',
    noRight: 'Solo un propietario puede eliminar el espacio de trabajo.',
    dialogTitle: '¿Eliminar el espacio de trabajo «{name}» para siempre?',
    dialogText: 'Desaparece todo a la vez, para todo el equipo. Exporta antes todo si puede hacerte falta.',
    confirmation: 'Escribe el nombre del espacio de trabajo: {name}',
    password: 'Tu contraseña',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    submit: 'Eliminar para siempre',
    failed: 'No se ha eliminado el espacio de trabajo',
  },
}

export const workspaceDataRules: Translation<typeof en.workspaceDataRules> = {
  nameDoesNotMatch: 'Escribe el nombre del espacio de trabajo tal como está arriba',
}
