export { FileField } from './client/file-field.tsx'
export { acceptOf, allTypes } from './client/file-types.ts'
export { useUpload } from './client/use-upload.ts'
