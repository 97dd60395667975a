import type { ArticleWording } from '#platform/help-article.ts'

export const home: ArticleWording = {
  title: 'La pantalla de inicio',
  summary:
    'Inicio muestra seis tarjetas con tus cifras clave y la última actividad de tu negocio. Haz clic en una tarjeta para abrir su pantalla.',
  words: 'página principal tarjetas resumen actividad reciente cifras de ejemplo',
  phrasings: [
    'que son los cuadros al entrar',
    'que es lo primero que veo',
    'numeros de la pantalla principal',
    'que significan las cifras del inicio',
    'tarjetas de la pagina principal',
    'que hay en el inicio',
    'actividad reciente',
  ],
  body: [
    'Las tarjetas abren la bandeja, las campañas, la analítica, el equipo, el planificador y el panel. Debajo está la última actividad de tu equipo.',
    'Una tarjeta con la marca **Datos de ejemplo** aún no tiene datos tuyos. En cuanto los haya, mostrará tus propias cifras.',
    'Arriba tienes el selector de marca, la campana con tus [notificaciones](/help?article=notifications) y, para propietarios y encargados, **Cargar datos de demostración**.',
  ],
  questions: [
    {
      ask: '¿Por qué veo cifras que no son mías?',
      answer:
        'Son datos de ejemplo, y así están marcados. Cada tarjeta pasa a mostrar tus propias cifras en cuanto tienes datos.',
    },
  ],
}
