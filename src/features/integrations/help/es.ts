import type { ArticleWording } from '#platform/help-article.ts'

export const integrations: ArticleWording = {
  title: 'Conectar tu caja o tu tienda en línea',
  summary:
    'Sincroniza productos y ventas de Stripe, Shopify, Square y WooCommerce. Las claves se comprueban antes, se guardan cifradas y no se vuelven a mostrar.',
  words:
    'tpv caja punto de venta pos stripe shopify square woocommerce sincronizar productos ventas clave api token conectar tienda',
  phrasings: [
    'faltan ventas',
    'no estan todas las ventas',
    'que cajas funcionan',
    'no aparecen mis ventas',
    'clover toast lightspeed',
    'conectar el punto de venta',
    'traer productos de mi tienda',
    'no se actualizan las ventas',
    'conectar mi pagina de ventas',
    'credenciales de la tienda',
    'conectar mi caja',
    'conectar shopify',
    'la caja no sincroniza',
    'no llegan las ventas',
    'clave de mi tienda',
    'vincular mi tienda en linea',
    'desconectar stripe',
  ],
  body: [
    {
      steps: [
        'Abre [Integraciones](/integrations), pulsa **Añadir integración de caja** y elige tu proveedor.',
        'Introduce las claves que te da tu proveedor y pulsa **Conectar**. Comprobamos que funcionan antes de guardarlas.',
        'La primera sincronización empieza enseguida. Puedes salir de la página; al terminar verás un informe breve.',
      ],
    },
    'Qué necesita cada proveedor:',
    {
      list: [
        'Square: un token de acceso; el ID de la aplicación es opcional.',
        'Shopify: la dirección de tu tienda y un token de acceso; la clave de API es opcional.',
        'Stripe: una clave secreta; la clave pública es opcional. Basta una clave restringida de solo lectura.',
        'WooCommerce: la dirección de tu sitio, una clave y un secreto de consumidor.',
      ],
    },
    'Cada cuenta se conecta una sola vez, sea cual sea la clave, así que ninguna venta se cuenta dos veces. Si una clave se renueva o deja de funcionar, la integración lleva la marca **Necesita atención**. Elige **Cambiar las claves** e introduce la nueva; lo que ya se ha importado se conserva.',
    'Sincronizamos cada noche y siempre que pulses **Sincronizar productos**. Si un proveedor no responde, lo reintentamos automáticamente durante seis horas; no se pierde nada.',
    'Los productos y las ventas conservan la moneda de su caja. Los totales solo incluyen la moneda de tu negocio; las ventas en otras monedas se muestran aparte.',
    'Las imágenes de los productos se añaden a tu [biblioteca](/media), una vez cada una. Si alguna no se puede añadir, la integración dice por qué.',
    'Cada sincronización importa solo lo nuevo o cambiado, así no hay duplicados. Al eliminar una integración, eliges qué pasa con sus datos. Para cualquier otra caja, [importa un archivo CSV](/help?article=csv-import).',
  ],
  questions: [
    {
      ask: '¿Cómo conecto Shopify?',
      answer:
        'Abre Integraciones, pulsa «Añadir integración de caja» y elige Shopify. Introduce la dirección de tu tienda y un token de acceso de tu panel de Shopify.',
    },
    {
      ask: '¿Están seguras mis claves?',
      answer:
        'Sí. Se guardan cifradas (AES-256-GCM), no se vuelven a mostrar y no se incluyen en ninguna exportación.',
    },
    {
      ask: '¿Por qué se han rechazado mis claves?',
      answer:
        'El proveedor no las ha admitido. Cópialas de nuevo y comprueba que puedan leer productos y pedidos.',
    },
    {
      ask: '¿Por qué dice que mi caja ya está conectada?',
      answer:
        'Es la misma cuenta, quizá con otra clave. Conectarla otra vez contaría sus ventas dos veces. Cambia las claves de la integración que ya tienes.',
    },
  ],
}
