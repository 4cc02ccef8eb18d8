import { HttpError } from 'react-admin'
import { describe, expect, it, vi } from 'vitest'
import { createUploads, type SendFile } from '../../../src/admin/components/media/upload/uploads'
import type { UploadOptions } from '../../../src/admin/providers/data/calls/media'
import type { Media } from '../../../src/domain/mediaSchema'

const picture = (name: string, size = 10, type = 'image/png') => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

/** Uploads whose transport the test controls. */
function workshop() {
  const calls: {
    name: string
    options: UploadOptions
    succeed: () => void
    fail: (error: unknown) => void
  }[] = []
  const send: SendFile = (file, options) =>
    new Promise((resolve, reject) => {
      const succeed = () => resolve({ data: { id: calls.length, name: file.name } as Media })
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
      calls.push({ name: file.name, options, succeed, fail: reject })
    })
  const uploads = createUploads()
  const states = () =>
    Object.fromEntries(uploads.items().map(({ file, status, error }) => [file.name, error?.key ?? status]))
  return { uploads, send, calls, states }
}

describe('uploads', () => {
  it('go three at a time, each with its own progress', async () => {
    const { uploads, send, calls, states } = workshop()
    uploads.add(
      ['a', 'b', 'c', 'd'].map((name) => picture(name)),
      { send },
    )
    expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'sending', d: 'waiting' })
    calls[1]?.options.onProgress?.(0.4)
    expect(uploads.items().map(({ progress }) => progress)).toEqual([0, 0.4, 0, 0])
    calls[0]?.succeed()
    await vi.waitFor(() => expect(states()).toMatchObject({ a: 'done', d: 'sending' }))
  })

  it('refuse at once what the server would refuse', () => {
    const { uploads, send, calls, states } = workshop()
    const files = [
      picture('a.exe', 10, 'application/x-msdownload'),
      picture('b.png', 51 * 1024 * 1024),
      picture('c.mp4', 11 * 1024 * 1024, 'video/mp4'),
      picture('d', 10, ''),
    ]
    uploads.add(files, { send })
    expect(states()).toEqual({
      'a.exe': 'validation.file_type',
      'b.png': 'validation.too_large',
      'c.mp4': 'sending',
      d: 'sending',
    })
    expect(calls).toHaveLength(2)
    uploads.add([picture('e.mp4', 10, 'video/mp4')], { send, kind: 'image' })
    expect(states()).toMatchObject({ 'e.mp4': 'validation.file_type' })
  })

  it('say which type is not taken; a photograph of an iPhone is one where the browser cannot read it', async () => {
    const { uploads, send, calls, states } = workshop()
    const decode = vi.fn(async () => Promise.reject(new Error('cannot')))
    vi.stubGlobal('createImageBitmap', decode)
    uploads.add([picture('a.tiff', 10, 'image/tiff'), picture('IMG_1.HEIC', 10, '')], { send, kind: 'image' })
    await vi.waitFor(() => expect(states()['IMG_1.HEIC']).toBe('validation.file_type'))
    expect(uploads.items().map(({ error }) => error?.params)).toEqual([
      { type: 'TIFF', types: 'JPG, PNG, WEBP, GIF, AVIF, ICO' },
      { type: 'HEIC', types: 'JPG, PNG, WEBP, GIF, AVIF, ICO' },
    ])
    expect(calls).toEqual([])
    vi.unstubAllGlobals()
  })

  it('can be canceled, waiting or under way', async () => {
    const { uploads, send, calls, states } = workshop()
    uploads.add(
      ['a', 'b', 'c', 'd'].map((name) => picture(name)),
      { send },
    )
    const idOf = (name: string) => uploads.items().find(({ file }) => file.name === name)?.id ?? 0
    uploads.cancel(idOf('d'))
    uploads.cancel(idOf('a'))
    await vi.waitFor(() => expect(states()).toMatchObject({ a: 'canceled', d: 'canceled', b: 'sending' }))
    expect(calls).toHaveLength(3)
  })

  it('can be tried again after the network failed, under the same key', async () => {
    const { uploads, send, calls, states } = workshop()
    const arrived = vi.fn()
    uploads.add([picture('a')], { send, onUploaded: arrived })
    calls[0]?.fail(new HttpError('offline', 0, null))
    await vi.waitFor(() => expect(states()).toEqual({ a: 'resources.media.upload.offline' }))
    const [failed] = uploads.items()
    expect(failed?.canRetry).toBe(true)
    uploads.retry(failed?.id ?? 0)
    expect(calls[1]?.options.key).toBe(calls[0]?.options.key)
    calls[1]?.succeed()
    await vi.waitFor(() => expect(states()).toEqual({ a: 'done' }))
    expect(arrived).toHaveBeenCalledOnce()
  })

  it('say what the server found wrong, which another try would not mend', async () => {
    const { uploads, send, calls, states } = workshop()
    uploads.add([picture('a')], { send })
    calls[0]?.fail(new HttpError('x', 422, { message: 'x', code: 'invalid', errors: { file: 'Tệp hỏng' } }))
    await vi.waitFor(() => expect(states()).toEqual({ a: 'Tệp hỏng' }))
    expect(uploads.items()[0]?.canRetry).toBe(false)
  })

  it('are forgotten once they are over, not before', async () => {
    const { uploads, send, calls, states } = workshop()
    uploads.add([picture('a'), picture('b')], { send })
    calls[0]?.succeed()
    await vi.waitFor(() => expect(states()).toMatchObject({ a: 'done' }))
    uploads.forget()
    expect(states()).toEqual({ b: 'sending' })
  })
})
