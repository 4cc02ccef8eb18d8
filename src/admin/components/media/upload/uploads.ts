import {
  extensionOf,
  type MediaKind,
  maxUpload,
  mediaTypes,
  megabytes,
  refusedType,
} from '../../../../domain/media'
import type { Media } from '../../../../domain/mediaSchema'
import type { Message } from '../../../../domain/message'
import type { UploadOptions } from '../../../providers/data/calls/media'
import { randomKey } from '../../../providers/http/idempotency'
import { createShared } from '../../../startup/shared'
import type { Distant } from './bring'
import { failureOf, knownIn, UploadFault } from './failure'
import { isHeic, jpegOf } from './heic'

type UploadStatus = 'waiting' | 'sending' | 'done' | 'known' | 'failed' | 'canceled'

export interface Upload {
  id: number
  file: File
  status: UploadStatus
  /** 0 to 1. */
  progress: number
  error?: Message
  canRetry?: boolean
  media?: Media
  known?: Media
}

export type SendFile = (file: File, options: UploadOptions) => Promise<{ data: Media }>

export interface AddOptions {
  send: SendFile
  fetch?: (url: string, signal: AbortSignal) => Promise<{ data: Media }>
  kind?: MediaKind
  /** Whether an equal file of the library is used without a question. */
  takesKnown?: boolean
  onUploaded?: (media: Media) => void
}

/** Refuses early what the server would refuse; files of unknown type are sent. */
function refusalOf({ name, type, size }: File, wanted?: MediaKind): Message | undefined {
  const known = mediaTypes[type]
  if (type && (!known || (wanted && known.kind !== wanted)))
    return refusedType(extensionOf(name) || type, wanted)
  return size > maxUpload ? { key: 'validation.too_large', params: { max: megabytes(maxUpload) } } : undefined
}

interface Job extends AddOptions {
  key: string
  distant?: Distant
  isWanted?: boolean
  controller?: AbortController
}

/** Whether a site refuses this page; it may still serve the server. */
const isKeptBySite = (error: unknown): boolean => error instanceof UploadFault && error.canRetry

const lanes = 3

export type Uploads = ReturnType<typeof createUploads>

/** Store of uploads. It lives outside of the screens, so that uploads continue during navigation. */
export function createUploads() {
  const items = createShared<readonly Upload[]>([])
  let lastId = 0
  const jobs = new Map<number, Job>()

  const patch = (id: number, change: Partial<Upload>) =>
    items.set(items.get().map((item) => (item.id === id ? { ...item, ...change } : item)))

  const settle = (id: number, media: Media) => {
    patch(id, { status: 'done', progress: 1, media, known: undefined })
    jobs.get(id)?.onUploaded?.(media)
  }
  /** Fetches a distant file at most once. */
  const bring = async (id: number, job: Job, { bring }: Distant, signal: AbortSignal): Promise<File> => {
    const file = await bring(signal)
    job.distant = undefined
    patch(id, { file })
    const refusal = refusalOf(file, job.kind)
    if (refusal) throw new UploadFault(refusal)
    return file
  }

  const run = async ({ id, file }: Upload): Promise<void> => {
    const job = jobs.get(id)
    if (!job) return
    const controller = new AbortController()
    job.controller = controller
    patch(id, { status: 'sending', progress: 0, error: undefined })
    try {
      const onProgress = (progress: number) => patch(id, { progress })
      const { key, isWanted, distant } = job
      const options = { key, onlyNew: !isWanted, signal: controller.signal, onProgress }
      const send = async () =>
        job.send(distant ? await bring(id, job, distant, controller.signal) : file, options)
      const { data } = await send().catch((error: unknown) => {
        if (!job.fetch || !distant?.url || !isKeptBySite(error)) throw error
        return job.fetch(distant.url, controller.signal).catch(() => {
          throw error
        })
      })
      settle(id, data)
    } catch (error) {
      const known = knownIn(error)
      if (controller.signal.aborted) patch(id, { status: 'canceled', canRetry: true })
      else if (known && job.takesKnown) settle(id, known)
      else if (known) patch(id, { status: 'known', known })
      else patch(id, { status: 'failed', ...failureOf(error) })
    }
    next()
  }
  const next = () => {
    const free = lanes - items.get().filter(({ status }) => status === 'sending').length
    for (const item of items
      .get()
      .filter(({ status }) => status === 'waiting')
      .slice(0, Math.max(0, free)))
      void run(item)
  }

  return {
    subscribe: items.subscribe,
    items: items.get,
    add: (files: readonly (File | Distant)[], options: AddOptions): number[] => {
      const added = files.map((given): Upload => {
        const each = given instanceof File && isHeic(given) ? jpegOf(given) : given
        const isHere = each instanceof File
        const file = given instanceof File ? given : new File([], given.name)
        const error = isHere ? refusalOf(file, options.kind) : undefined
        const id = ++lastId
        // One key for all tries: a file whose response was lost is not stored twice.
        jobs.set(id, { ...options, ...(!isHere && { distant: each }), key: `upload-${randomKey()}` })
        return { id, file, progress: 0, status: error ? 'failed' : 'waiting', error }
      })
      items.set([...added, ...items.get()])
      next()
      return added.map(({ id }) => id)
    },
    cancel: (id: number) => {
      const item = items.get().find((each) => each.id === id)
      if (item?.status === 'waiting') patch(id, { status: 'canceled', canRetry: true })
      else jobs.get(id)?.controller?.abort()
    },
    retry: (id: number) => {
      patch(id, { status: 'waiting', error: undefined })
      next()
    },
    takeKnown: (id: number) => {
      const known = items.get().find((each) => each.id === id)?.known
      if (known) settle(id, known)
    },
    storeAnyway: (id: number) => {
      const job = jobs.get(id)
      if (!job) return
      // It is another request, so it gets another key.
      Object.assign(job, { isWanted: true, key: `upload-${randomKey()}` })
      patch(id, { status: 'waiting', known: undefined })
      next()
    },
    forget: (id?: number) => {
      const isKept = (item: Upload) => isBusy(item) || (id !== undefined && item.id !== id)
      for (const item of items.get()) if (!isKept(item)) jobs.delete(item.id)
      items.set(items.get().filter(isKept))
    },
  }
}

export const isBusy = ({ status }: Upload): boolean => status === 'waiting' || status === 'sending'
