import { article } from '../article.ts'

export const brands = article({
  id: 'brands',
  topic: 'create',
  screens: ['/settings', '/home', '/dashboard'],
  en: {
    title: 'Several brands in one workspace',
    summary:
      'A second shop or a line of products can be a brand with its own name, colour, logo and accounts. The switcher at the top decides which one your lists show.',
    words: 'brand switcher second shop active archive restore filter',
    body: [
      {
        steps: [
          'Press the brand’s name at the top of [Home](/home) and choose **Add brand**.',
          'Give it a name, a colour and a logo.',
          'Choose it in the same menu to see only what belongs to it and what has no brand.',
        ],
      },
      'The choice holds in this browser only; your colleagues keep theirs. Under **Brands** in [Settings](/settings?section=brands) you change a brand, **Archive** it or **Restore** it. What belongs to an archived brand stays.',
    ],
    questions: [
      {
        ask: 'Which name do posts use, the brand’s or the business’s?',
        answer:
          'With several brands, a campaign of a brand uses that brand’s name. Everything else uses the name of your business from Settings.',
      },
      {
        ask: 'Why are some of my customers or campaigns missing?',
        answer:
          'A brand may be active. Lists then show only what belongs to it and what has no brand. Choose another one in the switcher.',
      },
    ],
  },
  es: {
    title: 'Varias marcas en un espacio',
    summary:
      'Una segunda tienda o una línea de productos puede ser una marca con su nombre, color, logotipo y cuentas. El selector de arriba decide cuál muestran tus listas.',
    words: 'marca selector segunda tienda activa archivar recuperar filtro',
    body: [
      {
        steps: [
          'Pulsa el nombre de la marca arriba en [Inicio](/home) y elige **Añadir marca**.',
          'Ponle nombre, color y logotipo.',
          'Elígela en el mismo menú para ver solo lo que es suyo y lo que no tiene marca.',
        ],
      },
      'La elección vale solo en este navegador; tus compañeros conservan la suya. En **Marcas**, dentro de [Ajustes](/settings?section=brands), puedes cambiar una marca, **Archivar** o **Recuperar**. Lo que es de una marca archivada se queda.',
    ],
    questions: [
      {
        ask: '¿Qué nombre usan las publicaciones, el de la marca o el del negocio?',
        answer:
          'Con varias marcas, la campaña de una marca usa el nombre de esa marca. Lo demás usa el nombre de tu negocio, el de Ajustes.',
      },
      {
        ask: '¿Por qué faltan algunos de mis clientes o campañas?',
        answer:
          'Puede que haya una marca activa. Entonces las listas muestran solo lo suyo y lo que no tiene marca. Elige otra en el selector.',
      },
    ],
  },
})
