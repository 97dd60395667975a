import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const savedReply: Translation<typeof en.savedReply> = {
  title: 'Respuestas guardadas',
  description:
    'Respuestas que todo el equipo tiene a mano. Se ponen en el campo; no se envía nada por sí solo.',
  open: 'Respuestas guardadas',
  openShort: 'Guardadas',
  menu: {
    search: 'Buscar respuestas guardadas',
    list: 'Respuestas guardadas',
    noneFound: 'Ninguna respuesta guardada encaja.',
    loading: 'Cargando las respuestas guardadas',
    failed: 'No se han podido cargar las respuestas guardadas.',
    add: 'Nueva respuesta guardada',
    manage: 'Gestionar',
  },
  empty: {
    title: 'Todavía no hay respuestas guardadas.',
    text: 'Guarda lo que escribes a menudo y ponlo en una respuesta con dos teclas.',
  },
  form: {
    addTitle: 'Nueva respuesta guardada',
    editTitle: 'Editar la respuesta guardada',
    title: 'Título',
    titleHint: 'Por él la encuentras. Los clientes no lo ven.',
    text: 'Texto',
    textHint: '{name} será el nombre del cliente y {business} el de tu negocio.',
    add: 'Guardar la respuesta',
    save: 'Guardar los cambios',
  },
  manage: {
    label: 'Respuestas guardadas',
    by: 'De {name}',
    byNobody: 'De alguien que ya no está en el equipo',
    editNamed: 'Editar {title}',
    deleteNamed: 'Eliminar {title}',
  },
  delete: {
    title: '¿Eliminar esta respuesta guardada?',
    description: 'Nadie del equipo podrá usarla. Lo que se envió con ella se queda.',
    confirm: 'Eliminar la respuesta guardada',
  },
  toasts: {
    added: 'Respuesta guardada añadida',
    addFailed: 'No se ha añadido la respuesta guardada',
    changed: 'Respuesta guardada cambiada',
    changeFailed: 'No se ha cambiado la respuesta guardada',
    deleted: 'Respuesta guardada eliminada',
  },
}

export const savedRepliesRules: Translation<typeof en.savedRepliesRules> = {
  titleIsRequired: 'El título es obligatorio',
  writeSomethingFirst: 'Escribe algo primero',
  unknownPlaceholder: 'Solo se rellenan {name} y {business}. Escribe lo demás sin llaves.',
  tooMany: 'Se guardan como máximo {max} respuestas. Elimina una antes.',
  titleTaken: 'Otra respuesta guardada tiene este título',
}
