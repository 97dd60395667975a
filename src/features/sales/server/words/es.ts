import type * as en from './en.ts'

export const demoShop: typeof en.demoShop = {
  categories: {
    salon: 'Peluquería',
    care: 'Cuidado en casa',
    cafe: 'Cafetería',
    gifts: 'Regalos',
  },
  products: {
    'SAL-01': 'Corte y peinado',
    'SAL-02': 'Mechas balayage',
    'SAL-03': 'Color',
    'SAL-04': 'Manicura',
    'SAL-05': 'Tratamiento capilar',
    'SAL-06': 'Arreglo de barba',
    'CAR-01': 'Champú reparador',
    'CAR-02': 'Aceite de argán',
    'CAR-03': 'Mascarilla capilar',
    'CAF-01': 'Café con leche',
    'CAF-02': 'Tarta de zanahoria',
    'CAF-03': 'Tostada de aguacate',
    'CAF-04': 'Zumo de naranja',
    'GIF-01': 'Tarjeta regalo 50',
  },
  payments: {
    card: 'Tarjeta',
    cash: 'Efectivo',
    mobile: 'Móvil',
  },
}

export const csvSynonyms: typeof en.csvSynonyms = {
  products: {
    name: ['producto', 'articulo'],
    sku: ['codigo', 'ref'],
    category: ['tipo', 'familia'],
    price: ['pvp', 'precio unitario'],
    currency: ['divisa'],
    stock: ['cantidad', 'stock actual', 'inventario'],
  },
  sales: {
    date: ['dia', 'fecha de venta'],
    receipt: ['ticket', 'numero', 'pedido'],
    customer: ['nombre', 'comprador', 'nombre del cliente'],
    email: ['correo', 'correo-e'],
    payment: ['forma de pago', 'metodo de pago'],
    product: ['articulo', 'descripcion', 'concepto'],
    quantity: ['unidades', 'uds'],
    total: ['suma'],
    refunded: ['devuelto', 'reembolso'],
    currency: ['divisa'],
    status: ['situacion'],
  },
  statuses: {
    pagada: 'completed',
    pagado: 'completed',
    completado: 'completed',
    reembolsado: 'refunded',
    devuelta: 'refunded',
    devuelto: 'refunded',
    cancelado: 'cancelled',
    anulada: 'cancelled',
    anulado: 'cancelled',
  },
}
