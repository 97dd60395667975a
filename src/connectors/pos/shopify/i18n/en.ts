export const shopify = {
  help: 'In Shopify, go to Settings, Apps, Develop apps. Your app needs to read products, orders and customers.',
  fields: {
    storeUrl: { label: 'Store URL', example: 'my-shop.myshopify.com' },
    accessToken: { label: 'Access token' },
    apiKey: { label: 'API key' },
  },
} as const
