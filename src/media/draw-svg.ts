import sharp from 'sharp'

type Drawing = {
  /** Ours only: an SVG from outside could refer to files and addresses. */
  svg: string
  width: number
  height: number
  /** PNG keeps transparency. */
  format: 'jpeg' | 'png'
}

/** Full chroma resolution, otherwise the edges of flat colors fray. */
const JPEG = { quality: 88, chromaSubsampling: '4:4:4' }

export function drawSvg({ svg, width, height, format }: Drawing): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg)).resize({ width, height, fit: 'fill' })
  return (format === 'png' ? drawn.png() : drawn.flatten({ background: '#fff' }).jpeg(JPEG)).toBuffer()
}
