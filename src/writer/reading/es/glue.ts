/** Say nothing between two facts. With and without accents, as owners type both. */
export const glue: ReadonlySet<string> = new Set(
  `a al ante con de del desde durante e el ella en entre es esta este estos estas está están hasta hay habrá habra la las le les
  lo los mi nos nuestra nuestras nuestro nuestros o os para pero por que se sea ser será sera serán seran solo sólo
  son su sus también tambien te tenemos todo todos toda todas tu tus u un una unas uno unos y ya aquí aqui ahora además ademas así asi
  hoy día dia días dias hora horas hs h hrs tel tlf tfno teléfono telefono cel móvil movil whats wsp wasap
  vale cuesta cuestan valen precio solamente sólo oferta promo promoción promocion info dudas consultas informes
  contacto aviso atención atencion web página pagina link enlace correo email mail dirección direccion
  q x d xq pa`.split(/\s+/),
)
