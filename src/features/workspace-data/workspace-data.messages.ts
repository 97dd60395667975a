import { messages } from '#platform/messages.ts'

export const workspaceDataMessages = messages({
  en: {
    export: {
      title: 'Take everything with you',
      text: 'One zip with every row of this workspace as JSON and every stored file. Passwords and keys are not in it.',
      action: 'Export everything',
      noRight: 'Only an owner can export the workspace.',
    },
    delete: {
      title: 'Delete account and workspace',
      text: 'Deletes the workspace “{name}” with its customers, invoices, brands, files and people, and every account that belongs to no other workspace. It cannot be undone.',
      backups:
        'Backups that were made before still hold it, until whoever runs this installation removes them.',
      action: 'Delete the workspace…',
      noRight: 'Only an owner can delete the workspace.',
      dialogTitle: 'Delete the workspace “{name}” for good?',
      dialogText:
        'All of it goes at once, for everybody in the team. Export everything first if you may need it again.',
      confirmation: 'Type the name of the workspace: {name}',
      password: 'Your password',
      showPassword: 'Show password',
      hidePassword: 'Hide password',
      submit: 'Delete for good',
      failed: 'The workspace was not deleted',
    },
  },
  es: {
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
  },
})
