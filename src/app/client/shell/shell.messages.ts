import { messages } from '#platform/messages.ts'

export const shellMessages = messages({
  en: {
    skip: 'Skip to content',
    home: 'CampAIgner, start page',
    navigation: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    create: 'Create with CampAIgner',
    account: 'Your account',
    logout: 'Log out',
    roles: { owner: 'Owner', manager: 'Manager', member: 'Member', none: 'User' },
  },
  es: {
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
  },
})
