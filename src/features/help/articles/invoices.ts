import { article } from '../article.ts'

export const invoices = article({
  id: 'invoices',
  topic: 'people',
  screens: ['/customers'],
  en: {
    title: 'Invoices',
    summary:
      'Add invoices to a customer, download them as a PDF in the customer’s language, and mark them as paid. Overdue ones mark themselves.',
    words: 'invoice bill pdf paid unpaid overdue due date amount revenue file upload number vat',
    body: [
      {
        steps: [
          'Under [Customers](/customers) press **Invoice** beside a customer, or **View** and then **Add Invoice**.',
          'Give it a number that you have not used yet, an amount and, if you like, a due date.',
          '**Download PDF** gives you the invoice with your logo; **Upload** keeps a file with it (PNG, JPG or PDF up to 10 MB).',
          'When the money is there, choose **Mark as paid**.',
        ],
      },
      'An invoice that is not paid becomes **Overdue** on the day after its due date, by your shop’s clock, and the owners are told once. Only paid invoices count as revenue.',
    ],
    questions: [
      {
        ask: 'Which invoices are overdue?',
        answer:
          'Those whose due date has passed and that are not paid. The help chat lists them when you ask.',
      },
      {
        ask: 'In which language is the invoice written?',
        answer: 'In the one that is set for the customer.',
      },
      {
        ask: 'How do I mark an invoice as paid?',
        answer: 'Open the customer with “View” and choose “Mark as paid” in the menu of the invoice.',
      },
    ],
  },
  es: {
    title: 'Facturas',
    summary:
      'Añade facturas a un cliente, descárgalas en PDF en el idioma del cliente y márcalas como pagadas. Las vencidas se marcan solas.',
    words:
      'factura cobro pdf pagada impagada sin pagar vencida vencimiento importe ingresos archivo subir número iva',
    body: [
      {
        steps: [
          'En [Clientes](/customers) pulsa **Facturar** junto a un cliente, o **Ver** y después **Añadir factura**.',
          'Ponle un número que no hayas usado, un importe y, si quieres, una fecha de vencimiento.',
          '**Descargar PDF** te da la factura con tu logotipo; **Subir** guarda un archivo con ella (PNG, JPG o PDF de hasta 10 MB).',
          'Cuando llegue el dinero, elige **Marcar como pagada**.',
        ],
      },
      'Una factura sin pagar pasa a **Vencida** el día después de su vencimiento, según el reloj de tu negocio, y los propietarios reciben un aviso. Solo las pagadas cuentan como ingresos.',
    ],
    questions: [
      {
        ask: '¿Qué facturas están vencidas?',
        answer:
          'Las que han pasado su vencimiento y no están pagadas. El chat de ayuda las enumera cuando se lo pides.',
      },
      { ask: '¿En qué idioma se escribe la factura?', answer: 'En el que tiene puesto el cliente.' },
      {
        ask: '¿Cómo marco una factura como pagada?',
        answer: 'Abre el cliente con «Ver» y elige «Marcar como pagada» en el menú de la factura.',
      },
    ],
  },
})
