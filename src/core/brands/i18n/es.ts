import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const brand: Translation<typeof en.brand> = {
  switcher: {
    label: 'Marca: {name}',
    heading: 'Marcas',
    active: 'Activa',
    add: 'Añadir marca',
    addFirst: 'Añadir la primera marca',
    manage: 'Gestionar marcas',
    loading: 'Cargando las marcas',
    failed: 'Volver a cargar las marcas',
  },
  filter: { shown: 'Marca:', others: '+ sin marca' },
  choice: {
    label: 'Marca',
    none: 'Sin marca',
    archived: '{name} (archivada)',
  },
  section: {
    title: 'Marcas',
    text: 'Una tienda, una línea de productos, un segundo nombre. La marca activa decide qué muestran tus listas, solo en este navegador.',
    readOnly: 'Solo los propietarios y encargados pueden añadir y editar marcas.',
    list: 'Marcas en uso',
    edit: 'Editar',
    editNamed: 'Editar {name}',
    more: 'Más opciones de {name}',
    activate: 'Activar',
    activateNamed: 'Activar {name}',
    archive: 'Archivar',
    empty: 'Aquí verás tus marcas.',
    emptyText: 'Añade una marca para que tus publicaciones y diseños lleven tu nombre y tu color.',
    error: 'No se han podido cargar tus marcas.',
  },
  archived: {
    title: 'Marcas archivadas',
    text: 'Ya no se pueden elegir. Todo lo que les pertenece se conserva y se muestra con todas las marcas.',
    restore: 'Recuperar',
    restoreNamed: 'Recuperar {name}',
    error: 'No se han podido cargar las marcas archivadas.',
  },
  form: {
    addTitle: 'Añadir marca',
    addText:
      'Una tienda, una línea de productos, un segundo nombre: cada marca tiene su color y su logotipo.',
    editTitle: 'Editar marca',
    name: 'Nombre',
    color: 'Color',
    logo: 'Logotipo',
    logoHint: 'Una imagen cuadrada queda mejor.',
    logoPreview: 'Logotipo actual',
    removeLogo: 'Quitar el logotipo',
    add: 'Añadir marca',
    save: 'Guardar cambios',
  },
  archive: {
    title: '¿Archivar esta marca?',
    description:
      'Ya no se podrá elegir. Sus clientes y facturas se conservan y se muestran con tus demás marcas. Puedes recuperarla cuando quieras.',
    confirm: 'Archivar marca',
  },
  toasts: {
    added: 'Marca añadida',
    addedText: '{name} es ahora la marca activa.',
    addFailed: 'No se ha podido añadir la marca',
    updated: 'Marca actualizada',
    updateFailed: 'No se ha podido actualizar la marca',
    archived: 'Marca archivada',
    archiveFailed: 'No se ha podido archivar la marca',
    restored: 'Marca recuperada',
    restoreFailed: 'No se ha podido recuperar la marca',
  },
}

export const businessName: Translation<typeof en.businessName> = {
  add: 'Añade el nombre de tu negocio',
  why: 'para que aparezca en publicaciones e imágenes.',
  ours: 'nuestro negocio',
}

export const brandsRules: Translation<typeof en.brandsRules> = {
  giveBrandName: 'Ponle un nombre a la marca',
  invalidColor: 'Elige un color como #0f5c5c',
  tooManySamples: 'Hasta {max} textos',
  tooManyWords: 'Hasta {max} palabras',
}

export const brandsErrors: Translation<typeof en.brandsErrors> = {
  last_brand: 'No puedes archivar tu única marca en uso. Añade o recupera otra antes.',
}
