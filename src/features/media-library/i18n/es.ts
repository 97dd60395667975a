import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const mediaLibraryRules: Translation<typeof en.mediaLibraryRules> = {
  tooManyTags: 'Usa {max} etiquetas como máximo',
  nameIsRequired: 'Escribe un nombre',
}

export const mediaLibraryErrors: Translation<typeof en.mediaLibraryErrors> = {
  media_type_refused: 'Solo se aceptan imágenes (PNG, JPG, WEBP, HEIC, GIF) y vídeos (MP4, MOV, WEBM).',
  media_in_use:
    'Una publicación programada usa este archivo. Quítalo antes de esa publicación o espera a que salga.',
}

export const screenNames: Translation<typeof en.screenNames> = { '/media': 'Multimedia' }

export const media: Translation<typeof en.media> = {
  title: 'Multimedia',
  description: 'Guarda aquí las fotos y los vídeos de tu trabajo y úsalos en cualquier publicación.',
  add: 'Añadir archivos',
  drop: 'Suelta las imágenes y los vídeos para añadirlos',
  kinds: {
    label: 'Filtrar por tipo',
    all: 'Todo',
    picture: 'Imágenes',
    video: 'Vídeos',
    product: 'Productos',
    design: 'Diseños',
  },
  designs: {
    label: 'Diseños',
    hint: 'Hechos en Estudio de marca. Elige uno para añadirlo a tu biblioteca.',
    loading: 'Cargando diseños',
    failed: 'No hemos podido cargar tus diseños.',
    empty: 'Todavía no hay diseños',
    emptyText: 'Aquí aparecen las imágenes que haces en Estudio de marca.',
    make: 'Abrir Estudio de marca',
    unnamed: 'Diseño',
  },
  search: {
    label: 'Buscar en Multimedia',
    placeholder: 'Nombre, etiqueta o texto alternativo',
    clear: 'Borrar la búsqueda',
  },
  tags: {
    label: 'Filtrar por etiqueta',
    all: 'Todas',
    count: '{tag}, {count, plural, one {# archivo} other {# archivos}}',
  },
  results: {
    found:
      '{count, plural, =0 {Ningún archivo encontrado} one {# archivo encontrado} other {# archivos encontrados}}',
    foundSoFar: '{count, plural, one {Primer archivo} other {Primeros # archivos}}',
  },
  grid: {
    label: 'Imágenes y vídeos',
    loading: 'Cargando imágenes y vídeos',
    more: 'Cargar más',
    select: 'Seleccionar {name}',
  },
  empty: {
    title: 'Añade fotos y vídeos de tu trabajo',
    description:
      'Una tarta recién hecha, un corte de pelo, tu escaparate. Suéltalas aquí, pégalas o elígelas en tu dispositivo.',
    action: 'Elegir archivos',
    videoTitle: 'Añade un vídeo de tu trabajo',
    videoDescription:
      'Suéltalo aquí o elígelo en tu dispositivo. Lo convertimos para que lo acepten todas las redes.',
    videoAction: 'Elegir vídeos',
    types: '{types}, hasta 20 MB cada una',
    mediaTypes:
      '{types}. Imágenes de hasta 20 MB; vídeos de hasta 512 MB y 15 minutos. Los GIF animados se convierten en vídeos.',
  },
  nothingFound: {
    title: 'No coincide nada',
    description: 'Prueba con otra palabra o mira todo lo que tienes.',
    action: 'Ver todo',
  },
  failed: 'No hemos podido cargar tus imágenes y vídeos.',
  selection: {
    label: 'Archivos seleccionados',
    count: '{count, plural, one {# archivo seleccionado} other {# archivos seleccionados}}',
    tag: 'Añadir etiqueta',
    tagTitle: 'Añadir etiquetas a {count, plural, one {# archivo} other {# archivos}}',
    delete: 'Eliminar',
    clear: 'Quitar la selección',
  },
  uploads: {
    title: 'Subidas',
    running: 'Subiendo {done, number} de {total, number}…',
    done: '{count, plural, one {# archivo añadido} other {# archivos añadidos}}',
    failed: '{count, plural, one {# subida ha fallado} other {# subidas han fallado}}',
    stay: 'No cierres esta pestaña hasta que termine.',
    waiting: 'En cola',
    offline: 'Esperando la conexión…',
    added: 'Añadido',
    progress: 'Subiendo {name}',
    retry: 'Reintentar',
    retryNamed: 'Reintentar: {name}',
    retryAll: 'Reintentar todas',
    cancelNamed: 'Cancelar la subida: {name}',
    removeNamed: 'Quitar de la lista: {name}',
    close: 'Cerrar las subidas',
  },
  conversion: {
    video: 'Vídeo',
    running: 'Convirtiendo…',
    progress: 'Convirtiendo {name}',
    leave: 'Puedes salir de esta página. El vídeo aparecerá aquí cuando esté listo.',
    failed: 'No se ha podido convertir el vídeo',
    done: 'Convertido a MP4 para todas las redes. Se ha quitado el lugar donde se grabó.',
    notYet: 'Aún no está convertido',
  },
  item: {
    loading: 'Cargando',
    gone: 'Este archivo ya no existe',
    goneText: 'Se ha eliminado o el enlace no es correcto.',
    name: 'Nombre',
    alt: 'Texto alternativo',
    altHint: 'Describe lo que se ve, para quienes no pueden verlo.',
    tags: 'Etiquetas',
    tagsHint: 'Pulsa Intro o coma después de cada etiqueta.',
    tagSuggestions: 'Tus etiquetas',
    removeTag: 'Quitar la etiqueta: {tag}',
    facts: 'Datos',
    size: 'Tamaño',
    length: 'Duración',
    added: 'Fecha',
    addedBy: 'Añadido por',
    formerMember: 'Alguien que ya no está en el equipo',
    download: 'Descargar',
    delete: 'Eliminar imagen',
    deleteVideo: 'Eliminar vídeo',
  },
  focus: {
    title: 'Punto de enfoque',
    hint: 'Arrastra el punto hasta lo más importante. Ningún recorte lo deja fuera.',
    across: 'Punto de enfoque, de izquierda a derecha',
    down: 'Punto de enfoque, de arriba abajo',
    value: 'A {x, number} % de la izquierda y a {y, number} % de arriba',
    keys: 'Las flechas lo mueven un 1 %; con Mayús, un 10 %.',
  },
  crops: {
    title: 'Así se recorta',
    square: 'Cuadrada',
    portrait: 'Vertical',
    story: 'Historia',
    landscape: 'Horizontal',
  },
  uses: {
    title: 'Dónde se usa',
    none: 'Todavía no se usa en ninguna publicación.',
    failed: 'No hemos podido cargar las publicaciones.',
    loading: 'Cargando publicaciones',
    states: { draft: 'Borrador', planned: 'Programada', published: 'Publicada' },
    blocked: 'Publicaciones programadas que lo usan',
  },
  picker: { upload: 'Subir imagen', uploadVideo: 'Subir vídeo', uploadAny: 'Subir imagen o vídeo' },
  toasts: {
    saved: 'Cambios guardados',
    saveFailed: 'No se han podido guardar los cambios',
    deleted: '{count, plural, one {Archivo eliminado} other {# archivos eliminados}}',
    kept: '{count, plural, one {# archivo no se ha eliminado: lo usa una publicación programada.} other {# archivos no se han eliminado: los usan publicaciones programadas.}}',
    deleteFailed: 'No se ha podido eliminar',
    downloadFailed: 'No se ha podido descargar el archivo',
    retryFailed: 'No se ha podido volver a convertir',
    undo: 'Deshacer',
    undoAlt: 'Recupera lo que acabas de eliminar, durante un día',
    restored: '{count, plural, one {Archivo recuperado} other {# archivos recuperados}}',
    restoreFailed: 'No se ha podido recuperar',
    tagged: '{count, plural, one {Etiquetas añadidas a # archivo} other {Etiquetas añadidas a # archivos}}',
    tagFailed: 'No se han podido añadir las etiquetas a todos los archivos',
  },
}

export const palette: Translation<typeof en.palette> = {
  upload: { label: 'Añadir archivos', words: 'subir foto imagen vídeo galería cámara' },
  media: 'imágenes fotos vídeos galería biblioteca subir',
}
