import type * as en from './en.ts'

export const typicalWords: typeof en.typicalWords = new Set(
  `el la los las de del que y con para por una uno unos unas un en nuestro nuestra nuestros nuestras tu tus te nos se es son
  esta este esto estos estas lo le les al mas muy pero como cuando donde quien si sin sobre hay aqui ahora hoy siempre tambien
  porque su sus ya vos vosotros ustedes os mi mis yo fue era ha han he hemos estamos estan esta somos sera habra todo todos
  toda todas cada nuevo nueva nuevos nuevas manana tarde noche dia dias semana mes ano lunes martes miercoles jueves viernes
  sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre abierto abrimos
  cerrado cerramos cerrada horario rebajas oferta descuento mitad precio primera primer ultimo ultima ultimas ultimos quedan
  gracias perdon feliz navidad cumpleanos pan pastel pasteles tarta cafe desayuno comida cena corte pelo unas reserva cita
  llama pide pedido pedidos encargo tienda clientes clientas ninos perro gato flores zapatos ropa vestido vestidos invierno
  verano primavera otono taller fiesta musica vivo entradas buscamos se-busca empleo equipo unete gana sorteo favor ven trae
  cuentanos mejor bueno buena grande casa hecho hecha gente hasta desde compra dos tres cuatro cinco seis siete ocho nueve
  diez clase clases consejo consejos llego llegaron llegan disponible fallecio murio muerto murio gratis envio hora horas
  proximo proxima finde sabados domingos menu promo hola vamos tenemos venimos quieres puedes necesitamos`.split(
    /\s+/,
  ),
)
