import type { ArticleWording } from '#platform/help-article.ts'

export const brands: ArticleWording = {
  title: 'Varias marcas en un espacio',
  summary:
    'Una segunda tienda o una línea de productos puede ser una marca, con su nombre, color, logotipo y cuentas. El menú de marcas de arriba decide cuál muestran tus listas.',
  words: 'marca selector segunda tienda activa archivar recuperar filtro',
  phrasings: [
    'abri otra sucursal',
    'pasar de un negocio a otro',
    'separar mis dos tiendas',
    'archivar una marca',
    'manejar dos marcas',
    'otra tienda con otro nombre',
    'tengo varios negocios',
    'tengo dos locales',
    'cambiar entre mis tiendas',
    'segunda tienda',
    'otra sucursal',
    'dos negocios en una cuenta',
    'cambiar de tienda',
    'agregar otra marca',
  ],
  body: [
    {
      steps: [
        'Pulsa el nombre de la marca arriba en [Inicio](/home) y elige **Añadir marca**.',
        'Ponle nombre, color y logotipo.',
        'Elígela en el mismo menú para ver solo lo que es suyo, además de lo que no tiene marca.',
      ],
    },
    'Tu elección vale solo en este navegador; no cambia lo que ve tu equipo. En **Marcas**, dentro de [Ajustes](/settings?section=brands), puedes editar una marca, **Archivar** o **Recuperar**. Todo lo que pertenece a una marca archivada se conserva.',
  ],
  questions: [
    {
      ask: '¿Las publicaciones usan el nombre de la marca o el del negocio?',
      answer:
        'Con varias marcas, las campañas de una marca usan su nombre. Lo demás usa el nombre de tu negocio, el de Ajustes.',
    },
    {
      ask: '¿Por qué faltan algunos de mis clientes o campañas?',
      answer:
        'Puede que tengas una marca elegida. Entonces las listas muestran solo lo suyo y lo que no tiene marca. Elige otra en el menú de marcas.',
    },
  ],
}
