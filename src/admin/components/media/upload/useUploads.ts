import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useDataProvider } from 'react-admin'
import type { MediaKind } from '../../../../domain/media'
import type { Media } from '../../../../domain/mediaSchema'
import type { AppDataProvider } from '../../../providers/data/types'
import { createUploads, isBusy, type Upload, type Uploads } from './uploads'

const stores = new WeakMap<QueryClient, Uploads>()

/** The uploads of this session; all screens share them. */
function uploadsOf(client: QueryClient): Uploads {
  const known = stores.get(client) ?? createUploads()
  stores.set(client, known)
  return known
}

export interface UploadsValue
  extends Pick<Uploads, 'cancel' | 'retry' | 'forget' | 'takeKnown' | 'storeAnyway'> {
  items: readonly Upload[]
  upload: (files: readonly File[]) => void
}

interface Options {
  kind?: MediaKind
  onUploaded?: (media: Media) => void
}

/** Uploads files and reports their progress. Asks before the site is left meanwhile. */
export function useUploads({ kind, onUploaded }: Options = {}): UploadsValue {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { add, subscribe, items: current, ...actions } = uploadsOf(useQueryClient())
  const items = useSyncExternalStore(subscribe, current, current)
  const busy = items.some(isBusy)
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
  const upload = (files: readonly File[]) =>
    add(files, { kind, onUploaded, send: (file, options) => dataProvider.uploadMedia(file, options) })
  return { items, upload, ...actions }
}
