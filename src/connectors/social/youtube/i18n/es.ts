import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const youtubeNames: Translation<typeof en.youtubeNames> = {
  youtube: 'YouTube',
  youtube_shorts: 'YouTube Shorts',
}

export const youtube: Translation<typeof en.youtube> = {
  needs: {
    channel: 'Una cuenta de Google con un canal de YouTube.',
    app: 'Un proyecto tuyo en Google Cloud. Al conectar te explicamos cómo.',
  },
  cannot: {
    uploads: 'Un proyecto sube unos 100 vídeos al día.',
    comment: 'No pedimos permiso para comentar ni para borrar vídeos.',
  },
  visibility: {
    label: 'Quién puede verlo',
    public: 'Todo el mundo',
    unlisted: 'Quien tenga el enlace',
    private: 'Solo tú',
  },
  tags: {
    label: 'Etiquetas',
    hint: 'Palabras que la gente busca, separadas por comas. Se añaden los hashtags del texto.',
  },
  synthetic: {
    label: 'Alterado o hecho con IA',
    hint: 'YouTube pide que lo digas si parece real y no lo es, y se lo indica a quien lo ve.',
  },
  forKids: {
    label: 'Contenido para niños',
    hint: 'La ley de EE. UU. y de otros países te obliga a indicarlo. En los vídeos para niños, YouTube desactiva los comentarios.',
    no: 'No',
    yes: 'Sí',
  },
}

export const youtubeConnect: Translation<typeof en.youtubeConnect> = {
  app: {
    enable: 'En «APIs y servicios», «Biblioteca», busca YouTube Data API v3 y habilítala.',
  },
  steps: {
    allow:
      'Continúa en Google, elige la cuenta o el canal y marca las dos casillas: subir vídeos y ver tu canal.',
    choose: 'De vuelta aquí, elige si publicas vídeos, Shorts o ambos.',
  },
  advice: {
    tickAll:
      'En la página de Google, marca todas las casillas. Sin ellas no podemos subir vídeos a tu canal.',
    enableApi:
      'En Google Cloud, abre tu proyecto y habilita YouTube Data API v3 en «APIs y servicios», «Biblioteca». Espera unos minutos y vuelve a conectar.',
    createChannel:
      'Abre YouTube con esta cuenta de Google y elige «Crear un canal» en el menú de tu cuenta. Si tienes varias cuentas, elige la que tiene el canal.',
  },
}

export const youtubeFormat: Translation<typeof en.youtubeFormat> = {
  youtube_video: {
    name: 'Vídeo',
    description: 'Un vídeo horizontal en tu canal, que aparece en las búsquedas durante años.',
  },
  youtube_shorts: { name: 'Short', description: 'Un vídeo vertical de hasta tres minutos.' },
  youtube_skippable_ads: {
    name: 'Anuncio saltable',
    description: 'Aparece antes de un vídeo; se puede saltar a los cinco segundos.',
  },
  youtube_non_skippable_ads: {
    name: 'Anuncio no saltable',
    description: 'Quince segundos antes de un vídeo, sin botón para saltarlo.',
  },
  youtube_bumper_ads: { name: 'Anuncio bumper', description: 'Seis segundos: tu nombre y una sola idea.' },
}
