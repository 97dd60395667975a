import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const app: Translation<typeof en.app> = {
  loading: 'Cargando',
  toast: { label: 'Aviso', region: 'Avisos ({hotkey})', close: 'Cerrar' },
  lostSession: { title: 'No autorizado', text: 'Has cerrado la sesión. Iniciando sesión de nuevo...' },
}

export const shell: Translation<typeof en.shell> = {
  skip: 'Ir al contenido',
  home: 'CampAIgner, página de inicio',
  navigation: 'Principal',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  create: 'Crear con CampAIgner',
  account: 'Tu cuenta',
  logout: 'Cerrar sesión',
  roles: { owner: 'Propietario', manager: 'Encargado', member: 'Miembro', none: 'Usuario' },
}
