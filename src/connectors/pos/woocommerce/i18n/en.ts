export const woocommerce = {
  help: 'In WordPress, go to WooCommerce, Settings, Advanced, REST API, and add a key with read permission.',
  fields: {
    siteUrl: { label: 'Site URL', example: 'https://my-shop.com' },
    consumerKey: { label: 'Consumer key' },
    consumerSecret: { label: 'Consumer secret' },
  },
} as const
