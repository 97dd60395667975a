import type { ArticleWording } from '#platform/help-article.ts'

export const analytics: ArticleWording = {
  title: 'Analítica',
  summary:
    'Cinco pestañas: resumen, negocio, plataformas, contenido y audiencia. Cada cifra se compara con el periodo anterior, y cada gráfico está también como tabla y como CSV.',
  words:
    'analítica estadísticas alcance interacción conversión ingresos informe gráfico salud puntuación consejos plataformas audiencia mejor hora exportar gente vio vistas descargar funcionó resultados cero',
  phrasings: [
    'por que nadie vio mi publicacion',
    'por que la ve tan poca gente',
    'cuanta gente la vio',
    'que se vende mejor',
    'que publicacion trajo mas ventas',
    'que publicacion vendio mas',
    'a que hora me conviene publicar',
    'analitica',
    'estadisticas',
    'cuanta gente lo vio',
    'mejor publicacion',
    'como me va en redes',
    'mejor hora para publicar',
    'interacciones',
    'como van mis publicaciones',
    'que publicacion funciono mejor',
    'que es el alcance',
    'seguidores',
    'comparar con el mes pasado',
    'descargar un informe',
    'puntuacion de salud',
  ],
  body: [
    {
      list: [
        'Resumen: alcance total, interacción, tasa de conversión (clics en tus publicaciones entre el alcance) e impacto en ingresos de los últimos 30 días frente a los 30 anteriores.',
        'Negocio: tu puntuación de salud y cómo se calcula, tus objetivos, los ingresos, qué funciones usas y recomendaciones. Cada una tiene un botón que abre la pantalla adecuada, ya rellenada.',
        'Plataformas: alcance, interacción, clics y reacciones por cada 1000 alcanzados, uno junto a otro y con las palabras de cada plataforma. Pulsa una palabra subrayada para ver qué cuenta.',
        'Contenido: tus mejores publicaciones y tus mejores horas para publicar.',
        'Audiencia: clientes según su última compra y lo que gastan, los idiomas en que escriben y a qué horas.',
      ],
    },
    'Un guion o **Sin datos** significa que ninguna red da esa cifra. No es un cero, y no entra en las sumas. La tasa de conversión solo cuenta publicaciones con clics y alcance.',
    'La puntuación de salud es verde desde 80, azul desde 60, amarilla desde 40 y roja por debajo de 40.',
    'Los resultados de las publicaciones vienen de las redes: pulsa **Actualizar resultados** en una campaña para ver los últimos. Las ventas vienen de tu caja. Mientras no tengas datos propios, verás ejemplos con la marca **Datos de ejemplo**.',
  ],
  questions: [
    {
      ask: '¿De dónde salen las cifras?',
      answer:
        'El alcance, los me gusta y los clics vienen de las redes; las ventas, de tu caja conectada o de archivos importados; el resto, de lo que haces aquí.',
    },
    {
      ask: '¿Qué significa la puntuación de salud?',
      answer:
        'Resume varias áreas de tu negocio de 0 a 100. Debajo puedes ver la fórmula. Desde 80 es verde.',
    },
    {
      ask: '¿Cómo exporto las cifras?',
      answer: 'Abre la tabla de un gráfico y descárgala como archivo CSV.',
    },
  ],
}

export const goals: ArticleWording = {
  title: 'Objetivos',
  summary:
    'Ponte un objetivo de ingresos, citas, clientes o conversaciones, para una semana, un mes o un trimestre, y sigue tu progreso.',
  words: 'objetivo meta progreso en marcha atrasado completado racha plazo semanal mensual trimestral',
  phrasings: [
    'quiero llegar a 10 mil este mes',
    'donde pongo lo que quiero vender',
    'metas',
    'objetivo del mes',
    'cuanto me falta para la meta',
    'meta trimestral',
    'cambiar mi meta',
    'poner una meta',
    'meta de ventas',
    'llegar al objetivo',
    'progreso de mi meta',
    'borrar una meta',
  ],
  body: [
    {
      steps: [
        'Abre [Analítica](/analytics) y ve a la pestaña de negocio.',
        'Pulsa **Añadir objetivo** e indica un título, qué medir, la meta, el periodo y una fecha límite.',
        'Síguelo allí y edítalo cuando quieras. Con el filtro ves los semanales, los mensuales o los trimestrales.',
      ],
    },
    'Los ingresos, los clientes nuevos y las conversaciones respondidas se cuentan solos, en la semana, el mes o el trimestre en curso. Las citas las cuentas tú: edita el objetivo y escribe cuántas hay. Debajo se ve cuántas veces seguidas lo has logrado.',
    'Un objetivo está completado al 100 %, en buen camino desde el 80 %, en progreso desde el 50 % y atrasado por debajo del 50 %. La fecha límite muestra los días que quedan.',
    'Hasta que fijes el primero verás ejemplos con la marca **Datos de ejemplo**. Desaparecen en cuanto añades uno.',
  ],
  questions: [
    {
      ask: '¿Cómo pongo un objetivo?',
      answer: 'En Analítica, en la pestaña de negocio: añade un objetivo con meta, periodo y plazo.',
    },
    {
      ask: '¿Qué significa que un objetivo va atrasado?',
      answer: 'Que de momento has alcanzado menos de la mitad de la meta.',
    },
  ],
}
