import { isSafeLink } from '../../../domain/links'
import { type MediaKind, mediaKinds } from '../../../domain/media'
import { paths } from '../screens/paths'

export interface PickerRequest {
  /** Identifies the input; the answer repeats it. */
  area: string
  multiple?: boolean
  type?: MediaKind
}

/** Answer of the window: one URL, or a JSON list of items with URLs. */
export type PickerMessage = { source: 'nep:media'; area: string } & (Picked | { items: string })

const maxWidth = 1000
const maxHeight = 800
const margin = 40

type Space = Pick<Screen, 'availWidth' | 'availHeight'> & { availLeft?: number; availTop?: number }

/** Window features: centred, as large as allowed, with a margin to each screen edge. */
export function pickerFeatures({ availWidth, availHeight, availLeft = 0, availTop = 0 }: Space): string {
  const width = Math.min(maxWidth, availWidth - 2 * margin)
  const height = Math.min(maxHeight, availHeight - 2 * margin)
  const left = availLeft + Math.round((availWidth - width) / 2)
  const top = availTop + Math.round((availHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

const isKind = (value: string | null): value is MediaKind => mediaKinds.some((kind) => kind === value)

export function pickerRequest(search: string): PickerRequest {
  const params = new URLSearchParams(search)
  const type = params.get('type')
  return {
    area: params.get('area') ?? '',
    multiple: ['1', 'true'].includes(params.get('multiple') ?? ''),
    type: isKind(type) ? type : undefined,
  }
}

export const pickerMessage = (
  { area, multiple }: PickerRequest,
  files: readonly [Picked, ...Picked[]],
): PickerMessage =>
  multiple
    ? { source: 'nep:media', area, items: JSON.stringify(files) }
    : { source: 'nep:media', area, ...files[0] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface Picked {
  url: string
  alt?: string
}

/** The files in an answer for `area`; `undefined` for any other message. */
export function parsePicked(data: unknown, area: string): Picked[] | undefined {
  if (!isRecord(data) || data.source !== 'nep:media' || data.area !== area) return undefined
  const items: unknown =
    typeof data.items === 'string' ? parsed(data.items) : [{ url: data.url, alt: data.alt }]
  if (!Array.isArray(items) || items.length === 0) return undefined
  const isGood = (url: unknown): url is string => typeof url === 'string' && url !== '' && isSafeLink(url)
  const files = items.flatMap((item: unknown): Picked[] =>
    isRecord(item) && isGood(item.url)
      ? [{ url: item.url, ...(typeof item.alt === 'string' && item.alt && { alt: item.alt }) }]
      : [],
  )
  return files.length === items.length ? files : undefined
}

/**
 * Opens the picker window and passes on its answer; accepts messages only from that window and origin.
 * @returns a function to stop listening, or `undefined` if the browser blocked the window
 */
export function openPicker(
  request: PickerRequest,
  onPicked: (files: Picked[]) => void,
  host: Window = window,
): (() => void) | undefined {
  // One window per input: a second click brings it to the front.
  const name = `nep-media-${request.area}`
  const popup = host.open(paths.mediaPicker({ ...request }), name, pickerFeatures(host.screen))
  if (!popup || popup.closed) return undefined
  popup.focus()
  const stop = () => host.removeEventListener('message', listen)
  const listen = (event: MessageEvent) => {
    if (event.origin !== host.location.origin || event.source !== popup) return
    const files = parsePicked(event.data, request.area)
    if (!files) return
    stop()
    onPicked(request.multiple ? files : files.slice(0, 1))
  }
  host.addEventListener('message', listen)
  return stop
}

/** Whether an opener waits for this window's answer. */
export const hasAsker = (host: Window = window): boolean =>
  Boolean(host.opener && !(host.opener as Window).closed)

/** Sends the answer to the opener, on the same origin only, and closes the window. */
export function answerPicker(
  request: PickerRequest,
  files: readonly [Picked, ...Picked[]],
  host: Window = window,
): void {
  const opener: Window | null = host.opener
  opener?.postMessage(pickerMessage(request, files), host.location.origin)
  host.close()
}
