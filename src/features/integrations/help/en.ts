import type { ArticleWording } from '#platform/help-article.ts'

export const integrations: ArticleWording = {
  title: 'Connect your POS or online store',
  summary:
    'Sync products and sales from Stripe, Shopify, Square and WooCommerce. Your keys are checked first, stored encrypted and never shown again.',
  words:
    'pos till cash register point of sale stripe shopify square woocommerce sync products sales api key token connect shop store',
  phrasings: [
    'sales are missing',
    'which registers work with it',
    'connect my register',
    'my sales do not show up',
    'clover toast lightspeed',
    'products are not imported',
    'connect my cash register',
    'connect shopify',
    'square does not sync',
    'sales are not coming in',
    'api key of my shop',
    'link my online store',
    'disconnect stripe',
  ],
  body: [
    {
      steps: [
        'Open [Integrations](/integrations), press **Add POS Integration** and choose your provider.',
        'Enter the keys your provider gives you and press **Connect**. We check that they work before saving them.',
        'The first sync runs right away. You can leave the page; you’ll find a short report when it’s done.',
      ],
    },
    'What each provider needs:',
    {
      list: [
        'Square: an access token; the application ID is optional.',
        'Shopify: your store address and an access token; the API key is optional.',
        'Stripe: a secret key; the publishable key is optional. A restricted, read-only key is enough.',
        'WooCommerce: your site address, a consumer key and a consumer secret.',
      ],
    },
    'Each account can be connected only once, whichever key you use, so no sale is counted twice. If a key was renewed or stops working, the integration is marked **Needs attention**. Choose **Change keys** and enter the new one; everything already imported stays.',
    'We sync every night and whenever you press **Sync Products**. If a provider doesn’t respond, we retry automatically for six hours; nothing is lost.',
    'Products and sales keep the currency of their POS. Totals include only your business currency; sales in other currencies are shown separately.',
    'Images of products are added to your [media library](/media), once each. If one can’t be added, the integration says why.',
    'Each sync imports only what’s new or changed, so you won’t get duplicates. When you delete an integration, you choose what happens to its data. For any other POS, [import a CSV file](/help?article=csv-import).',
  ],
  questions: [
    {
      ask: 'How do I connect Shopify?',
      answer:
        'Open Integrations, press “Add POS Integration” and choose Shopify. Enter your store address and an access token from your Shopify admin.',
    },
    {
      ask: 'Are my keys safe?',
      answer:
        'Yes. They’re stored encrypted (AES-256-GCM), never shown again and not included in any export.',
    },
    {
      ask: 'Why were my keys rejected?',
      answer:
        'The provider didn’t accept them. Copy them again, and check that they’re allowed to read products and orders.',
    },
    {
      ask: 'Why does it say my POS is already connected?',
      answer:
        'It’s the same account, perhaps with a different key. Connecting it again would count its sales twice. Change the keys of the existing integration instead.',
    },
  ],
}
