export const videoStyles = ['cinematic', 'commercial', 'animated', 'minimalist', 'vibrant'] as const
export type VideoStyle = (typeof videoStyles)[number]

/** Seconds. */
export const videoDurations = [3, 5, 10, 15, 30] as const
export type VideoDuration = (typeof videoDurations)[number]

export const videoFormats = ['16:9', '9:16', '1:1', '4:5'] as const
export type VideoFormat = (typeof videoFormats)[number]

/** 1080p: the short side. */
export const videoSizes: Record<VideoFormat, { width: number; height: number }> = {
  '16:9': { width: 1920, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
  '4:5': { width: 1080, height: 1350 },
}
