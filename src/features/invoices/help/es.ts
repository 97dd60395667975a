import type { ArticleWording } from '#platform/help-article.ts'

export const invoices: ArticleWording = {
  title: 'Facturas',
  summary:
    'Añade facturas a un cliente, descárgalas en PDF en el idioma del cliente y márcalas como pagadas. Las que vencen sin pagar se marcan solas.',
  words:
    'factura cobro pdf pagada impagada sin pagar vencida vencimiento importe ingresos archivo subir número iva',
  phrasings: [
    'una clienta me debe dinero',
    'quien no ha pagado',
    'mande la misma factura dos veces',
    'corregir una factura',
    'anular una factura',
    'me pago en efectivo',
    'dar por pagada una factura',
    'facturas',
    'hacer una boleta',
    'cobrar a un cliente',
    'ya me pago',
    'registrar un pago',
    'facturas sin pagar',
    'recibo en pdf',
    'cargar una factura',
    'hacer una factura',
    'enviar una factura',
    'marcar una factura como pagada',
    'quien me debe',
    'descargar un pdf',
    'factura vencida',
  ],
  body: [
    {
      steps: [
        'En [Clientes](/customers) pulsa **Facturar** junto a un cliente, o **Ver** y después **Añadir factura**.',
        'Escribe un número que no hayas usado, un importe y, si quieres, una fecha de vencimiento.',
        '**Descargar PDF** te da la factura con tu logotipo. **Subir** le adjunta un archivo (PNG, JPG o PDF de hasta 10 MB).',
        'Cuando te hayan pagado, elige **Marcar como pagada**.',
      ],
    },
    'Una factura sin pagar pasa a **Vencida** el día después de su vencimiento, según la zona horaria de tu negocio, y los propietarios reciben un solo aviso. Solo las pagadas cuentan como ingresos.',
  ],
  questions: [
    {
      ask: '¿Qué facturas están vencidas?',
      answer: 'Las facturas sin pagar cuyo vencimiento ha pasado. Pide al chat de ayuda que te las enumere.',
    },
    { ask: '¿En qué idioma está la factura?', answer: 'En el idioma del cliente.' },
    {
      ask: '¿Cómo marco una factura como pagada?',
      answer: 'Abre el cliente con «Ver» y elige «Marcar como pagada» en el menú de la factura.',
    },
  ],
}
