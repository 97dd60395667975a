export const videoStyles = ['cinematic', 'commercial', 'animated', 'minimalist', 'vibrant'] as const
export type VideoStyle = (typeof videoStyles)[number]

/** Seconds. */
export const videoDurations = [3, 5, 10, 15, 30] as const
export type VideoDuration = (typeof videoDurations)[number]
