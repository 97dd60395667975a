import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const integration: Translation<typeof en.integration> = {
  title: 'Integraciones de caja',
  description:
    'Conecta tu caja o tu tienda en línea: los productos y las ventas llegan solos, cada noche y cuando quieras.',
  add: 'Añadir integración de caja',
  readOnly: 'Pide a un propietario o a un responsable que conecte o sincronice una caja.',
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
    syncNamed: 'Sincronizar los productos de {name}',
    delete: 'Eliminar',
    deleteNamed: 'Eliminar {name}',
    more: 'Más opciones de {name}',
    keys: 'Cambiar las claves',
    pause: 'Pausar la sincronización nocturna',
    resume: 'Reanudar la sincronización nocturna',
    reports: 'Sincronizaciones anteriores',
    demo: 'Esta tienda es de los datos de demostración. No hay ninguna caja detrás, así que no se sincroniza.',
  },
  sync: {
    products: 'Trayendo los productos…',
    sales: 'Trayendo las ventas…',
    soFar:
      '{products, plural, one {# producto} other {# productos}} y {sales, plural, one {# venta} other {# ventas}} hasta ahora. Puedes salir de esta página.',
    label: 'Sincronización en curso',
    waiting:
      'El proveedor no responde en este momento. Lo que ya ha llegado se conserva, y lo intentamos de nuevo sin que hagas nada.',
    waitingTitle: 'A la espera del proveedor',
    nextTry: 'Próximo intento: {time}.',
    report:
      '{products, plural, =0 {Ningún producto nuevo} one {# producto nuevo} other {# productos nuevos}}, {sales, plural, =0 {ninguna venta nueva} one {# venta nueva} other {# ventas nuevas}}, {changed, plural, =0 {nada ha cambiado} one {# puesto al día} other {# puestos al día}}.',
    skipped:
      '{count, plural, one {# entrada no se ha podido entender y se ha dejado fuera.} other {# entradas no se han podido entender y se han dejado fuera.}}',
    failed: 'La última sincronización ha fallado',
    history: 'Sincronizaciones anteriores de {name}',
    historyText: 'Las veinte últimas, la más nueva primero.',
    historyEmpty: 'Aún no se ha sincronizado.',
    historyFailed: 'No se han podido cargar las sincronizaciones anteriores.',
    statuses: { running: 'En curso', done: 'Terminada', failed: 'Fallida' },
  },
  form: {
    keysTitle: 'Cambiar las claves de {name}',
    description:
      'Preguntamos al proveedor si las claves funcionan antes de guardarlas. Se guardan cifradas y no se vuelven a mostrar.',
    provider: 'Proveedor',
    choose: 'Elige un proveedor',
    storeName: 'Nombre de la tienda',
    storeNameHint: 'Si lo dejas vacío, se llama como en el proveedor.',
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
      'Todos los productos y ventas que ha traído desaparecen de todas las cifras. No se puede deshacer.',
    confirm: 'Eliminar integración',
  },
  toasts: {
    created: 'Integración de caja creada correctamente',
    createFailed: 'No se ha podido crear la integración',
    keysChanged: 'Las claves nuevas funcionan y están guardadas',
    keysFailed: 'Las claves no se han cambiado',
    deleted: 'Integración eliminada correctamente',
    deleteFailed: 'No se ha podido eliminar la integración',
    synced: 'Productos sincronizados correctamente',
    syncFailed: 'No se han podido sincronizar los productos',
    paused: 'La sincronización nocturna está en pausa',
    resumed: 'La sincronización nocturna está activa de nuevo',
    changeFailed: 'La integración no se ha cambiado',
  },
}

export const integrationsRules: Translation<typeof en.integrationsRules> = {
  tooLong: 'Esto es demasiado largo',
  chooseProvider: 'Elige un proveedor',
  otherProvider: 'Una integración sigue con su proveedor. Añade otra en su lugar',
  otherShop: 'Esta es otra tienda. Añádela como una integración propia',
}

export const integrationsErrors: Translation<typeof en.integrationsErrors> = {
  pos_credentials_refused:
    'El proveedor no ha aceptado las claves. Cópialas de nuevo desde tu cuenta y vuelve a ponerlas aquí.',
  pos_rights_missing:
    'Las claves funcionan, pero no pueden leer productos ni pedidos. Permítelo en tu cuenta del proveedor e inténtalo de nuevo.',
  pos_not_found: 'No se ha encontrado ninguna tienda en esta dirección. Revisa cómo está escrita.',
  pos_address_refused:
    'Esta dirección lleva a una red privada, así que no la hemos llamado. Para una tienda dentro de tu propia red, quien gestiona esta instalación puede poner ALLOW_PRIVATE_NETWORK=true.',
  pos_unreachable:
    'El proveedor no ha respondido. Lo que ya ha llegado se conserva; inténtalo de nuevo en unos minutos.',
  pos_rate_limited:
    'El proveedor nos pide ir más despacio. No se pierde nada; sigue solo dentro de un momento.',
  pos_unexpected_answer:
    'El proveedor ha respondido de una forma que no entendemos. Lo que ya ha llegado se conserva; inténtalo más tarde.',
  pos_keys_lost:
    'Las claves guardadas ya no se pueden leer porque ha cambiado el secreto de esta instalación. Vuelve a ponerlas.',
  pos_already_connected:
    'Esta cuenta ya está conectada, y una segunda vez contaría sus ventas dos veces. Para darle otras claves, elige «Cambiar las claves» en el menú a su lado.',
  pos_account_unknown:
    'Esta clave no puede decir de qué cuenta es, así que no sabemos si sus ventas se contarían dos veces. Permítele leer la cuenta o usa la clave secreta completa.',
  pos_is_demo:
    'Esta tienda es de los datos de demostración, así que no hay ninguna caja detrás. Añade la tuya para sincronizarla.',
}
