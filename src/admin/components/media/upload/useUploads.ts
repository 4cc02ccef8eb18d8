import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useDataProvider } from 'react-admin'
import type { AppDataProvider } from '../../../providers/data/types'
import type { Distant } from './bring'
import { type AddOptions, createUploads, isBusy, type Upload, type Uploads } from './uploads'

const stores = new WeakMap<QueryClient, Uploads>()

/** All screens share the uploads of a session. */
function uploadsOf(client: QueryClient): Uploads {
  const known = stores.get(client) ?? createUploads()
  stores.set(client, known)
  return known
}

export interface UploadsValue
  extends Pick<Uploads, 'cancel' | 'retry' | 'forget' | 'takeKnown' | 'storeAnyway'> {
  items: readonly Upload[]
  upload: Uploader
}

type Uploader = (files: readonly (File | Distant)[]) => number[]
type Options = Omit<AddOptions, 'send' | 'fetch'>

/** Uploads files without subscribing to their progress. */
export function useUploader(options: Options): Uploader {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { add } = uploadsOf(useQueryClient())
  return (files) =>
    add(files, {
      ...options,
      send: (file, how) => dataProvider.uploadMedia(file, how),
      fetch: (url, signal) => dataProvider.fetchMedia(url, signal),
    })
}

/** Uploads files with their progress; asks before the tab closes meanwhile. */
export function useUploads(options: Options = {}): UploadsValue {
  const upload = useUploader(options)
  const { subscribe, items: current, add: _, ...actions } = uploadsOf(useQueryClient())
  const items = useSyncExternalStore(subscribe, current, current)
  const busy = items.some(isBusy)
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
  return { items, upload, ...actions }
}
