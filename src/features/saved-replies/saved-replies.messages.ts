import { messages } from '#platform/messages.ts'

export const savedReplyMessages = messages({
  en: {
    title: 'Saved replies',
    description:
      'Answers the whole team keeps ready. They are put into the field; nothing is sent by itself.',
    open: 'Saved replies',
    openShort: 'Saved replies',
    menu: {
      search: 'Search saved replies',
      list: 'Saved replies',
      noneFound: 'No saved reply fits.',
      loading: 'Loading the saved replies',
      failed: 'The saved replies could not be loaded.',
      add: 'New saved reply',
      manage: 'Manage',
    },
    empty: {
      title: 'No saved replies yet.',
      text: 'Save what you write often, and put it into an answer with two keys.',
    },
    form: {
      addTitle: 'New saved reply',
      editTitle: 'Edit saved reply',
      title: 'Title',
      titleHint: 'You find it by this. Customers do not see it.',
      text: 'Text',
      textHint: '{name} becomes the first name of the customer, {business} the name of your business.',
      add: 'Save reply',
      save: 'Save changes',
    },
    manage: {
      label: 'Saved replies',
      by: 'By {name}',
      byNobody: 'By somebody who left the team',
      editNamed: 'Edit {title}',
      deleteNamed: 'Delete {title}',
    },
    delete: {
      title: 'Delete this saved reply?',
      description: 'Nobody of the team can use it any more. What was sent with it stays.',
      confirm: 'Delete saved reply',
    },
    toasts: {
      added: 'Saved reply added',
      addFailed: 'The saved reply was not added',
      changed: 'Saved reply changed',
      changeFailed: 'The saved reply was not changed',
      deleted: 'Saved reply deleted',
    },
  },
  es: {
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
  },
})
