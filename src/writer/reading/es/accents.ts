const withoutAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u0302]/g, '')
    .normalize('NFC')
const flattened = (word: string) => word.normalize('NFD').replace(/\p{Mn}/gu, '')

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
  llámennos visítennos válido válida válidos válidas línea líneas florería florerías cámara cámaras podíamos teníamos queríamos
  habíamos hacíamos sabíamos veníamos debíamos fría frías frío fríos tráiganla tráiganlos tráiganlas tráelo tráela
  tráelos tráelas envíelo envíelos envíela cámbialo cámbiala líquido seguí lávala lávalo
  recién según algún ningún común almacén estáis tenéis podéis queréis recibirás encontrarás llevarás
  disfrutarás tendréis podréis habréis están seréis falleció murió nació rompió abrió salió subió perdió
  vendió recibió decidió cumplió volvió aprenderás harás verás probarás vendrán vendrá haré abrirá
  abrirán peonía peonías orquídea orquídeas tulipán jazmín
  jazmines árboles género máquina máquinas lámpara lámparas sábanas albóndigas calabacín melocotón camarón
  mejillón ají tiramisú puré paté maní almíbar canapés bufé cúrcuma orégano ácido guía guías vía cortesía
  autónomo autónomos área áreas aéreo océano ultrasónica ecológico ecológica ecológicos ecológicas típico
  típica típicos típicas mágicos mágicas clásicos clásicas básicos básicas únicamente rápidamente
  fácilmente íntimo íntima cálido cálida cálidos cálidas líquidos sólidos pájaro pájaros pátina
  fútbol básquet pádel tómbola mínimos máximos kínder párroco párrocos pícnic matrícula matrículas alérgico
  alérgica alérgenos tía tíos lencería mercería tintorería droguería marroquinería charcutería verdulería
  cervecería arrocería churrería bisutería relojería cerrajería tapicería mensajería asesoría consultoría
  notaría tutoría consejería taquería tortillería dulcería confitería rosticería marisquería parrillería
  cristalería carpintería conserjería repostería bollería artesanía artesanías ortografía ecografía
  radiografía tecnología psicología podología odontología fisioterapéutico estética estético estéticas
  clínica clínicas óptico lógica quirófano antirrábica antirrábico campeón avión botón carbón cartón cupón
  tapón jabón mantón tacón patrón camisón calzón acordeón violín maletín cojín calcetín patín delfín
  boletín balcón arcón varón pulmón sartén alemán catalán japonés holandés irlandés danés escocés vienés
  compás autobús allá acá jardinería óleo cuídense diviértete anímense apúntense acérquense llévense
  regálale pruébatelo pruébatelos pídenos
  mecánico mecánica mecánicos uséis vengáis olvidéis traigáis dejéis perdáis álbum álbumes chuletón lechón riñón mazapán títere títeres bujía bujías vendrías irías querrías llevarías
  regalarías compartirías harías pondrías elegirías pedirías gustaría encantaría podría podrías debería jabalí rubí esquí
  chándal cómic cómics álgebra vermú íntegro íntegros guardería diagnóstico portátil portátiles
  eléctrico eléctrica eléctricos`
    .split(/\s+/)
    .map((word) => [withoutAccents(word), word] as const),
)

/** Words that are no other word when their ñ is typed as n. */
export const certainEnyes: ReadonlyMap<string, string> = new Map(
  `mañana mañanas otoño niño niña niños niñas pequeño pequeña pequeños pequeñas cumpleaños señora señoras señor señores diseño diseños
  compañero compañera compañeros compañeras piña piñas baño baños sueño sueños español española españoles españolas
  pestañas muñeca muñecas muñeco muñecos dueño dueña dueños dueñas enseñar enseñamos acompañar acompañarnos acompáñanos cariño leña
  cabaña montañas araña arañas castañas antaño tamaño tamaños jalapeño jalapeños buñuelos cigüeña pañales pañuelo pañuelos
  bañador bañadores añadir extrañar extrañamos navideño navideña navideños navideñas
  teñir teñido viñedo viñedos`
    .split(/\s+/)
    .map((word) => [flattened(word), word] as const),
)

/** Nouns in -cion and -sion always have their accent: "preparación", never "preparaciones". */
const NOUN = /^(\p{L}{2,20}[cs]i)on$/u
/** "Pasáis", "tenéis", "vivirías". Not "comprasteis", "estabais", "teníais", "pudierais", "pudieseis". */
const PLURAL_YOU = /^(?!\p{L}{1,14}(?:(?:st|[ai]e?s)eis|(?:ab|[ií]|ar|ier)ais)$)(\p{L}{3,14})([ae])is$/u
const WOULD = /^(\p{L}{2,14}ir)ia(s|n|mos)?$/u
const SUPERLATIVE = /^(\p{L}{2,20})isim([oa]s?)$/u

/** The word with the accent that it certainly has; undefined if it is right or could be another word. */
export function accentOf(word: string): string | undefined {
  const known = certainAccents.get(word) ?? certainEnyes.get(word)
  if (known !== undefined) return known
  if (NOUN.test(word)) return word.replace(NOUN, '$1ón')
  const you = PLURAL_YOU.exec(word)
  if (you) return `${you[1]}${you[2] === 'a' ? 'á' : 'é'}is`
  if (WOULD.test(word)) return word.replace(WOULD, '$1ía$2')
  return SUPERLATIVE.test(word) ? word.replace(SUPERLATIVE, '$1ísim$2') : undefined
}
