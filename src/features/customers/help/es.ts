import type { ArticleWording } from '#platform/help-article.ts'

export const customers: ArticleWording = {
  title: 'Clientes: añadir, importar y exportar',
  summary:
    'Guarda los datos, las notas y las facturas de tus clientes en un solo sitio. Añádelos uno a uno o importa una lista desde un archivo CSV.',
  words:
    'cliente contacto lista crm csv hoja de cálculo excel importar exportar eliminar borrar notas potencial subir apuntar datos personales rgpd líneas omitidas',
  phrasings: [
    'subir muchos clientes',
    'meter muchos clientes de golpe',
    'lista de mis clientes',
    'donde apunto un cumpleaños',
    'agregar una clienta',
    'una clienta quiere que borre sus datos',
    'clientela',
    'guardar datos de un cliente',
    'cargar clientes desde excel',
    'sacar un listado de clientes',
    'exportar clientes',
    'clientes repetidos',
    'eliminar un cliente',
    'ficha de un cliente',
    'agregar un cliente',
    'importar una lista de clientes',
    'descargar mis clientes',
    'borrar un cliente',
    'notas de un cliente',
    'cambiar el telefono de un cliente',
    'cumpleaños de un cliente',
  ],
  body: [
    {
      steps: [
        'Abre [Clientes](/customers) y pulsa **Añadir cliente**. Solo el nombre es obligatorio.',
        'Para añadir una lista entera, pulsa **Importar**. **Descargar archivo de ejemplo** muestra las columnas; la primera línea de tu archivo debe nombrarlas.',
        'Elige tu archivo CSV, de hasta 5 MB y 10.000 clientes, y pulsa **Importar clientes**.',
        'El informe muestra si cada línea se ha importado, omitido o rechazado, y por qué.',
      ],
    },
    'Los clientes cuyo correo ya tienes se omiten, así no hay duplicados. **Exportar** guarda la lista como un archivo CSV que puedes abrir sin riesgo en una hoja de cálculo.',
    'Abre un cliente para ver su historial: mensajes, facturas y compras, lo más nuevo primero. Las compras de tu caja se asocian por el correo electrónico.',
    'No puedes eliminar un cliente que tiene facturas. Elimina antes las facturas.',
  ],
  questions: [
    {
      ask: '¿Cómo importo clientes desde Excel?',
      answer:
        'Guarda la lista como «CSV UTF-8» y pulsa «Importar» en Clientes. Solo la columna «Nombre» es obligatoria.',
    },
    {
      ask: '¿Cómo elimino los datos de un cliente?',
      answer:
        'Elige «Eliminar» en el menú del cliente. Sus datos y tus notas se borran para siempre. Elimina antes sus facturas. Los mensajes de la bandeja y las ventas de tu caja se conservan.',
    },
    {
      ask: '¿Por qué no puedo eliminar un cliente?',
      answer: 'Porque tiene facturas. Elimínalas antes, o pon al cliente como inactivo.',
    },
  ],
}
