import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const integration: Translation<typeof en.integration> = {
  title: 'Integraciones de caja',
  description:
    'Conecta tu caja o tu tienda en línea para sincronizar productos y ventas cada noche y cuando quieras.',
  add: 'Añadir integración de caja',
  readOnly: 'Pide a un propietario o a un encargado que conecte o sincronice una caja.',
  list: {
    title: 'Integraciones conectadas',
    label: 'Integraciones',
    empty: 'Aún no hay ninguna caja conectada.',
    emptyText:
      'Conecta Stripe, Shopify, Square o WooCommerce. Para cualquier otra caja, importa un archivo CSV.',
    failed: 'No se han podido cargar las integraciones.',
    loading: 'Cargando las integraciones',
    active: 'Activa',
    inactive: 'Inactiva',
    attention: 'Necesita atención',
    neverSynced: 'Aún sin sincronizar',
    lastSync: 'Última sincronización: {when}',
    sync: 'Sincronizar productos',
    syncNamed: 'Sincronizar productos de {name}',
    delete: 'Eliminar',
    deleteNamed: 'Eliminar {name}',
    more: 'Más opciones de {name}',
    keys: 'Cambiar las claves',
    pause: 'Pausar la sincronización nocturna',
    resume: 'Reanudar la sincronización nocturna',
    reports: 'Historial de sincronización',
    demo: 'Es una tienda de demostración sin una caja real detrás, así que no se sincroniza.',
  },
  sync: {
    products: 'Importando productos…',
    sales: 'Importando ventas…',
    soFar:
      '{products, plural, one {# producto} other {# productos}} y {sales, plural, one {# venta} other {# ventas}} hasta ahora. Puedes salir de esta página.',
    label: 'Sincronización en curso',
    waiting:
      'El proveedor no responde en este momento. Todo lo importado hasta ahora está a salvo y lo volveremos a intentar automáticamente.',
    waitingTitle: 'Esperando al proveedor',
    nextTry: 'Próximo intento: {time}.',
    report:
      'Se han importado {products, plural, one {# producto} other {# productos}} y {sales, plural, one {# venta} other {# ventas}}{changed, plural, =0 {} one {, # actualizado} other {, # actualizados}}.',
    skipped:
      '{count, plural, one {# entrada no se ha podido leer y se ha omitido.} other {# entradas no se han podido leer y se han omitido.}}',
    failed: 'La última sincronización ha fallado',
    history: 'Historial de sincronización de {name}',
    historyText: 'Las 20 últimas sincronizaciones, la más nueva primero.',
    historyEmpty: 'Aún no hay sincronizaciones.',
    historyFailed: 'No se ha podido cargar el historial de sincronización.',
    statuses: { running: 'En curso', done: 'Terminada', failed: 'Fallida' },
  },
  images: {
    added:
      '{n, plural, one {# imagen de producto está} other {# imágenes de productos están}} en tu biblioteca.',
    open: 'Ver',
    waiting:
      '{n, plural, one {Se está añadiendo # imagen de producto} other {Se están añadiendo # imágenes de productos}} a tu biblioteca.',
    failed:
      '{n, plural, one {# imagen de producto no se ha podido añadir:} other {# imágenes de productos no se han podido añadir:}}',
    problems: {
      address_refused: 'su dirección no está en internet.',
      not_found: 'tu tienda ya no la tiene.',
      unreachable: 'el servidor de tu tienda no ha respondido.',
      too_large: 'ocupa más de 20 MB o tiene más de 50 megapíxeles.',
      no_image: 'el archivo no es una imagen JPEG, PNG, WebP o HEIC.',
      storage_full: 'tu almacenamiento está lleno.',
      failed: 'algo ha fallado por nuestra parte.',
    },
  },
  form: {
    keysTitle: 'Cambiar las claves de {name}',
    description:
      'Comprobamos que las claves funcionan antes de guardarlas. Se guardan cifradas y no se vuelven a mostrar.',
    provider: 'Proveedor',
    choose: 'Elige un proveedor',
    storeName: 'Nombre de la tienda',
    storeNameHint: 'Déjalo vacío para usar el nombre que tiene en tu proveedor.',
    submit: 'Conectar',
    save: 'Comprobar y guardar',
    show: 'Mostrar',
    hide: 'Ocultar',
    optional: 'Opcional',
  },
  delete: {
    title: '¿Eliminar esta integración?',
    question: '¿Qué hacemos con sus productos y ventas?',
    keep: 'Conservarlos',
    keepText: 'Tus cifras se quedan como están. Si vuelves a conectar la misma tienda, sigue desde aquí.',
    remove: 'Eliminarlos también',
    removeText:
      'Todos los productos y ventas que ha importado se eliminan y dejan de contar en tus cifras. No se puede deshacer.',
    confirm: 'Eliminar integración',
  },
  toasts: {
    created: 'Integración de caja creada correctamente',
    createFailed: 'No se ha podido crear la integración',
    keysChanged: 'Claves nuevas comprobadas y guardadas',
    keysFailed: 'No se han podido cambiar las claves',
    deleted: 'Integración eliminada correctamente',
    deleteFailed: 'No se ha podido eliminar la integración',
    synced: 'Productos sincronizados correctamente',
    syncFailed: 'No se han podido sincronizar los productos',
    paused: 'Sincronización nocturna en pausa',
    resumed: 'Sincronización nocturna reanudada',
    changeFailed: 'No se ha podido actualizar la integración',
  },
}

