import { article } from '../article.ts'

export const integrations = article({
  id: 'integrations',
  topic: 'figures',
  screens: ['/integrations', '/ai-planner'],
  en: {
    title: 'Connect your till or web shop',
    summary:
      'Stripe, Shopify, Square and WooCommerce bring your products and sales here. The keys are tried out first, stored encrypted and never shown again.',
    words:
      'pos till point of sale stripe shopify square woocommerce sync products sales api key token connect shop',
    body: [
      {
        steps: [
          'Open [Integrations](/integrations) and add a POS integration. Choose the provider and give it a name.',
          'Fill in what the provider asks for. It is asked whether the keys work before anything is saved.',
          'Sync. You can leave the page; it goes on by itself and ends with a plain report.',
        ],
      },
      'What each one needs:',
      {
        list: [
          'Square: an access token; the application id is optional.',
          'Shopify: the address of the shop and an access token; the API key is optional.',
          'Stripe: a secret key; the publishable key is optional. A restricted key that may only read is enough.',
          'WooCommerce: the address of the site, a consumer key and a consumer secret.',
        ],
      },
      'Syncing again brings only what is new or has changed; nothing is doubled. When you delete an integration you are asked what to do with its data. For any other till, [import a CSV file](/help?article=csv-import).',
    ],
    questions: [
      {
        ask: 'How do I connect Shopify?',
        answer:
          'Integrations, add a POS integration, Shopify: enter the address of your shop and an access token from your Shopify administration.',
      },
      {
        ask: 'Are my keys safe?',
        answer: 'They are stored encrypted (AES-256-GCM), never shown again, and appear in no export.',
      },
      {
        ask: 'Why were my keys refused?',
        answer:
          'The provider did not accept them. Copy them again, and check that they may read products and orders.',
      },
    ],
  },
  es: {
    title: 'Conectar tu caja o tu tienda en línea',
    summary:
      'Stripe, Shopify, Square y WooCommerce traen aquí tus productos y ventas. Las claves se prueban antes, se guardan cifradas y no se vuelven a mostrar.',
    words:
      'tpv caja punto de venta pos stripe shopify square woocommerce sincronizar productos ventas clave api token conectar tienda',
    body: [
      {
        steps: [
          'Abre [Integraciones](/integrations) y añade una integración de caja. Elige el proveedor y ponle un nombre.',
          'Rellena lo que pide el proveedor. Se le pregunta si las claves funcionan antes de guardar nada.',
          'Sincroniza. Puedes dejar la página; sigue sola y acaba con un informe claro.',
        ],
      },
      'Qué necesita cada uno:',
      {
        list: [
          'Square: un token de acceso; el id de la aplicación es opcional.',
          'Shopify: la dirección de la tienda y un token de acceso; la clave de API es opcional.',
          'Stripe: una clave secreta; la clave pública es opcional. Basta una clave restringida que solo pueda leer.',
          'WooCommerce: la dirección del sitio, una clave y un secreto de consumidor.',
        ],
      },
      'Sincronizar otra vez trae solo lo nuevo o cambiado; nada se duplica. Al eliminar una integración se te pregunta qué hacer con sus datos. Para cualquier otra caja, [importa un archivo CSV](/help?article=csv-import).',
    ],
    questions: [
      {
        ask: '¿Cómo conecto Shopify?',
        answer:
          'Integraciones, añade una integración de caja, Shopify: pon la dirección de tu tienda y un token de acceso de tu administración de Shopify.',
      },
      {
        ask: '¿Están seguras mis claves?',
        answer:
          'Se guardan cifradas (AES-256-GCM), no se vuelven a mostrar y no están en ninguna exportación.',
      },
      {
        ask: '¿Por qué no han aceptado mis claves?',
        answer:
          'El proveedor no las ha admitido. Cópialas de nuevo y comprueba que puedan leer productos y pedidos.',
      },
    ],
  },
})
