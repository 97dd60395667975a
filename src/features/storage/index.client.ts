export { StorageCard } from './client/storage-card.tsx'
