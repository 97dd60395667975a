/**
 * Sentences that tell how to film, on top of the wishes that the writer's reader knows. A camera verb alone is not
 * enough where shops use it with their customers: "show this coupon", "enseña este vale".
 */
const directions = [
  // The camera and the cut.
  /^(?:then |and |please )*(?:zoom (?:in|out|on|to)|pan (?:across|over|to|left|right|around)|tilt (?:up|down)|fade (?:in|out|to)|cut to|close[- ]?up|slow motion|wide shot)\b/iu,
  /^(?:luego |después |y |por favor )*(?:haz zoom|acerca la cámara|enfoca|funde a|primer plano|plano (?:general|medio|detalle)|cámara lenta)(?![\p{L}])/iu,
  // Beginning and end.
  /^(?:then |and |please )*(?:start|begin|open|end|finish|close) (?:it |the (?:video|film|clip) )?(?:with|on) (?:a|an|the|our|my|some)\b/iu,
  /^(?:luego |después |y |por favor )*(?:empieza|comienza|abre|termina|acaba|cierra) (?:el v[ií]deo )?con (?:un|una|el|la|los|las|nuestro|nuestra|mi|tu|su)(?=\s)/iu,
  // What is seen.
  /^(?:then |and |please )*(?:show|film|display|feature|include|use) (?:a|an|the|our|my|some|people|customers|images?|photos?|pictures?|footage|shots?)\b/iu,
  /^(?:luego |después |y |por favor )*(?:muestra|muéstrame|enseña|filma|graba|incluye|saca|pon) (?:a |cómo )?(?:un|una|unos|unas|el|la|los|las|nuestro|nuestra|imágenes|fotos|gente|clientes)(?=\s)/iu,
  /^(?:que se vean?|que salgan?|que aparezcan?|se ven?|aparecen?)(?=\s)/iu,
  // Music, colors, text, mood, length.
  /^(?:then |and |please )*(?:use|add|put|play|with|no) (?:[\p{L}-]+ ){0,3}(?:music|sound|song|soundtrack|voice|voiceover|captions?|subtitles?|text|colou?rs|tones?|transitions?|effects?|animations?)\b/iu,
  /^(?:luego |después |y |por favor )*(?:usa|utiliza|añade|pon|ponle|con|sin) (?:[\p{L}-]+ ){0,3}(?:música|sonido|canción|voz|texto|subtítulos|colores|tonos?|transiciones|efectos|animaciones)(?![\p{L}])/iu,
  /^(?:please )?(?:make|keep) (?:it|the (?:video|film|clip))\b/iu,
  /^(?:por favor )?(?:hazlo|que sea|que quede|que dure|mantenlo)(?![\p{L}])/iu,
]

export const isFilmDirection = (sentence: string): boolean =>
  directions.some((direction) => direction.test(sentence.trim()))
