import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const otherCurrency: Translation<typeof en.otherCurrency> = {
  note: 'Las ventas en otras monedas no se incluyen: {amounts}.',
  amount: '{amount} {currency} ({sales, plural, one {# venta} other {# ventas}})',
  change: 'Cambiar la moneda de tu negocio',
}

export const salesCsv: Translation<typeof en.salesCsv> = {
  products: {
    name: 'Nombre',
    sku: 'Referencia',
    category: 'Categoría',
    price: 'Precio',
    currency: 'Moneda',
    stock: 'Existencias',
  },
  sales: {
    date: 'Fecha',
    receipt: 'Recibo',
    customer: 'Cliente',
    email: 'Correo electrónico',
    payment: 'Pago',
    product: 'Producto',
    quantity: 'Cantidad',
    total: 'Importe',
    refunded: 'Reembolsado',
    currency: 'Moneda',
    status: 'Estado',
  },
  statuses: {
    completed: 'Completada',
    pending: 'Pendiente',
    refunded: 'Reembolsada',
    partially_refunded: 'Reembolsada en parte',
    cancelled: 'Cancelada',
  },
  refused: '{column}: {reason}',
  needed: 'Obligatorio',
  noAmount: 'escribe un importe, por ejemplo 19,99',
  noWholeAmount: 'esta moneda no tiene decimales; escribe un importe como 1999',
  noQuantity: 'escribe un número, por ejemplo 2',
  noStock: 'escribe un número entero',
  noCurrency: 'escribe el código de tres letras de una moneda, por ejemplo EUR',
  noDate: 'escribe la fecha así: 2026-03-10, con la hora si la sabes: 2026-03-10 14:30',
  eitherDay: 'puede ser uno de dos días distintos. Escríbelo así: 2026-03-10.',
  inFuture: 'esta fecha está en el futuro',
  noStatus: 'no reconocemos este estado',
  noEmail: 'no es una dirección de correo',
  refundTooLarge: 'el reembolso es mayor que lo que se pagó',
  mixed: 'todas las líneas de un recibo deben tener la misma moneda',
  otherLine: 'Este recibo tiene un error en la línea {line}.',
  same: 'Ya existe, no hay nada que cambiar.',
  changed: 'Actualiza una entrada que ya existe.',
  repeated: 'Mismo producto que en la línea {line}.',
  unusable: 'Esta línea no se puede importar: un valor es demasiado largo o demasiado grande.',
  tooManyProducts: 'Un archivo puede tener hasta {max} productos. Divídelo e importa cada parte.',
  tooManySales: 'Un archivo puede tener hasta {max} líneas. Divídelo e importa cada parte.',
}

export const sales: Translation<typeof en.sales> = {
  products: {
    title: 'Productos sincronizados',
    description: 'Los diez últimos, de tu caja y tus archivos.',
    list: 'Productos',
    empty: 'Tus productos aparecerán aquí después de la primera sincronización.',
    failed: 'No se han podido cargar los productos.',
    stock: '{count, plural, =0 {Sin existencias} other {# en existencias}}',
    loading: 'Cargando los productos',
  },
  transactions: {
    title: 'Transacciones recientes',
    description: 'Las diez últimas ventas, la más nueva primero.',
    list: 'Transacciones',
    empty: 'Tus ventas aparecerán aquí después de la primera sincronización.',
    failed: 'No se han podido cargar las transacciones.',
    guest: 'Cliente invitado',
    refunded: 'Reembolsado: {amount}',
    loading: 'Cargando las transacciones',
  },
  status: {
    completed: 'Completada',
    pending: 'Pendiente',
    refunded: 'Reembolsada',
    partially_refunded: 'Reembolsada en parte',
    cancelled: 'Cancelada',
  },
  import: {
    open: 'Importar CSV',
    title: 'Importar desde un archivo',
    description: '¿Tu caja no está en nuestra lista? Importa productos y ventas desde un archivo CSV.',
    what: '¿Qué contiene el archivo?',
    kinds: { products: 'Productos', sales: 'Ventas' },
    columns:
      'La primera línea debe contener los nombres de las columnas. Obligatorias: {needed}. Las demás son opcionales:',
    knownProducts:
      'Los productos con la misma referencia o, si no la tienen, con el mismo nombre se actualizan, así no hay duplicados.',
    knownSales:
      'Las líneas con el mismo número de recibo cuentan como una venta. Importar dos veces el mismo archivo no crea duplicados.',
    sample: 'Descargar archivo de ejemplo',
    sampleNames: { products: 'productos-ejemplo.csv', sales: 'ventas-ejemplo.csv' },
    file: 'Archivo CSV',
    choose: 'Elige un archivo o suéltalo aquí',
    limits: {
      products: 'CSV, hasta 5 MB y 10.000 productos',
      sales: 'CSV, hasta 5 MB y 20.000 líneas',
    },
    remove: 'Quitar archivo',
    wrongType: 'Esto no es un archivo CSV. Guarda tu lista como CSV y elígela de nuevo.',
    tooLarge: 'Este archivo pesa más de 5 MB. Divídelo e importa cada parte.',
    needed: 'Elige antes un archivo CSV.',
    unreadable: 'No se ha podido abrir el archivo. Elígelo de nuevo.',
    preview: 'Ver vista previa',
    previewTitle: 'Vista previa de la importación',
    previewNote: 'Aún no se ha importado nada.',
    start: 'Importar ahora',
    other: 'Elegir otro archivo',
    reportTitle: 'Informe de importación',
    done: 'Listo',
    again: 'Importar otro archivo',
  },
  report: {
    lines:
      '{imported, plural, =0 {Ninguna línea nueva} one {# línea nueva} other {# líneas nuevas}}, {changed, plural, one {# actualizada} other {# actualizadas}}, {skipped, plural, one {# sin cambios} other {# sin cambios}}, {refused, plural, one {# rechazada} other {# rechazadas}}.',
    imported: 'Nuevas',
    changed: 'Actualizadas',
    skipped: 'Sin cambios',
    refused: 'Rechazadas',
    one: { imported: 'Nueva', changed: 'Actualizada', skipped: 'Sin cambios', refused: 'Rechazada' },
  },
  toasts: {
    imported: 'Archivo importado correctamente',
    nothing: 'Nada nuevo en este archivo',
    failed: 'No se ha podido importar el archivo',
    previewFailed: 'No se ha podido mostrar la vista previa',
  },
}

export const salesImportSample: Translation<typeof en.salesImportSample> = {
  products: {
    cake: 'Tarta de zanahoria,TARTA-01,Tartas,"4,80",EUR,12',
    giftCard: 'Tarjeta regalo,REGALO-50,Regalos,"50,00",EUR,',
  },
  sales: {
    cake: '2026-03-10 10:15,R-1001,María López,maria@example.com,Tarjeta,Tarta de zanahoria,2,"9,60",,EUR,Completada',
    coffee:
      '2026-03-10 10:15,R-1001,María López,maria@example.com,Tarjeta,Café con leche,1,"3,20",,EUR,Completada',
    giftCard: '2026-03-11 17:40,R-1002,,,Efectivo,Tarjeta regalo,1,"50,00","50,00",EUR,Reembolsada',
  },
}
