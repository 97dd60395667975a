import type { ArticleWording } from '#platform/help-article.ts'

export const csvImport: ArticleWording = {
  title: 'Importar productos y ventas desde un archivo',
  summary:
    'Importa productos y ventas de cualquier caja que guarde un archivo CSV. Antes ves una vista previa y después un informe línea a línea.',
  words:
    'csv importar archivo hoja de cálculo excel ventas productos columnas vista previa informe caja otra letras raras símbolos vieja enero no aparece',
  phrasings: [
    'ventas del año pasado',
    'subir ventas viejas',
    'cargar ventas a mano',
    'subir archivo de ventas',
    'mi sistema de caja no aparece',
    'error al importar el archivo',
    'importar ventas de un archivo',
    'subir una hoja de excel',
    'mi caja no esta en la lista',
    'columnas del archivo',
    'importar productos',
  ],
  body: [
    {
      steps: [
        'Guarda los productos o las ventas de tu caja o de tu hoja de cálculo como «CSV UTF-8». La primera línea debe contener los nombres de las columnas.',
        'Abre [Integraciones](/integrations), pulsa **Importar CSV** y elige tu archivo.',
        'Pulsa **Ver vista previa** para saber qué líneas se importarán y qué falla en las demás.',
        'Pulsa **Importar ahora**. Las líneas con errores se dejan fuera y te las mostramos.',
      ],
    },
    'Las ventas necesitan al menos la fecha y el total. Escribe las fechas como 2026-03-10, con la hora si la sabes, y los importes como 19,99. Importar otra vez el mismo archivo no crea duplicados.',
  ],
  questions: [
    {
      ask: 'Mi caja no está en la lista. ¿Qué hago?',
      answer: 'Exporta sus ventas como archivo CSV e importa ese archivo en Integraciones.',
    },
    {
      ask: '¿Por qué salen mal los acentos de mi archivo?',
      answer: 'El archivo no está guardado en UTF-8. Guárdalo otra vez como «CSV UTF-8».',
    },
  ],
}
