export { StylePicker } from './client/style-picker.tsx'
