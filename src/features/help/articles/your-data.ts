import { article } from '../article.ts'

export const yourData = article({
  id: 'your-data',
  topic: 'account',
  screens: ['/settings', '/privacy', '/terms'],
  en: {
    title: 'Export or delete your data',
    summary:
      'The owner exports everything as a zip file, and can delete the account and the workspace for good, under Data in Settings.',
    words:
      'export backup download zip delete account workspace gdpr privacy remove leave terms personal data',
    body: [
      {
        steps: [
          'Open [Settings](/settings?section=data), **Data**, and press **Export everything**. You get every row as JSON and every stored file; passwords and keys are not in it.',
          'To delete, press **Delete the workspace…**, type its name and your password.',
        ],
      },
      'Deleting cannot be undone and takes everything with it, for everybody in the team. Backups made before still hold it until whoever runs the installation removes them. If you only want to go yourself, use **Leave the team** under **People**.',
      '[Privacy](/privacy) and [Terms](/terms) say what is stored and what holds between us.',
    ],
    questions: [
      {
        ask: 'How do I export all my data?',
        answer: 'As the owner: Settings, Data, “Export everything”. You get one zip file.',
      },
      {
        ask: 'How do I delete my account?',
        answer:
          'As the owner in Settings under Data, together with the workspace. As a member with “Leave the team” under People.',
      },
      {
        ask: 'Where is my data?',
        answer: 'In the database and the folder of this installation, and nowhere else.',
      },
    ],
  },
  es: {
    title: 'Exportar o eliminar tus datos',
    summary:
      'El propietario exporta todo como archivo zip, y puede eliminar para siempre la cuenta y el espacio de trabajo, en Datos dentro de Ajustes.',
    words:
      'exportar copia descargar zip eliminar borrar cuenta espacio rgpd privacidad quitar dejar términos condiciones datos personales',
    body: [
      {
        steps: [
          'Abre [Ajustes](/settings?section=data), **Datos**, y pulsa **Exportar todo**. Recibes cada fila como JSON y cada archivo guardado; las contraseñas y claves no están.',
          'Para eliminar, pulsa **Eliminar el espacio de trabajo…**, escribe su nombre y tu contraseña.',
        ],
      },
      'Eliminar no se puede deshacer y se lo lleva todo, para todo el equipo. Las copias de seguridad anteriores lo conservan hasta que las quite quien gestiona la instalación. Si solo quieres irte tú, usa **Dejar el equipo** en **Personas**.',
      '[Privacidad](/privacy) y [Términos](/terms) dicen qué se guarda y qué vale entre nosotros.',
    ],
    questions: [
      {
        ask: '¿Cómo exporto todos mis datos?',
        answer: 'Siendo propietario: Ajustes, Datos, «Exportar todo». Recibes un archivo zip.',
      },
      {
        ask: '¿Cómo elimino mi cuenta?',
        answer:
          'Como propietario, en Ajustes, en Datos, junto con el espacio de trabajo. Como miembro, con «Dejar el equipo» en Personas.',
      },
      {
        ask: '¿Dónde están mis datos?',
        answer: 'En la base de datos y la carpeta de esta instalación, y en ningún otro sitio.',
      },
    ],
  },
})
