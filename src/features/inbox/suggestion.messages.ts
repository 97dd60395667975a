import { messages } from '#platform/messages.ts'

/** What the built-in writer suggests as an answer; without any fact that nobody gave. */
export const suggestionMessages = messages({
  en: {
    hello: 'Hello {name},',
    thanks:
      'Thank you for your kind words! We are glad you liked it, and we look forward to seeing you again.',
    complaint:
      'We are sorry that this went wrong, and thank you for telling us. Could you send us the details, such as the date and what you bought? We will look into it today and make it right.',
    hours:
      'Thank you for asking about our opening hours. Which day would suit you? We will tell you exactly when we are open then.',
    price:
      'Thank you for your interest. Tell us what exactly you have in mind, and we will send you the price right away.',
    booking:
      'We would love to see you. Which day and what time would suit you best? We will check and confirm it here.',
    order:
      'Thank you for asking. Could you send us the name or the number of your order? We will check right away where it is.',
    place:
      'Thank you for asking. Where are you coming from? We will tell you how to find us, or how it can get to you.',
    allergy:
      'Thank you for asking before you decide: it matters. Which ingredients do you have to avoid? We will check every one of them before we answer.',
    other:
      'Thank you for your message. We are looking into it and will get back to you shortly. Is there anything else we should know?',
    goodbye: 'Best wishes, {shop}',
    goodbyeNameless: 'Best wishes',
  },
  es: {
    hello: 'Hola, {name}:',
    thanks:
      '¡Muchas gracias por tus palabras! Nos alegra que te haya gustado y esperamos verte pronto de nuevo.',
    complaint:
      'Sentimos mucho lo que ha pasado y te agradecemos que nos lo cuentes. ¿Puedes mandarnos los detalles, como la fecha y lo que compraste? Lo miramos hoy mismo y lo arreglamos.',
    hours:
      'Gracias por preguntar por nuestro horario. ¿Qué día te vendría bien? Te decimos exactamente a qué hora estamos.',
    price:
      'Gracias por tu interés. Cuéntanos qué tienes pensado exactamente y te mandamos el precio enseguida.',
    booking:
      'Nos encantará verte. ¿Qué día y a qué hora te viene mejor? Lo miramos y te lo confirmamos por aquí.',
    order:
      'Gracias por preguntar. ¿Puedes mandarnos el nombre o el número de tu pedido? Miramos enseguida por dónde va.',
    place: 'Gracias por preguntar. ¿Desde dónde vienes? Te decimos cómo llegar o cómo hacértelo llegar.',
    allergy:
      'Gracias por preguntar antes de decidirte: es importante. ¿Qué ingredientes tienes que evitar? Los revisamos uno por uno antes de responderte.',
    other:
      'Gracias por tu mensaje. Lo estamos mirando y te respondemos en breve. ¿Hay algo más que debamos saber?',
    goodbye: 'Un saludo, {shop}',
    goodbyeNameless: 'Un saludo',
  },
})

export type Topic = Exclude<keyof typeof suggestionMessages.en, 'hello' | 'goodbye' | 'goodbyeNameless'>
