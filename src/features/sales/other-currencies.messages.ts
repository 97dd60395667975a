import { messages } from '#platform/messages.ts'

export const otherCurrencyMessages = messages({
  en: {
    note: 'Not added up here, because it is in another currency: {amounts}.',
    amount: '{amount} {currency} ({sales, plural, one {# sale} other {# sales}})',
    change: 'Change the currency of your business',
  },
  es: {
    note: 'No se suma aquí, porque está en otra moneda: {amounts}.',
    amount: '{amount} {currency} ({sales, plural, one {# venta} other {# ventas}})',
    change: 'Cambiar la moneda de tu negocio',
  },
})
