import { article } from '../article.ts'

export const backup = article({
  id: 'backup',
  topic: 'running',
  screens: ['/settings'],
  en: {
    title: 'Back up and restore an installation',
    summary:
      'npm run backup writes one archive with everything while the product runs; npm run restore puts it back.',
    words: 'backup restore archive copy disaster move server lost data cron night',
    body: [
      {
        steps: [
          'Run `npm run backup`. It writes `backups/campaigner-….tar.gz` with all rows, all files and the secret: keep it as safe as the data itself.',
          'To restore, stop every process and run `npm run restore -- FILE`. A damaged archive changes nothing.',
          'Put the backup into cron for every night, and try a restore from time to time.',
        ],
      },
      'Back up before every update. The same archive also moves you from the embedded database to your own and back. What an owner exports in [Settings](/settings?section=data) is for taking along; it cannot be restored.',
    ],
    questions: [
      {
        ask: 'How do I make a backup?',
        answer: 'Whoever runs the installation: npm run backup, also while it runs.',
      },
      {
        ask: 'How do I restore a backup?',
        answer:
          'Stop the product, then npm run restore -- FILE. Into a database with people in it only with --yes.',
      },
    ],
  },
  es: {
    title: 'Copia de seguridad y restauración',
    summary:
      'npm run backup escribe un archivo con todo mientras el producto funciona; npm run restore lo devuelve.',
    words: 'copia de seguridad backup restaurar archivo desastre mover servidor datos perdidos cron noche',
    body: [
      {
        steps: [
          'Ejecuta `npm run backup`. Escribe `backups/campaigner-….tar.gz` con todas las filas, todos los archivos y el secreto: guárdalo con tanto cuidado como los propios datos.',
          'Para restaurar, para todos los procesos y ejecuta `npm run restore -- ARCHIVO`. Un archivo dañado no cambia nada.',
          'Pon la copia en cron para cada noche y prueba una restauración de vez en cuando.',
        ],
      },
      'Haz una copia antes de cada actualización. El mismo archivo te lleva de la base de datos incluida a la tuya y de vuelta. Lo que un propietario exporta en [Ajustes](/settings?section=data) es para llevárselo; no se puede restaurar.',
    ],
    questions: [
      {
        ask: '¿Cómo hago una copia de seguridad?',
        answer: 'Quien gestiona la instalación: npm run backup, también mientras funciona.',
      },
      {
        ask: '¿Cómo restauro una copia de seguridad?',
        answer:
          'Para el producto y ejecuta npm run restore -- ARCHIVO. En una base de datos con personas, solo con --yes.',
      },
    ],
  },
})
