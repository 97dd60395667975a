/** What drawing needs of a canvas, in the browser and on the server. */
export interface SceneContext {
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(angle: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  ellipse(x: number, y: number, rx: number, ry: number, rotation: number, from: number, to: number): void
  fill(): void
  stroke(): void
  clip(): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): { width: number }
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): SceneGradient
  drawImage(
    image: object,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
  getImageData(x: number, y: number, width: number, height: number): { data: ArrayLike<number> }
  globalAlpha: number
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  font: string
  letterSpacing: string
  textAlign: string
  textBaseline: string
  imageSmoothingQuality: string
}

type SceneGradient = { addColorStop(offset: number, color: string): void }

/** A decoded picture. */
export type SceneImage = { image: object; width: number; height: number }

export type SceneTools = {
  fontOf: (family: string, isBold: boolean, size: number) => string
  /** By URL; one that is missing leaves its place empty. */
  images: ReadonlyMap<string, SceneImage>
  logo: SceneImage | null
}
