import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const workspaceData: Translation<typeof en.workspaceData> = {
  export: {
    title: 'Exporta tus datos',
    text: 'Un archivo ZIP con todos los datos de este espacio de trabajo en JSON y todos los archivos guardados. No incluye contraseñas ni claves.',
    action: 'Exportar todo',
    noRight: 'Solo un propietario puede exportar el espacio de trabajo.',
  },
  delete: {
    title: 'Eliminar la cuenta y el espacio de trabajo',
    text: 'Elimina el espacio de trabajo «{name}» con sus clientes, facturas, marcas, archivos y personas, y todas las cuentas que no están en otro espacio de trabajo. No se puede deshacer.',
    backups:
      'Las copias de seguridad que ya existen conservan estos datos hasta que tu administrador las elimine.',
    action: 'Eliminar espacio de trabajo…',
    noRight: 'Solo un propietario puede eliminar el espacio de trabajo.',
    dialogTitle: '¿Eliminar el espacio de trabajo «{name}» para siempre?',
    dialogText: 'Se elimina todo a la vez, para todo tu equipo. Si puede hacerte falta, exporta todo antes.',
    confirmation: 'Escribe el nombre del espacio de trabajo: {name}',
    password: 'Tu contraseña',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    submit: 'Eliminar para siempre',
    failed: 'No se ha podido eliminar el espacio de trabajo',
  },
}

export const workspaceDataRules: Translation<typeof en.workspaceDataRules> = {
  nameDoesNotMatch: 'Escribe el nombre del espacio de trabajo tal como aparece arriba',
}
