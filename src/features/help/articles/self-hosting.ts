import { article } from '../article.ts'

export const selfHosting = article({
  id: 'self-hosting',
  topic: 'running',
  screens: ['/settings'],
  en: {
    title: 'Run CampAIgner yourself',
    summary: 'One machine with Node 20 or newer is enough: npm ci, npm start. The database comes with it.',
    words:
      'self host hosting install server machine docker node npm update doctor environment https own installation postgres',
    body: [
      {
        steps: [
          'In the folder of the program run `npm ci && npm start`, and open the address it names.',
          'Copy `.env.example` to `.env` and set `PUBLIC_URL` to the address people use, with https. Behind a reverse proxy set `TRUST_PROXY=1`.',
          'If only your team should have accounts, set `SIGNUP=invite` once yours is made.',
          'Set `SMTP_URL` and `MAIL_FROM`, so that mails can leave for everybody.',
          'Run `npm run doctor`. It says what is missing and how to put it right, and changes nothing.',
        ],
      },
      'To update: `npm run backup`, then `git pull && npm ci`, then start anew. `npm run jobs` lists background work that failed for good, `npm run contacts` what people wrote in the contact form.',
      'One process grows to many: give all of them the same `DATABASE_URL` and `APP_SECRET`.',
    ],
    questions: [
      {
        ask: 'How do I install CampAIgner on my own server?',
        answer:
          'With Node 20 or newer: npm ci and npm start in its folder. npm run doctor tells you what else to set.',
      },
      {
        ask: 'How do I update my installation?',
        answer:
          'Make a backup, run git pull and npm ci, and start it again. The database is brought up to date by itself.',
      },
    ],
  },
  es: {
    title: 'Tener CampAIgner en tu propia máquina',
    summary: 'Basta una máquina con Node 20 o más nuevo: npm ci, npm start. La base de datos viene incluida.',
    words:
      'alojar instalación instalar servidor máquina docker node npm actualizar doctor entorno https propia postgres',
    body: [
      {
        steps: [
          'En la carpeta del programa ejecuta `npm ci && npm start` y abre la dirección que indica.',
          'Copia `.env.example` a `.env` y pon en `PUBLIC_URL` la dirección que usa la gente, con https. Detrás de un proxy inverso pon `TRUST_PROXY=1`.',
          'Si solo tu equipo debe tener cuenta, pon `SIGNUP=invite` cuando ya tengas la tuya.',
          'Pon `SMTP_URL` y `MAIL_FROM`, para que los correos puedan salir para todos.',
          'Ejecuta `npm run doctor`. Dice qué falta y cómo arreglarlo, y no cambia nada.',
        ],
      },
      'Para actualizar: `npm run backup`, después `git pull && npm ci`, y arranca de nuevo. `npm run jobs` enumera el trabajo en segundo plano que falló del todo; `npm run contacts`, lo que se escribió en el formulario de contacto.',
      'Un proceso crece a muchos: dales a todos el mismo `DATABASE_URL` y `APP_SECRET`.',
    ],
    questions: [
      {
        ask: '¿Cómo instalo CampAIgner en mi propio servidor?',
        answer:
          'Con Node 20 o más nuevo: npm ci y npm start en su carpeta. npm run doctor te dice qué más poner.',
      },
      {
        ask: '¿Cómo actualizo mi instalación?',
        answer:
          'Haz una copia de seguridad, ejecuta git pull y npm ci, y arráncala otra vez. La base de datos se pone al día sola.',
      },
    ],
  },
})
