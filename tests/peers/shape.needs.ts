import { needs as store } from './s3.needs.ts'

/** Several processes on one database and a real store. */
export const needs = { ...store, name: 'Two web and two worker processes' }
