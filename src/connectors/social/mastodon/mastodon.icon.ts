import { siMastodon } from 'simple-icons'

export const mastodonIcon = siMastodon.path
