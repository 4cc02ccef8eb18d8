import { describe, expect, it, vi } from 'vitest'
import {
  answerPicker,
  openPicker,
  parsePicked,
  pickerFeatures,
  pickerMessage,
  pickerRequest,
} from '../../../src/admin/components/media/picker'

describe('the picker window', () => {
  const sizeOn = (availWidth: number, availHeight: number) => {
    const features = new URLSearchParams(pickerFeatures({ availWidth, availHeight }).replaceAll(',', '&'))
    const [width = 0, height = 0, left = 0, top = 0] = ['width', 'height', 'left', 'top'].map((name) =>
      Number(features.get(name)),
    )
    return { width, height, left, top, right: availWidth - left - width, bottom: availHeight - top - height }
  }

  it('is 1000x800 at most, in the middle of a large screen', () => {
    expect(sizeOn(1920, 1080)).toEqual({
      width: 1000,
      height: 800,
      left: 460,
      top: 140,
      right: 460,
      bottom: 140,
    })
  })

  it.each([
    [1024, 768],
    [1060, 600],
    [360, 640],
  ])('stays 40 from the edges of a screen of %ix%i', (width, height) => {
    const { left, top, right, bottom } = sizeOn(width, height)
    expect(Math.min(left, top, right, bottom)).toBeGreaterThanOrEqual(40)
  })

  it('opens on the screen where the page is', () => {
    const second = { availWidth: 1280, availHeight: 1000, availLeft: 1920, availTop: 24 }
    expect(pickerFeatures(second)).toBe('popup,width=1000,height=800,left=2060,top=124')
  })

  it('takes area, single or multiple, and type from its address', () => {
    expect(pickerRequest('?area=images&multiple=1&type=image')).toEqual({
      area: 'images',
      multiple: true,
      type: 'image',
    })
    expect(pickerRequest('?area=logo&type=script')).toEqual({
      area: 'logo',
      multiple: false,
      type: undefined,
    })
  })
})

describe('its message', () => {
  it('carries one url, or a JSON list of items with url', () => {
    expect(pickerMessage({ area: 'image' }, [{ url: '/files/a.png' }])).toEqual({
      source: 'nep:media',
      area: 'image',
      url: '/files/a.png',
    })
    const many = pickerMessage({ area: 'images', multiple: true }, [
      { url: '/files/a.png', alt: 'Ly cà phê' },
      { url: '/files/b.png' },
    ])
    const files = [{ url: '/files/a.png', alt: 'Ly cà phê' }, { url: '/files/b.png' }]
    expect(JSON.parse('items' in many ? many.items : '')).toEqual(files)
    expect(parsePicked(many, 'images')).toEqual(files)
  })

  it.each([
    ['for another area', { source: 'nep:media', area: 'other', url: '/a.png' }],
    ['from something else', { type: 'webpackOk' }],
    ['no object', 'nep:media'],
    ['without an address', { source: 'nep:media', area: 'image' }],
    ['with an empty list', { source: 'nep:media', area: 'image', items: '[]' }],
    ['with broken JSON', { source: 'nep:media', area: 'image', items: '[{' }],
    ['with a script for an address', { source: 'nep:media', area: 'image', url: 'javascript:alert(1)' }],
    ['with one bad item', { source: 'nep:media', area: 'image', items: '[{"url":"/a.png"},{"url":7}]' }],
  ])('is ignored %s', (_, data) => {
    expect(parsePicked(data, 'image')).toBeUndefined()
  })
})

/** A page's window and the pop-up it opens. */
function windows() {
  const popup = { closed: false, focus: vi.fn() }
  const host = Object.assign(new EventTarget(), {
    location: { origin: 'https://nep.vn' },
    screen: { availWidth: 1440, availHeight: 900 },
    open: vi.fn((..._asked: string[]): unknown => popup),
  })
  const say = (data: unknown, origin = 'https://nep.vn', source: unknown = popup) =>
    host.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { popup, host, say, page: host as object as Window }
}

describe('the page that opens it', () => {
  const answer = { source: 'nep:media', area: 'image', url: '/files/a.png' }

  it('takes the answer of that window, once', () => {
    const { host, page, say } = windows()
    const picked = vi.fn()
    openPicker({ area: 'image', type: 'image' }, picked, page)
    expect(host.open.mock.calls[0]).toEqual([
      '/media/picker?area=image&type=image',
      'nep-media-image',
      'popup,width=1000,height=800,left=220,top=50',
    ])
    say(answer)
    say(answer)
    expect(picked.mock.calls).toEqual([[[{ url: '/files/a.png' }]]])
  })

  it('ignores other origins, other windows and other messages', () => {
    const { page, say } = windows()
    const picked = vi.fn()
    openPicker({ area: 'image' }, picked, page)
    say(answer, 'https://evil.example')
    say(answer, 'https://nep.vn', {})
    say({ ...answer, area: 'other' })
    expect(picked).not.toHaveBeenCalled()
  })

  it('stops listening when told, and says when the window was blocked', () => {
    const { host, page, say } = windows()
    const picked = vi.fn()
    openPicker({ area: 'image' }, picked, page)?.()
    say(answer)
    expect(picked).not.toHaveBeenCalled()
    host.open.mockReturnValue(null)
    expect(openPicker({ area: 'image' }, picked, page)).toBeUndefined()
  })

  it('is answered at our own origin only, and the window closes', () => {
    const opener = { closed: false, postMessage: vi.fn() }
    const close = vi.fn()
    const popup = { opener, close, location: { origin: 'https://nep.vn' } }
    answerPicker({ area: 'image' }, [{ url: '/files/a.png' }], popup as object as Window)
    expect(opener.postMessage).toHaveBeenCalledWith(answer, 'https://nep.vn')
    expect(close).toHaveBeenCalled()
  })
})
