import {
  siDiscord,
  siFacebook,
  siGoogle,
  siInstagram,
  siMedium,
  siPinterest,
  siReddit,
  siSnapchat,
  siTelegram,
  siThreads,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons'

const LINKEDIN_PATH =
  'M3 2h18a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1Zm2 7.7v9.1h3V9.7H5ZM6.5 5a1.7 1.7 0 1 0 0 3.5 1.7 1.7 0 0 0 0-3.5Zm3.6 4.7v9.1h3v-4.6c0-1.3.5-2.1 1.7-2.1 1.1 0 1.5.8 1.5 2.1v4.6h3v-5.1c0-2.7-1.3-4.2-3.6-4.2-1.2 0-2.1.5-2.7 1.4V9.7h-2.9Z'

/** Each network's sign as a path on a 24 x 24 grid. */
export const platformSigns = {
  instagram: siInstagram.path,
  instagram_story: siInstagram.path,
  instagram_reels: siInstagram.path,
  facebook: siFacebook.path,
  facebook_story: siFacebook.path,
  linkedin: LINKEDIN_PATH,
  linkedin_newsletter: LINKEDIN_PATH,
  linkedin_thread: LINKEDIN_PATH,
  threads: siThreads.path,
  x: siX.path,
  twitter: siX.path,
  tiktok: siTiktok.path,
  youtube: siYoutube.path,
  youtube_shorts: siYoutube.path,
  pinterest: siPinterest.path,
  reddit: siReddit.path,
  discord: siDiscord.path,
  snapchat: siSnapchat.path,
  medium: siMedium.path,
  whatsapp: siWhatsapp.path,
  telegram: siTelegram.path,
  google_business: siGoogle.path,
}
