import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const searchButton: Translation<typeof en.searchButton> = {
  open: 'Buscar',
  openWithKeys: 'Buscar ({keys})',
}

export const search: Translation<typeof en.search> = {
  title: 'Buscar',
  placeholder: 'Busca o ve a…',
  close: 'Cerrar la búsqueda',
  results: 'Resultados',
  groups: {
    recent: 'Recientes',
    actions: 'Acciones',
    screens: 'Pantallas',
    campaigns: 'Campañas',
    customers: 'Clientes',
    conversations: 'Conversaciones',
    help: 'Artículos de ayuda',
    ask: 'Ayuda',
  },
  statuses: { draft: 'Borrador', scheduled: 'Programada', published: 'Publicada', failed: 'Fallida' },
  count: '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
  loading: 'Buscando…',
  nothing: 'Sin resultados para «{query}».',
  nothingHint: 'Revisa la ortografía o prueba con menos palabras.',
  failed:
    'No se ha podido buscar en campañas, clientes y conversaciones. Las pantallas, las acciones y la ayuda siguen funcionando.',
  ask: 'Preguntar a la ayuda: «{question}»',
  switchLanguage: 'Cambiar a {language}',
  switchLanguageWords: 'idioma lengua inglés español english',
  showShortcuts: 'Atajos de teclado',
  showShortcutsWords: 'teclas ayuda',
  signOutWords: 'salir desconectar',
  hints: { choose: 'elegir', open: 'abrir', newTab: 'pestaña nueva', close: 'cerrar' },
}

export const shortcuts: Translation<typeof en.shortcuts> = {
  title: 'Atajos de teclado',
  close: 'Cerrar',
  groups: {
    everywhere: 'En todas partes',
    go: 'Ir a',
    inSearch: 'En la búsqueda',
    onScreens: 'En algunas pantallas',
  },
  search: 'Buscar',
  list: 'Ver esta lista',
  notices: 'Ir a los avisos',
  choose: 'Elegir un resultado',
  open: 'Abrirlo',
  newTab: 'Abrirlo en una pestaña nueva',
  leave: 'Cerrar',
  followedBy: 'y luego',
  single: 'Atajos de una sola tecla',
  singleHint:
    'Desactívalos si dictas por voz o pulsas teclas sin querer: {keys}. Se guarda en este navegador.',
}
