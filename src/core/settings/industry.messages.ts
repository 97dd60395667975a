import { messages } from '#platform/messages.ts'

export const industryMessages = messages({
  en: {
    retail: 'Retail & E-commerce',
    food: 'Food & Beverage',
    beauty: 'Beauty & Cosmetics',
    fashion: 'Fashion & Apparel',
    health: 'Health & Fitness',
    technology: 'Technology',
    professional: 'Professional Services',
    'real-estate': 'Real Estate',
    travel: 'Travel & Tourism',
    education: 'Education',
    other: 'Other',
  },
  es: {
    retail: 'Comercio y venta en línea',
    food: 'Alimentación y bebidas',
    beauty: 'Belleza y cosmética',
    fashion: 'Moda y ropa',
    health: 'Salud y deporte',
    technology: 'Tecnología',
    professional: 'Servicios profesionales',
    'real-estate': 'Inmobiliaria',
    travel: 'Viajes y turismo',
    education: 'Educación',
    other: 'Otro',
  },
})