export const integrationsRules: Translation<typeof en.integrationsRules> = {
  tooLong: 'Esto es demasiado largo',
  chooseProvider: 'Elige un proveedor',
  otherProvider: 'No puedes cambiar el proveedor de una integración. Añade una nueva',
  otherShop: 'Es otra tienda. Añádela como una integración nueva',
}

export const integrationsErrors: Translation<typeof en.integrationsErrors> = {
  pos_credentials_refused:
    'El proveedor no ha aceptado las claves. Cópialas de nuevo desde tu cuenta y vuelve a introducirlas.',
  pos_rights_missing:
    'Las claves funcionan, pero no pueden leer productos ni pedidos. Permítelo en tu cuenta del proveedor e inténtalo de nuevo.',
  pos_not_found: 'No hemos encontrado ninguna tienda en esta dirección. Revisa cómo está escrita.',
  pos_address_refused:
    'Esta dirección lleva a una red privada, así que no nos hemos conectado. Para una tienda dentro de tu propia red, tu administrador puede poner ALLOW_PRIVATE_NETWORK=true.',
  pos_unreachable:
    'El proveedor no ha respondido. Lo que ya se ha importado está a salvo; inténtalo de nuevo en unos minutos.',
  pos_rate_limited:
    'El proveedor nos pide ir más despacio. No se pierde nada; la sincronización sigue sola dentro de un momento.',
  pos_unexpected_answer:
    'El proveedor ha enviado una respuesta que no podemos leer. Lo que ya se ha importado está a salvo; inténtalo más tarde.',
  pos_keys_lost:
    'Ya no podemos leer las claves guardadas porque ha cambiado el secreto del servidor. Vuelve a introducirlas.',
  pos_already_connected:
    'Esta cuenta ya está conectada, y conectarla otra vez contaría sus ventas dos veces. Para usar otras claves, elige «Cambiar las claves» en su menú.',
  pos_account_unknown:
    'No podemos saber de qué cuenta es esta clave, así que sus ventas podrían contarse dos veces. Permítele leer la cuenta o usa la clave secreta completa.',
  pos_is_demo:
    'Es una tienda de demostración sin una caja real detrás. Añade tu propia caja para sincronizar.',
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/integrations': 'Integraciones',
}

export const palette: Translation<typeof en.palette> = {
  connect: {
    label: 'Conectar una caja',
    words: 'tpv registradora tienda productos ventas pos square shopify stripe woocommerce',
  },
  integrations: 'tpv caja tienda productos ventas pos square shopify stripe woocommerce',
}
