import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const savedReply: Translation<typeof en.savedReply> = {
  title: 'Respuestas guardadas',
  description:
    'Respuestas listas para todo el equipo. Al elegir una, se inserta en tu mensaje; no se envía nada hasta que pulses Enviar.',
  open: 'Respuestas guardadas',
  openShort: 'Guardadas',
  menu: {
    search: 'Buscar respuestas guardadas',
    list: 'Respuestas guardadas',
    noneFound: 'Ninguna respuesta guardada coincide.',
    loading: 'Cargando las respuestas guardadas',
    failed: 'No se han podido cargar las respuestas guardadas.',
    add: 'Nueva respuesta guardada',
    manage: 'Gestionar',
  },
  empty: {
    title: 'Todavía no hay respuestas guardadas.',
    text: 'Guarda lo que escribes a menudo e insértalo con dos teclas.',
  },
  form: {
    addTitle: 'Nueva respuesta guardada',
    editTitle: 'Editar la respuesta guardada',
    title: 'Título',
    titleHint: 'Te ayuda a encontrarla. Los clientes no lo ven.',
    text: 'Texto',
    textHint: '{name} será el nombre del cliente y {business} el de tu negocio.',
    add: 'Guardar respuesta',
    save: 'Guardar cambios',
  },
  manage: {
    label: 'Respuestas guardadas',
    by: 'De {name}',
    byNobody: 'De un antiguo miembro del equipo',
    editNamed: 'Editar {title}',
    deleteNamed: 'Eliminar {title}',
  },
  delete: {
    title: '¿Eliminar esta respuesta guardada?',
    description: 'Tu equipo ya no podrá usarla. Los mensajes enviados con ella se conservan.',
    confirm: 'Eliminar la respuesta guardada',
  },
  toasts: {
    added: 'Respuesta guardada añadida',
    addFailed: 'No se ha podido añadir la respuesta guardada',
    changed: 'Respuesta guardada actualizada',
    changeFailed: 'No se ha podido actualizar la respuesta guardada',
    deleted: 'Respuesta guardada eliminada',
  },
}

export const savedRepliesRules: Translation<typeof en.savedRepliesRules> = {
  titleIsRequired: 'El título es obligatorio',
  writeSomethingFirst: 'Escribe algo primero',
  unknownPlaceholder: 'Solo se rellenan {name} y {business}. Escribe lo demás sin llaves.',
  tooMany: 'Puedes guardar hasta {max} respuestas. Elimina una antes.',
  titleTaken: 'Ya hay otra respuesta guardada con este título',
}
