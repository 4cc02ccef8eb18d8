import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../src/admin/components/media/sources'
import { hasVersions, largerOf, pictureStem, versionOf } from '../../src/domain/media'

const stem = '/files/media/2026/11/5d1c8f5e-0c1b-4c7e-9b58-2f2d0a1b2c3d'

describe('the versions of a picture', () => {
  it('are named after it, and each leads to the others', () => {
    for (const url of [`${stem}.jpg`, `${stem}.webp`, `${stem}-480.webp`, `${stem}-96.webp`]) {
      expect(pictureStem(url)).toBe(stem)
      expect(versionOf(url, 96)).toBe(`${stem}-96.webp`)
    }
  })

  it('are known by their sizes only: any other number belongs to the name', () => {
    expect(versionOf('/files/media/a-97.webp', 96)).toBe('/files/media/a-97-96.webp')
    expect(versionOf('/files/media/a-480.png', 96)).toBe('/files/media/a-480-96.webp')
  })

  it('stand in for each other from small to large, never for the picture itself', () => {
    expect(largerOf(`${stem}-96.webp`)).toBe(`${stem}-240.webp`)
    expect(largerOf(`${stem}-240.webp`)).toBe(`${stem}-480.webp`)
    for (const url of [`${stem}-480.webp`, `${stem}-97.webp`, `${stem}-96.png`, `${stem}.webp`, ''])
      expect(largerOf(url)).toBe('')
  })

  it('belong to uploaded pictures, not to icons, documents and addresses outside', () => {
    for (const type of ['jpg', 'png', 'webp', 'gif', 'avif'])
      expect(hasVersions(`${stem}.${type}`)).toBe(true)
    for (const url of [`${stem}.ico`, `${stem}.pdf`, `https://nep.vn${stem}.jpg`, 'blob:1', ''])
      expect(hasVersions(url)).toBe(false)
  })
})

describe('a picture on the screen', () => {
  it('is offered in all sizes, with the one that it is shown in', () => {
    expect(sourcesOf(`${stem}.png`, 48)).toEqual({
      src: `${stem}-480.webp`,
      srcSet: `${stem}-480.webp 480w, ${stem}-240.webp 240w, ${stem}-96.webp 96w`,
      sizes: '48px',
    })
  })

  it('from elsewhere stays as it is', () => {
    for (const url of ['https://nep.vn/a.jpg', '/files/media/a.ico', '/logo.svg'])
      expect(sourcesOf(url, 48)).toEqual({ src: url })
  })
})
