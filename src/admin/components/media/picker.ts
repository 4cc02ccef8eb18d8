import { isSafeLink } from '../../../domain/links'
import { type MediaKind, mediaKinds } from '../../../domain/media'
import { paths } from '../paths'

/** Who asks the picker window, and for what (spec §2). */
export interface PickerRequest {
  /** Names the asking input: its answer carries it back. */
  area: string
  multiple?: boolean
  /** Only files of this kind; all of them otherwise. */
  type?: MediaKind
}

/** What the window answers: one address, or a JSON list of items with theirs. */
export type PickerMessage = { source: 'nep:media'; area: string } & ({ url: string } | { items: string })

const maxWidth = 1000
const maxHeight = 800
const margin = 40

type Space = Pick<Screen, 'availWidth' | 'availHeight'> & { availLeft?: number; availTop?: number }

/** A window in the middle of the screen, as large as allowed and never nearer to an edge than the margin. */
export function pickerFeatures({ availWidth, availHeight, availLeft = 0, availTop = 0 }: Space): string {
  const width = Math.min(maxWidth, availWidth - 2 * margin)
  const height = Math.min(maxHeight, availHeight - 2 * margin)
  const left = availLeft + Math.round((availWidth - width) / 2)
  const top = availTop + Math.round((availHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

const isKind = (value: string | null): value is MediaKind => mediaKinds.some((kind) => kind === value)

/** What the picker's own address asks for. */
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

/** The addresses in an answer meant for `area`; `undefined` when it is anything else. */
export function parsePicked(data: unknown, area: string): string[] | undefined {
  if (!isRecord(data) || data.source !== 'nep:media' || data.area !== area) return undefined
  const items: unknown = typeof data.items === 'string' ? parsed(data.items) : [{ url: data.url }]
  if (!Array.isArray(items) || items.length === 0) return undefined
  const urls = items.map((item: unknown) => (isRecord(item) ? item.url : undefined))
  const isGood = (url: unknown): url is string => typeof url === 'string' && url !== '' && isSafeLink(url)
  return urls.every(isGood) ? urls : undefined
}

/**
 * Opens the picker window and hands over what it answers. Listens only to that very window on our own origin.
 * @returns what stops listening, or `undefined` when the browser blocked the window
 */
export function openPicker(
  request: PickerRequest,
  onPicked: (urls: string[]) => void,
  host: Window = window,
): (() => void) | undefined {
  // One window for each input: asking again brings the open one to the front.
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

/** Whether someone waits for what this window answers. */
export const hasAsker = (host: Window = window): boolean =>
  Boolean(host.opener && !(host.opener as Window).closed)

/** Sends the choice to the page that opened this window, and only if it is one of ours; then closes. */
export function answerPicker(
  request: PickerRequest,
  urls: readonly [string, ...string[]],
  host: Window = window,
): void {
  const opener: Window | null = host.opener
  opener?.postMessage(pickerMessage(request, urls), host.location.origin)
  host.close()
}
