import { IdbFs, PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { type Api, createApi } from '../api'
import { migrate, openPglite } from '../api/db/database'
import { cacheStorage, canvasImages, filesCache } from './files'
import { siteBase } from './siteBase'
import type { DemoSizes } from './sizes'

const wasmUrl = new URL('../../node_modules/@electric-sql/pglite/dist/pglite.wasm', import.meta.url).href
const shareUrl = new URL('../../node_modules/@electric-sql/pglite/dist/pglite.data', import.meta.url).href

const folder = 'nep-demo'
/** Emscripten names its IndexedDB database by the folder's full path. */
const indexedName = `/pglite/${folder}`
/** Stored in the cache once the sample business has been unpacked completely. */
const readyMark = '/demo/ready'

export interface Business {
  api: Api
  /** Writes changes to IndexedDB. */
  persist(): Promise<void>
  close(): Promise<void>
}

/**
 * Syncs to IndexedDB on request, not after every statement like PGlite: reads cost nothing, and a write is answered
 * once it is stored.
 */
class PatientFs extends IdbFs {
  override async syncToFs(): Promise<void> {}
  keep(): Promise<void> {
    return super.syncToFs()
  }
}

/** Opens this browser's business; the first time it unpacks the prepared one. */
export async function openBusiness(onProgress: (share: number) => void): Promise<Business> {
  const isReady = Boolean(await caches.match(readyMark, { cacheName: filesCache }))
  // A database that was only partly unpacked when the tab closed would not open.
  if (!isReady) await deleteDatabase()
  const sizes = (await (await fetch('/demo/sizes.json')).json()) as DemoSizes
  const { prepared, ...always } = sizes
  const download = createDownloads(isReady ? always : { prepared, ...always }, (share) =>
    onProgress(share * 0.9),
  )
  const [pgliteWasmModule, fsBundle, loadDataDir] = await Promise.all([
    download(wasmUrl, 'application/wasm').then((answer) => WebAssembly.compileStreaming(answer)),
    download(shareUrl, 'application/octet-stream').then((answer) => answer.blob()),
    isReady ? undefined : download('/demo/prepared.bin', 'application/gzip').then((answer) => answer.blob()),
  ])
  const fs = new PatientFs(folder)
  const pglite = await PGlite.create({
    fs,
    pgliteWasmModule,
    fsBundle,
    loadDataDir,
    extensions: { btree_gin, pg_trgm, unaccent },
  })
  let upcoming: Promise<void> | undefined
  // No statement may run during the sync, or the copy would be inconsistent. Concurrent writes share one sync.
  const persist = () => {
    upcoming ??= pglite.runExclusive(() => {
      upcoming = undefined
      return fs.keep()
    })
    return upcoming
  }
  const db = await openPglite(pglite)
  await migrate(db)
  await persist()
  if (!isReady) await (await caches.open(filesCache)).put(readyMark, new Response(''))
  onProgress(1)
  const api = createApi({
    db,
    storage: cacheStorage,
    images: canvasImages,
    clock: () => new Date(),
    siteAddress: () => location.origin + siteBase,
    // Tokens of the demo never leave this browser.
    secret: 'the demo keeps its secrets in the open',
    log: { info: () => undefined, warn: () => undefined, error: report },
  })
  const jobs = api.startJobs()
  const close = async () => {
    api.close()
    await jobs.stop()
    await pglite.close()
  }
  return { api, persist, close }
}

/** Invalidates the stored business, so that the next start unpacks the sample business. */
export async function markForgotten(): Promise<void> {
  await (await caches.open(filesCache)).delete(readyMark)
}

export async function forgetBusiness(): Promise<void> {
  await caches.delete(filesCache)
  await deleteDatabase()
}

function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(indexedName)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

function report(data: object): void {
  if ('err' in data) reportError(data.err)
}

function createDownloads(sizes: Record<string, number>, onProgress: (share: number) => void) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  let loaded = 0
  const counted = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.byteLength
        onProgress(Math.min(1, loaded / total))
        controller.enqueue(chunk)
      },
    })
  return async (url: string, type: string): Promise<Response> => {
    const answer = await fetch(url)
    if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
    return new Response(answer.body.pipeThrough(counted()), { headers: { 'content-type': type } })
  }
}
