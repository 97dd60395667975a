import type { ArticleWording } from '#platform/help-article.ts'

export const search: ArticleWording = {
  title: 'Búsqueda y atajos de teclado',
  summary:
    'Pulsa Ctrl+K (⌘K en un Mac), o **Buscar** arriba, para encontrar cualquier pantalla, acción, campaña, cliente, conversación o artículo de ayuda.',
  words:
    'encontrar localizar paleta de comandos rápido saltar teclas teclado atajo atajos ctrl k cmd recientes abrir',
  phrasings: [
    'como busco algo',
    'buscar en todo',
    'encontrar rapido una campaña',
    'que atajos de teclado hay',
    'desactivar los atajos de teclado',
    'usarlo sin raton',
    'ir a otra pantalla',
  ],
  body: [
    'Antes de escribir ves lo último que abriste en este navegador, y después lo que puedes hacer y adónde puedes ir. Al escribir, los resultados se ordenan por grupos. Los acentos y las mayúsculas dan igual, y en pantallas y acciones se perdona una letra equivocada.',
    {
      list: [
        'Las flechas eligen un resultado, Intro lo abre y Ctrl+Intro (⌘Intro) lo abre en una pestaña nueva. Escape cierra la búsqueda.',
        'Si solo muestras una marca, la búsqueda encuentra lo de esa marca y lo que no tiene ninguna, igual que las listas.',
        '¿No hay resultados? Elige la última línea para hacer la misma pregunta al chat de ayuda.',
        'Pulsa ? para ver todos los atajos. Pulsa G y luego una letra para ir a una pantalla: D para el panel, C para el calendario, I para la bandeja de entrada, M para las campañas, U para los clientes.',
      ],
    },
  ],
  questions: [
    {
      ask: '¿Cómo desactivo los atajos de teclado?',
      answer:
        'Pulsa ? y desactiva **Atajos de una sola tecla**. Se guarda en este navegador. Ctrl+K sigue funcionando.',
    },
    {
      ask: '¿Quién puede ver mi lista de recientes?',
      answer:
        'Solo este navegador recuerda lo que abriste, y sin nombres. Cada espacio de trabajo y cada persona tiene su propia lista.',
    },
  ],
}
