import { article } from '../article.ts'

export const csvImport = article({
  id: 'csv-import',
  topic: 'figures',
  screens: ['/integrations'],
  en: {
    title: 'Import products and sales from a file',
    summary:
      'Any till that can save a CSV file can bring its products and sales here. You see a preview first, and a report line by line afterwards.',
    words: 'csv import file spreadsheet excel sales products columns preview report till other',
    body: [
      {
        steps: [
          'Save products or sales from your till or spreadsheet as “CSV UTF-8”. The first line names the columns.',
          'Open [Integrations](/integrations), choose the import and your file.',
          'Look at the preview: which lines will be taken, and what is wrong with the others.',
          'Import. Lines with a mistake are left out and listed.',
        ],
      },
      'For sales the day and the total are needed. Write days as 2026-03-10, with the time if you know it, and amounts such as 19.99. Importing the same file again doubles nothing.',
    ],
    questions: [
      {
        ask: 'My till is not in the list, what can I do?',
        answer: 'Export its sales as a CSV file and import that under Integrations.',
      },
      {
        ask: 'Why are the accents in my file broken?',
        answer: 'The file is not UTF-8. Save it again as “CSV UTF-8”.',
      },
    ],
  },
  es: {
    title: 'Importar productos y ventas desde un archivo',
    summary:
      'Cualquier caja que guarde un archivo CSV puede traer aquí sus productos y ventas. Antes ves una vista previa y después un informe línea a línea.',
    words:
      'csv importar archivo hoja de cálculo excel ventas productos columnas vista previa informe caja otra',
    body: [
      {
        steps: [
          'Guarda los productos o las ventas de tu caja o de tu hoja de cálculo como «CSV UTF-8». La primera línea da nombre a las columnas.',
          'Abre [Integraciones](/integrations), elige importar y tu archivo.',
          'Mira la vista previa: qué líneas se tomarán y qué falla en las demás.',
          'Importa. Las líneas con un error se dejan fuera y se enumeran.',
        ],
      },
      'Para las ventas hacen falta el día y el total. Escribe los días como 2026-03-10, con la hora si la sabes, e importes como 19,99. Importar otra vez el mismo archivo no duplica nada.',
    ],
    questions: [
      {
        ask: 'Mi caja no está en la lista, ¿qué hago?',
        answer: 'Exporta sus ventas como archivo CSV e impórtalo en Integraciones.',
      },
      {
        ask: '¿Por qué salen mal los acentos de mi archivo?',
        answer: 'El archivo no está en UTF-8. Guárdalo otra vez como «CSV UTF-8».',
      },
    ],
  },
})
