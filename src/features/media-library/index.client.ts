export { CroppedImage } from './client/cropped-image.tsx'
export { FocusPicker } from './client/focus-picker.tsx'
export { MediaPicker } from './client/lazy-media-picker.tsx'
