import { isSafeLink } from '../../../domain/links'
import { type MediaKind, mediaKinds } from '../../../domain/media'
import { paths } from '../paths'

/** A request to the picker window. */
export interface PickerRequest {
  /** Identifies the input that asks; the answer has the same area. */
  area: string
  multiple?: boolean
  /** Only files of this kind; all by default. */
  type?: MediaKind
}

/** The answer of the window: one URL, or a JSON list of items with URLs. */
export type PickerMessage = { source: 'nep:media'; area: string } & ({ url: string } | { items: string })

const maxWidth = 1000
const maxHeight = 800
const margin = 40

type Space = Pick<Screen, 'availWidth' | 'availHeight'> & { availLeft?: number; availTop?: number }

/** Window features: centred, as large as allowed, at least the margin away from each screen edge. */
export function pickerFeatures({ availWidth, availHeight, availLeft = 0, availTop = 0 }: Space): string {
  const width = Math.min(maxWidth, availWidth - 2 * margin)
  const height = Math.min(maxHeight, availHeight - 2 * margin)
  const left = availLeft + Math.round((availWidth - width) / 2)
  const top = availTop + Math.round((availHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

const isKind = (value: string | null): value is MediaKind => mediaKinds.some((kind) => kind === value)

/** Reads the request from the picker's own address. */
export function pickerRequest(search: string): PickerRequest {
  const params = new URLSearchParams(search)
  const type = params.get('type')
  return {
    area: params.get('area') ?? '',
    multiple: ['1', 'true'].includes(params.get('multiple') ?? ''),
    type: isKind(type) ? type : undefined,
  }
}

/** The answer to a request. */
export const pickerMessage = (
  { area, multiple }: PickerRequest,
  urls: readonly [string, ...string[]],
): PickerMessage =>
  multiple
    ? { source: 'nep:media', area, items: JSON.stringify(urls.map((url) => ({ url }))) }
    : { source: 'nep:media', area, url: urls[0] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The URLs in an answer for `area`; `undefined` for any other message. */
export function parsePicked(data: unknown, area: string): string[] | undefined {
  if (!isRecord(data) || data.source !== 'nep:media' || data.area !== area) return undefined
  const items: unknown = typeof data.items === 'string' ? parsed(data.items) : [{ url: data.url }]
  if (!Array.isArray(items) || items.length === 0) return undefined
  const urls = items.map((item: unknown) => (isRecord(item) ? item.url : undefined))
  const isGood = (url: unknown): url is string => typeof url === 'string' && url !== '' && isSafeLink(url)
  return urls.every(isGood) ? urls : undefined
}

/**
 * Opens the picker window and passes on its answer. Accepts messages only from that window and our own origin.
 * @returns a function to stop listening, or `undefined` when the browser blocked the window
 */
export function openPicker(
  request: PickerRequest,
  onPicked: (urls: string[]) => void,
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
    const urls = parsePicked(event.data, request.area)
    if (!urls) return
    stop()
    onPicked(request.multiple ? urls : urls.slice(0, 1))
  }
  host.addEventListener('message', listen)
  return stop
}

/** Whether a page is waiting for this window's answer. */
export const hasAsker = (host: Window = window): boolean =>
  Boolean(host.opener && !(host.opener as Window).closed)

/** Sends the answer to the opener, only on our own origin, then closes the window. */
export function answerPicker(
  request: PickerRequest,
  urls: readonly [string, ...string[]],
  host: Window = window,
): void {
  const opener: Window | null = host.opener
  opener?.postMessage(pickerMessage(request, urls), host.location.origin)
  host.close()
}
