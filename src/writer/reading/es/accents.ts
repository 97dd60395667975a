/** Words that without their accent are no other word. "llamanos" is right with vos, so it is not here. */
export const certainAccents: ReadonlyMap<string, string> = new Map(
  `día anticipación antelación envío trío días próximo próxima próximos próximas sábado sábados miércoles también además así aquí allí ahí
  habrá será serán estará estarán tendrá tendrán podrás podrá podrán tendrás estaré estaremos traerías
  síguenos escríbenos suscríbete inscríbete únete cuéntanos pídelo pídela pídelos pídelas escríbeme
  pruébalo pruébala pruébalos pruébalas sígannos llámenos escríbanos visítenos contáctenos acérquese
  promoción promociones inscripción inscripciones información atención edición colección colecciones
  sesión sesiones reservación reservaciones celebración inauguración presentación degustación exposición
  invitación decoración habitación educación relación versión ocasión pasión razón corazón jamón limón
  melón salmón camión balón salón jardín cajón rincón montón buzón ratón champiñón turrón roscón bombón
  algodón consumición atún pantalón cinturón sillón colchón edredón almohadón café cafés menú menús sofá
  teléfono número números dirección página páginas música públicos básico básica clásico clásica mágico
  mágica único única únicos únicas último última últimos últimas máximo máxima mínimo mínima rápido rápida
  fácil fáciles difícil útil móvil móviles árbol azúcar lápiz césped jóvenes exámenes imágenes artístico
  artística orgánico orgánica orgánicos orgánicas doméstico médico médica médicos técnico técnica plástico
  económico económica económicos gastronómico gastronómica cosmético cosmética sólido cómodo cómoda
  cómodos cómodas física físico físicos electrónico electrónica electrónicos envíos país países baúl maíz
  raíz raíces caída oído alegría panadería pastelería peluquería barbería librería cafetería ferretería
  juguetería floristería carnicería pescadería frutería heladería pizzería lavandería joyería perfumería
  papelería zapatería fotografía energía categoría mayoría compañía compañías batería garantía galería
  lotería mercancía todavía quizás quizá jamás después detrás atrás adiós sofás inglés francés portugués
  interés estrés través revés kilómetro kilómetros céntimo céntimos mediodía reconstrucción construcción
  instalación reparación revisión reunión opinión región diversión televisión misión decisión impresión
  excursión extensión pensión ración raciones porción estación estaciones lección canción canciones
  función funciones opción opciones sección acción acciones solución tradición selección devolución
  evolución situación ubicación duración creación vacunación nutrición depilación hidratación exfoliación
  bendición afición condición tramitación elección protección producción árabe época éxito éxitos índice
  óptica óptimo increíble increíbles sandía sandías plátano plátanos brócoli espárragos champú bisturí
  tráigalos tráigalo pásense perdón sazón ojalá simpático simpática histórico histórica romántico
  romántica auténtico auténtica exótico exótica lácteos dólar dólares recíbelo compártelo compártela
  descúbrelo descúbrela descúbrenos esperándote esperándolos cédula código códigos crédito débito préstamo
  pólizas póliza vehículo vehículos película películas capítulo capítulos vísperas víspera artículo
  artículos círculo espectáculo espectáculos título títulos músculo músculos obstáculo caligrafía cerámica
  cerámicas dinámica dinámicas matemáticas gramática química informática tráiganlo pásenlo escríbannos
  llámennos visítennos válido válida válidos válidas línea líneas`
    .split(/\s+/)
    .map(
      (word) =>
        [
          word
            .normalize('NFD')
            .replace(/[\u0300-\u0302]/g, '')
            .normalize('NFC'),
          word,
        ] as const,
    ),
)
