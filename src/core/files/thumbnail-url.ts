/** The URL of a small version of a stored picture, or of a frame of a video. */
export const thumbnailOf = (url: string) => `${url}/thumbnail`
