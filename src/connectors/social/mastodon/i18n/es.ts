import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const mastodonNames: Translation<typeof en.mastodonNames> = { mastodon: 'Mastodon' }

export const mastodon: Translation<typeof en.mastodon> = {
  note: 'Un enlace cuenta como 23 caracteres, por largo que sea.',
  needs: { account: 'Una cuenta en cualquier servidor de Mastodon.' },
  cannot: { reach: 'Mastodon no informa del alcance ni de los clics.' },
  visibility: {
    label: 'Quién puede verla',
    hint: 'Las demás partes de un hilo tienen la misma visibilidad.',
    public: 'Todo el mundo',
    unlisted: 'Todo el mundo, pero fuera de las cronologías públicas',
    private: 'Solo seguidores',
  },
  figures: { likes: 'Favoritos', shares: 'Impulsos' },
}

export const mastodonConnect: Translation<typeof en.mastodonConnect> = {
  steps: {
    enter:
      'Escribe el servidor en el que está tu cuenta. Es la segunda parte de tu dirección: @luna@mastodon.social.',
    allow: 'Se abre tu servidor. Inicia sesión y permite que CampAIgner publique por ti.',
  },
  server: { label: 'Servidor' },
}
