import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const storage: Translation<typeof en.storage> = {
  title: 'Almacenamiento',
  failed: 'No se ha podido cargar tu almacenamiento.',
  used: '{used} de {quota} en uso',
  unlimited: '{used} en uso. No hay límite.',
  bar: 'Almacenamiento en uso',
  kinds: { pictures: 'Imágenes', videos: 'Vídeos', documents: 'Documentos' },
  note: 'Las imágenes y los documentos que eliminas liberan su espacio en un día; los vídeos, al momento. Las exportaciones no se guardan y no ocupan espacio.',
  almostFull: 'Tu almacenamiento está casi lleno.',
  full: 'Tu almacenamiento está lleno. No puedes subir archivos ni crear imágenes o vídeos hasta que liberes espacio.',
  unused: {
    title: 'Vídeos sin usar',
    text: 'Ninguna publicación usa estos vídeos. Elimina los que no necesites para liberar espacio.',
    none: 'No tienes vídeos sin usar.',
    failed: 'No se han podido cargar tus vídeos.',
    order: 'Ordenar por',
    orders: { largest: 'Primero los más grandes', oldest: 'Primero los más antiguos' },
    select: 'Seleccionar «{prompt}»',
    selectAll: 'Seleccionar todos',
    facts: '{size} · creado el {day}',
    delete: 'Eliminar seleccionados',
    selected: '{n, plural, one {# vídeo seleccionado, {size}} other {# vídeos seleccionados, {size}}}',
    nothingSelected: 'Ningún vídeo seleccionado',
  },
  confirm: {
    title: '{n, plural, one {¿Eliminar este vídeo?} other {¿Eliminar # vídeos?}}',
    text: 'Liberas {size}. No se puede deshacer.',
    confirm: 'Eliminar',
  },
  deleted: '{n, plural, one {1 vídeo eliminado} other {# vídeos eliminados}}',
  freed: 'Has liberado {size}.',
  kept: '{n, plural, one {1 vídeo ya está en uso y se ha conservado.} other {# vídeos ya están en uso y se han conservado.}}',
}
