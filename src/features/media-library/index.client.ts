export { CroppedImage } from './client/cropped-image.tsx'
export { FocusPicker } from './client/focus-picker.tsx'
export { ImageChoice } from './client/image-choice.tsx'
export { MediaPicker } from './client/lazy-media-picker.tsx'
