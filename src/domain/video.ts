export interface Video {
  site: 'YouTube' | 'Vimeo'
  src: string
}

const secondsOf = (text: string): number => {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

function youTube({ hostname, pathname, searchParams }: URL): Video | undefined {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  const named = /^(embed|shorts|live|v)$/.test(first) ? second : searchParams.get('v')
  const id = hostname.endsWith('youtu.be') ? first : named
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined
  const start = secondsOf(searchParams.get('start') ?? searchParams.get('t') ?? '')
  const src = `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
  return { site: 'YouTube', src }
}

function vimeo({ pathname, searchParams }: URL): Video | undefined {
  const [, id, within] =
    /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|showcase\/\d+\/video\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(
      pathname,
    ) ?? []
  if (!id) return undefined
  // Unlisted videos open only with this hash.
  const hash = within ?? /^[\da-f]+$/.exec(searchParams.get('h') ?? '')?.[0]
  return { site: 'Vimeo', src: `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ''}` }
}

/** Parses an address copied from YouTube or Vimeo; `undefined` for any other. */
export function videoOf(address: string): Video | undefined {
  const text = address.trim()
  const written = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(written)) return undefined
  const url = new URL(written)
  if (/^((www|m|music)\.)?(youtube(-nocookie)?\.com|youtu\.be)$/.test(url.hostname)) return youTube(url)
  return /^((www|player)\.)?vimeo\.com$/.test(url.hostname) ? vimeo(url) : undefined
}

/** Origins of the players; nothing else may be framed. */
export const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const
