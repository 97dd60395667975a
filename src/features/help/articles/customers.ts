import { article } from '../article.ts'

export const customers = article({
  id: 'customers',
  topic: 'people',
  screens: ['/customers'],
  en: {
    title: 'Customers, import and export',
    summary:
      'Keep your customers with their details, notes and invoices. Add them one by one or import a list from a CSV file.',
    words: 'customer client contact list crm csv spreadsheet excel import export delete notes prospect',
    body: [
      {
        steps: [
          'Open [Customers](/customers) and press **Add Customer**. Only the name is needed.',
          'For a whole list press **Import**. **Download a sample file** shows the columns; the first line names them.',
          'Choose your CSV file, up to 5 MB and 10,000 customers, and press **Import customers**.',
          'The report says for every line whether it was imported, skipped or refused, and why.',
        ],
      },
      'Customers whose email address you already have are skipped, so nothing is doubled. **Export** saves the list as CSV, safe to open in a spreadsheet.',
      'Open a customer to see the timeline: what you wrote to each other, invoices and purchases, the newest first. Purchases from your till are found by the email address of the customer.',
      'A customer with invoices cannot be deleted; delete the invoices first.',
    ],
    questions: [
      {
        ask: 'How do I import customers from Excel?',
        answer:
          'Save the list as “CSV UTF-8”, then press “Import” under Customers. Only a column “Name” is needed.',
      },
      {
        ask: 'Why can I not delete a customer?',
        answer: 'Because there are invoices. Delete those first, or set the customer to inactive.',
      },
    ],
  },
  es: {
    title: 'Clientes, importar y exportar',
    summary:
      'Guarda a tus clientes con sus datos, notas y facturas. Añádelos uno a uno o importa una lista desde un archivo CSV.',
    words:
      'cliente contacto lista crm csv hoja de cálculo excel importar exportar eliminar borrar notas potencial',
    body: [
      {
        steps: [
          'Abre [Clientes](/customers) y pulsa **Añadir cliente**. Solo hace falta el nombre.',
          'Para una lista entera pulsa **Importar**. **Descargar un archivo de ejemplo** enseña las columnas; la primera línea les da nombre.',
          'Elige tu archivo CSV, de hasta 5 MB y 10.000 clientes, y pulsa **Importar clientes**.',
          'El informe dice de cada línea si se ha importado, omitido o rechazado, y por qué.',
        ],
      },
      'Los clientes cuyo correo ya tienes se omiten, así que nada se duplica. **Exportar** guarda la lista como CSV, segura para abrirla en una hoja de cálculo.',
      'Abre un cliente para ver su historial: lo que os habéis escrito, facturas y compras, lo más nuevo primero. Las compras de tu caja se encuentran por el correo del cliente.',
      'Un cliente con facturas no se puede eliminar; elimina antes las facturas.',
    ],
    questions: [
      {
        ask: '¿Cómo importo clientes desde Excel?',
        answer:
          'Guarda la lista como «CSV UTF-8» y pulsa «Importar» en Clientes. Solo hace falta una columna «Nombre».',
      },
      {
        ask: '¿Por qué no puedo eliminar un cliente?',
        answer: 'Porque tiene facturas. Elimínalas antes, o pon al cliente como inactivo.',
      },
    ],
  },
})
