import type { ArticleWording } from '#platform/help-article.ts'

export const yourData: ArticleWording = {
  title: 'Exportar o eliminar tus datos',
  summary:
    'Los propietarios pueden exportar todo como archivo ZIP o eliminar para siempre la cuenta y el espacio de trabajo, en Datos dentro de Ajustes.',
  words:
    'exportar copia descargar zip eliminar borrar cuenta espacio rgpd privacidad quitar dejar términos condiciones datos personales baja cerrar llevarme todo irme',
  phrasings: [
    'sacar todo',
    'descargar todo lo mio',
    'cerrar mi cuenta de la tienda',
    'llevarme mis datos',
    'cerrar mi cuenta',
    'eliminar mi cuenta',
    'llevarme todo',
    'bajar toda mi informacion',
    'borrar los datos de un cliente por ley',
    'borrar mi cuenta',
    'borrar todo',
    'descargar todos mis datos',
    'exportar todo',
    'irme y llevarme mis datos',
    'privacidad',
  ],
  body: [
    {
      steps: [
        'Abre [Ajustes](/settings?section=data), **Datos**, y pulsa **Exportar todo**. Recibes todos tus datos en JSON y todos los archivos guardados; las contraseñas y claves no se incluyen.',
        'Para eliminar, pulsa **Eliminar espacio de trabajo…** y escribe su nombre y tu contraseña.',
      ],
    },
    'No se puede deshacer: se elimina todo, para todo tu equipo. Las copias de seguridad que ya existen conservan los datos hasta que tu administrador las elimine. Si solo quieres irte, usa **Dejar el equipo** en **Personas**.',
    '[Privacidad](/privacy) y [Condiciones](/terms) explican qué guardamos y qué acordamos.',
  ],
  questions: [
    {
      ask: '¿Cómo exporto todos mis datos?',
      answer: 'Si eres propietario: Ajustes, Datos, «Exportar todo». Recibes un archivo ZIP.',
    },
    {
      ask: '¿Cómo elimino mi cuenta?',
      answer:
        'Los propietarios la eliminan junto con el espacio de trabajo, en Ajustes, en Datos. Los miembros usan «Dejar el equipo» en Personas.',
    },
    {
      ask: '¿Dónde se guardan mis datos?',
      answer:
        'En la base de datos y la carpeta de datos del servidor en el que funciona CampAIgner, y en ningún otro sitio.',
    },
  ],
}
