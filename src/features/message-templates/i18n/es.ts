import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const template: Translation<typeof en.template> = {
  unsubscribe: 'Darme de baja',
  exampleName: 'Ana',
}

export const templateRules: Translation<typeof en.templateRules> = {
  fillPlace: 'Indica qué va en cada hueco del texto',
  enterText: 'Escribe el texto del mensaje',
}

export const templateErrors: Translation<typeof en.templateErrors> = {
  template_missing:
    'Una publicación se envía como mensajes y su texto aún no está aprobado. No se ha programado nada. Ábrela y envía su texto a revisión, o programa solo las demás.',
  template_waiting:
    'Una publicación se envía como mensajes y su texto sigue en revisión. No se ha programado nada. Prográmala cuando esté aprobado, o programa solo las demás.',
  template_differs:
    'Una publicación se envía como mensajes y ya no es lo que se aprobó. No se ha programado nada. Ábrela y envía su texto otra vez, o elige uno aprobado.',
  template_refused:
    'Una publicación se envía como mensajes y su texto fue rechazado. No se ha programado nada. Ábrela para ver el motivo; después, cámbialo o elige un texto aprobado.',
  template_needs_address:
    'Los clientes no podrían abrir el enlace para darse de baja, porque CampAIgner no tiene dirección pública. No se ha enviado nada. Pide a tu administrador que configure PUBLIC_URL y vuelve a probar.',
  template_needs_name:
    'Este texto nombra tu negocio, que aún no tiene nombre. No se ha enviado nada. Añádelo en Ajustes, Negocio, y vuelve a probar.',
  template_needs_network:
    'No hay ninguna cuenta real conectada. Conecta una en Ajustes, Canales, y vuelve a probar.',
  template_no_access:
    'El acceso ha caducado. No se ha cambiado nada. Vuelve a conectar el canal y prueba otra vez.',
  template_later: 'La red nos pide ir más despacio. No se ha cambiado nada. Prueba otra vez en unos minutos.',
  template_unreachable: 'La red no responde. No se ha cambiado nada. Prueba otra vez en unos minutos.',
  template_not_taken: 'La red no aceptó revisar este texto. No se ha cambiado nada.',
  template_too_long: 'El texto es demasiado largo. Acórtalo a 1024 caracteres y envíalo otra vez.',
  template_place_at_edge:
    'El texto no puede empezar ni terminar con una palabra que se rellena. Escribe algo antes y después, y envíalo otra vez.',
  template_place_unknown:
    'No sabemos qué poner ahí. Entre las llaves dobles, usa first_name, name o business.',
}

export const postTemplate: Translation<typeof en.postTemplate> = {
  label: 'Texto aprobado',
  loading: 'Cargando el texto aprobado',
  failed: 'No se pudo cargar el texto aprobado. Inténtalo de nuevo.',
  intro:
    'Los clientes solo reciben textos que la red ha aprobado. La revisión tarda minutos, como mucho un día.',
  hint: 'Escribe {example} donde vaya el nombre del cliente.',
  optOut:
    'Añadimos un botón para darse de baja. La gente también puede parar tus mensajes comerciales en la propia aplicación.',
  submit: 'Enviar este texto como plantilla',
  submitTitle: '¿Enviar este texto?',
  submitText: 'La red lo revisa como marketing, junto con la imagen o el vídeo de la publicación.',
  language: 'Idioma del texto',
  confirm: 'Enviar a revisión',
  submitted: 'Enviado a revisión',
  managerOnly: 'Pide a un propietario o gestor que lo envíe.',
  choose: 'Elegir un texto aprobado',
  chooseTitle: 'Elegir un texto aprobado',
  chooseText: 'La publicación tomará sus palabras.',
  noneApproved: 'Aún no hay ningún texto aprobado.',
  use: 'Usar este texto',
  chosen: 'La publicación usa el texto aprobado',
  fill: '¿Qué va en {place}?',
  everybody: 'Texto para todos',
  kinds: {
    first_name: 'Nombre de pila del cliente',
    name: 'Nombre completo del cliente',
    business: 'Nombre de tu negocio',
    text: 'El mismo texto para todos',
  },
  check: 'Buscar novedades',
  states: {
    in_review: 'En revisión',
    approved: 'Aprobado',
    rejected: 'Rechazado',
    paused: 'En pausa',
    disabled: 'Desactivado',
  },
  problems: {
    template_missing: 'Aún sin aprobar. Envía el texto a revisión o elige uno aprobado.',
    template_waiting:
      'En revisión. Podrás programar la publicación cuando el texto esté aprobado; lo miramos cada 15 minutos.',
    template_differs:
      'Esto no es lo que se aprobó: han cambiado el texto, la imagen o nuestra dirección. Envíalo otra vez o elige uno aprobado.',
    template_refused: 'La red no acepta este texto. Cámbialo y envíalo otra vez, o elige otro.',
    public_url_missing:
      'Los clientes no podrían abrir el enlace para darse de baja. Pide a tu administrador que configure PUBLIC_URL.',
    sender_name_missing:
      'Este texto nombra tu negocio, que aún no tiene nombre. Añádelo en Ajustes, Negocio.',
  },
  reason: 'Motivo: {reason}',
  manager: 'Abrir las plantillas en la red',
  preview: 'Ver el mensaje',
  previewTitle: 'Vista previa del mensaje',
  previewText: 'Así lo recibe una clienta llamada {name}.',
  previewName: 'Ana Molina',
  test: 'Este canal está en modo de prueba: ningún texto necesita aprobación y nadie recibe mensajes.',
  header: { picture: 'Con imagen', video: 'Con vídeo' },
}

export const templateList: Translation<typeof en.templateList> = {
  title: 'Textos aprobados',
  description:
    'Textos que la red ha revisado o está revisando. Las publicaciones para clientes usan uno de ellos.',
  loading: 'Cargando textos',
  failed: 'No se pudieron cargar los textos. Inténtalo de nuevo.',
  empty: 'Aún no hay textos. Envía uno aquí o desde una publicación.',
  add: 'Enviar un texto',
  addTitle: 'Enviar un texto a revisión',
  text: 'Texto',
  submitted: 'Enviado a revisión',
  submitFailed: 'No se pudo enviar el texto',
  synced: 'Todo al día',
  syncFailed: 'No se pudieron buscar novedades',
}
