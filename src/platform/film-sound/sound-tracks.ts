export const soundTracks = ['none', 'calm', 'sunny', 'upbeat', 'evening'] as const
export type SoundTrack = (typeof soundTracks)[number]
/** A track that can be heard. */
export type PlayedTrack = Exclude<SoundTrack, 'none'>

export type FilmSound = {
  track: PlayedTrack
  /** Percent. */
  volume: number
}
