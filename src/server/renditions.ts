import { posix } from 'node:path'
import pLimit from 'p-limit'
import type { FocusPoint } from '../domain/pictureCrop'
import type { WantedPicture } from '../domain/renditions'
import { codeOf } from './errors'
import { renderPicture } from './images'
import type { FileStorage } from './storage'
import { type OpenedFile, typeOf } from './storage/folder'

/** Pictures made at a time by this process, and those that may be under way. */
const most = { atOnce: 2, underWay: 200 }

/** The focus may move while a picture is made; after so many tries the file itself is sent. */
const tries = 3

/** For a picture that cannot be made: the file itself is sent. */
const nothing = new Uint8Array()

export interface Renditions {
  /**
   * Made at the first time and kept.
   * @returns `null` where the file itself is to be sent, `busy` where too many are under way
   */
  find(path: string, wanted: WantedPicture): Promise<OpenedFile | 'busy' | null>
}

/** Of the picture with that stem in the library. */
export type FocusOf = (stem: string) => Promise<FocusPoint>

/** Pictures in other widths, formats and ratios. */
export function createRenditions(storage: FileStorage, focusOf: FocusOf): Renditions {
  const { renditions } = storage
  const turn = pLimit(most.atOnce)
  const underWay = new Map<string, Promise<void>>()
  const middle: FocusPoint = { x: 50, y: 50 }

  const focusFor = async (path: string, { r }: WantedPicture): Promise<FocusPoint> =>
    r ? focusOf(path.replace(/\.\w+$/, '')) : middle

  async function make(
    path: string,
    name: string,
    wanted: WantedPicture,
    { etag }: OpenedFile,
  ): Promise<void> {
    for (let left = tries; left > 0; left--) {
      // Another process may have made it while this one waited.
      const file = (await renditions.open(name)) ? null : await storage.get(path)
      if (!file) return
      const focus = await focusFor(path, wanted)
      await put(name, (await renderPicture(file.bytes, wanted, focus)) ?? nothing)
      const now = await focusFor(path, wanted)
      const isSame = (await storage.open(path))?.etag === etag
      if (isSame && now.x === focus.x && now.y === focus.y) return
      await renditions.delete(name)
      if (!isSame) return
    }
  }

  /** The folder may go meanwhile, with its file or because of another focus. */
  const put = (name: string, bytes: Uint8Array): Promise<void> =>
    renditions.put(name, bytes, typeOf(name)).catch((error) => {
      if (codeOf(error) !== 'ENOENT') throw error
    })

  return {
    async find(path, wanted) {
      // By a detour the file is the same, but its stem is not: the focus would be another.
      const source = path === posix.normalize(path) ? await storage.open(path) : null
      if (!source) return null
      const name = nameOf(path, source, wanted)
      let found = await renditions.open(name)
      if (!found) {
        const known = underWay.get(name)
        if (!known && underWay.size >= most.underWay) return 'busy'
        const work =
          known ?? turn(() => make(path, name, wanted, source)).finally(() => underWay.delete(name))
        if (!known) underWay.set(name, work)
        await work
        found = await renditions.open(name)
      }
      return found?.size ? found : null
    },
  }
}

/** Tells apart the files that have stood at an address. */
const nameOf = (path: string, { etag }: OpenedFile, { w, f, r }: WantedPicture): string =>
  `${path}/${w}-${r ?? 'whole'}-${etag.replace(/[^\w-]/g, '')}.${f}`
