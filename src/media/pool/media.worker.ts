import sharp from 'sharp'
import { serveTasks } from './serve-tasks.ts'
import { tasks } from './tasks.ts'

// One picture at a time on one thread, without a cache: that bounds the memory.
sharp.concurrency(1)
sharp.cache(false)
serveTasks(tasks)
