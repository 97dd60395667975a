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
      'An account is connected once, whatever key it comes with, so no sale is counted twice. When a key was renewed or no longer works, the till is marked **Needs attention**: choose **Change keys** and give it the new one; what it has brought stays.',
      'Everything is synced every night and whenever you press the button. A provider that does not answer is asked again by itself for six hours; nothing is lost.',
      'Products and sales keep the currency of their till. Figures add up only the currency of your business; what was sold in another one stands beside them.',
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
      {
        ask: 'Why is my till already connected?',
        answer:
          'It is the same account, perhaps under another key. A second connection would count its sales twice: change the keys of the one that is there.',
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
      'Cada cuenta se conecta una sola vez, sea cual sea la clave, así que ninguna venta se cuenta dos veces. Cuando una clave se ha renovado o ya no funciona, la caja lleva la marca **Necesita atención**: elige **Cambiar las claves** y ponle la nueva; lo que ha traído se conserva.',
      'Todo se sincroniza cada noche y siempre que pulses el botón. A un proveedor que no responde se le vuelve a preguntar durante seis horas sin que hagas nada; no se pierde nada.',
      'Los productos y las ventas conservan la moneda de su caja. Las cifras solo suman la moneda de tu negocio; lo vendido en otra aparece a su lado.',
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
      {
        ask: '¿Por qué dice que mi caja ya está conectada?',
        answer:
          'Es la misma cuenta, quizá con otra clave. Una segunda conexión contaría sus ventas dos veces: cambia las claves de la que ya está.',
      },
    ],
  },
})
