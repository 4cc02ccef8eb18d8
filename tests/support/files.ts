import sharp from 'sharp'
import type { TestApi } from './api'

/** A picture of one colour. */
export const picture = (colour: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()

/** A PNG of that size. */
export const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()

let made = 0

/** A file of the library; another picture each time unless a colour says which. */
export async function aFile(api: TestApi, more: { colour?: string; name?: string } = {}) {
  const { colour = `#${(++made * 7919).toString(16).padStart(6, '0').slice(-6)}`, name = `Ảnh ${made}` } =
    more
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await picture(colour))], `${name}.png`, { type: 'image/png' }))
  form.set('name', name)
  const { body, status } = await api.call('POST', '/media', { as: api.owner.token, body: form })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data as { id: number; url: string; path: string; version: number; hash: string }
}
