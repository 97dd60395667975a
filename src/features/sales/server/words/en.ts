import type { SaleStatus } from '#connectors/pos/sale-status.ts'

export const demoShop = {
  categories: {
    salon: 'Salon',
    care: 'At-home care',
    cafe: 'Café',
    gifts: 'Gifts',
  },
  products: {
    'SAL-01': 'Cut and blow-dry',
    'SAL-02': 'Balayage',
    'SAL-03': 'Color',
    'SAL-04': 'Manicure',
    'SAL-05': 'Hair treatment',
    'SAL-06': 'Beard trim',
    'CAR-01': 'Repair shampoo',
    'CAR-02': 'Argan oil',
    'CAR-03': 'Hair mask',
    'CAF-01': 'Flat white',
    'CAF-02': 'Carrot cake',
    'CAF-03': 'Avocado toast',
    'CAF-04': 'Fresh orange juice',
    'GIF-01': 'Gift card 50',
  },
  payments: {
    card: 'Card',
    cash: 'Cash',
    mobile: 'Mobile',
  },
}

/** Other headings that a column is known by, and other words for a status; lower case, without accents. */
export const csvSynonyms = {
  products: {
    name: ['product', 'product name', 'item', 'title'],
    sku: ['code', 'product code', 'item number', 'variant sku'],
    category: ['type', 'product type', 'group'],
    price: ['unit price', 'regular price', 'variant price'],
    currency: [] as string[],
    stock: ['quantity', 'stock quantity', 'inventory'],
  },
  sales: {
    date: ['day', 'created', 'created at', 'transaction date', 'order date'],
    receipt: ['number', 'order', 'order number', 'transaction id', 'id'],
    customer: ['customer name', 'name', 'buyer'],
    email: ['e-mail', 'customer email'],
    payment: ['payment method', 'method'],
    product: ['item', 'description', 'product name'],
    quantity: ['qty', 'units'],
    total: ['amount', 'total amount', 'line total', 'gross sales'],
    refunded: ['refund', 'amount refunded', 'refunded amount'],
    currency: [] as string[],
    status: ['state'],
  },
  statuses: {
    paid: 'completed',
    complete: 'completed',
    succeeded: 'completed',
    open: 'pending',
    unpaid: 'pending',
    refund: 'refunded',
    'partially refunded': 'partially_refunded',
    canceled: 'cancelled',
    voided: 'cancelled',
  } as Record<string, SaleStatus>,
}
