import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { videoHosts } from '../domain/video'

/** Hash of the empty text: allows emotion to add empty style elements, which it fills through the CSSOM. */
const emptyStyle = hashOf('')

/**
 * Content security policy of the built pages.
 * Inline scripts and styles are allowed by hash; style attributes are allowed because rich text contains alignment,
 * foreign images and media because posts link to them. Connections may go to any https site, because only the database
 * knows the sources of data fields, and pages are served without it; those calls carry neither token nor cookies
 * (`fetchForeign`).
 */
export function contentPolicy(pages: string[]): string {
  const scripts = pages.flatMap((html) => inlineHashes(html, 'script'))
  const styles = [emptyStyle, ...pages.flatMap((html) => inlineHashes(html, 'style'))]
  return Object.entries({
    'default-src': ["'none'"],
    // The barcode reader is WebAssembly; this does not allow text to run as a script.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...new Set(scripts)],
    'style-src': ["'self'", ...new Set(styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https:'],
    // The preview of a document is a blob URL; videos are in frames of their sites.
    'frame-src': ['blob:', ...videoHosts],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** The same policy for pages that also show this site in a frame. */
export const framing = (policy: string, origin: string | undefined): string =>
  origin ? policy.replace('frame-src ', `frame-src ${origin} `) : policy

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...found].map(([, content]) => hashOf(content ?? ''))
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export function setSecurityHeaders(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('x-content-type-options', 'nosniff')
  outgoing.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  outgoing.setHeader('x-frame-options', 'DENY')
  outgoing.setHeader('cross-origin-opener-policy', 'same-origin')
  outgoing.setHeader('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()')
  if (isSecure(incoming)) outgoing.setHeader('strict-transport-security', 'max-age=31536000')
}

/** Whether the browser used https, as the proxy reports it. */
const isSecure = (incoming: IncomingMessage): boolean =>
  incoming.headers['x-forwarded-proto']?.toString().split(',')[0]?.trim() === 'https'

/** The address of the connection, or as reported by the outermost trusted proxy. */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string | undefined {
  const seen = (incoming.headers['x-forwarded-for']?.toString() ?? '').split(',').map((part) => part.trim())
  const forwarded = trustedProxies > 0 ? seen.at(-trustedProxies) : undefined
  return forwarded || incoming.socket.remoteAddress
}
