import { describe, expect, it } from 'vitest'
import { pictureCrop } from '../../src/domain/pictureCrop'
import {
  hasRenditions,
  parsePicture,
  pictureAddress,
  pictureFormats,
  pictureRatios,
  pictureWidths,
  sidesOf,
} from '../../src/domain/renditions'

const middle = { x: 50, y: 50 }

describe('a cropped picture', () => {
  it('is as wide as was asked, and exactly of its ratio', () => {
    for (const picture of [
      { width: 4_000, height: 3_000 },
      { width: 2_999, height: 4_001 },
      { width: 9_000, height: 2_000 },
    ])
      for (const wide of pictureWidths)
        for (const ratio of pictureRatios) {
          const [x, y] = sidesOf(ratio)
          const { width, height, left, top, scaled } = pictureCrop(picture, wide, [x, y], middle)
          expect([width, height]).toEqual([wide, (wide * y) / x])
          expect(left + width).toBeLessThanOrEqual(scaled.width)
          expect(top + height).toBeLessThanOrEqual(scaled.height)
          // The window touches two edges: no larger one would fit.
          expect(Math.min(scaled.width - width, scaled.height - height)).toBeLessThanOrEqual(1)
        }
  })

  it.each([
    [{ x: 50, y: 50 }, 400, 0],
    [{ x: 0, y: 0 }, 0, 0],
    [{ x: 100, y: 100 }, 800, 0],
    [{ x: 10, y: 90 }, 0, 0],
    [{ x: 40, y: 50 }, 240, 0],
    [{ x: 75, y: 50 }, 800, 0],
  ])('shows its focus at %o in the middle, as far as the edges allow', (focus, left, top) => {
    expect(pictureCrop({ width: 3_200, height: 1_600 }, 1_600, [1, 1], focus)).toMatchObject({
      scaled: { width: 3_200, height: 1_600 },
      width: 1_600,
      height: 1_600,
      left: left * 2,
      top,
    })
    expect(
      pictureCrop({ width: 1_600, height: 3_200 }, 800, [1, 1], { x: focus.y, y: focus.x }),
    ).toMatchObject({
      scaled: { width: 800, height: 1_600 },
      left: top,
      top: left,
    })
  })

  it('is never enlarged: a small one keeps its pixels', () => {
    expect(pictureCrop({ width: 100, height: 80 }, 320, [1, 1], middle)).toEqual({
      scaled: { width: 100, height: 80 },
      left: 10,
      top: 0,
      width: 80,
      height: 80,
    })
    expect(pictureCrop({ width: 100, height: 80 }, 320, undefined, middle)).toMatchObject({
      scaled: { width: 100, height: 80 },
      width: 100,
      height: 80,
    })
    expect(pictureCrop({ width: 1, height: 5_000 }, 320, [16, 9], middle)).toMatchObject({
      width: 1,
      height: 1,
    })
    expect(pictureCrop({ width: 5_000, height: 3 }, 320, [16, 9], middle)).toMatchObject({
      width: 5,
      height: 3,
    })
  })

  it('is whole without a ratio', () => {
    expect(pictureCrop({ width: 3_000, height: 1_000 }, 960, undefined, { x: 0, y: 0 })).toEqual({
      scaled: { width: 960, height: 320 },
      left: 0,
      top: 0,
      width: 960,
      height: 320,
    })
  })
})

const stem = '/files/media/2026/11/5d1c8f5e-0c1b-4c7e-9b58-2f2d0a1b2c3d'

describe('the address of a picture', () => {
  it('says width, format and ratio, and is read as it was written', () => {
    expect(pictureAddress(`${stem}.jpg`, { w: 640, f: 'avif', r: '4x3' })).toBe(
      `${stem}.jpg?w=640&f=avif&r=4x3`,
    )
    expect(pictureAddress(`${stem}.jpg`, { w: 640 })).toBe(`${stem}.jpg?w=640`)
    expect(pictureAddress(`${stem}.jpg`, {})).toBe(`${stem}.jpg`)
    for (const w of pictureWidths)
      for (const f of pictureFormats)
        for (const r of [...pictureRatios, undefined]) {
          const [, query = ''] = pictureAddress(`${stem}.jpg`, { w, f, r }).split('?')
          expect(parsePicture(query)).toEqual({ w, f, ...(r && { r }) })
        }
  })

  it('of what has no other sizes stays as it is: documents, icons, smaller versions, other sites', () => {
    expect(hasRenditions(`${stem}.png`)).toBe(true)
    for (const url of [`${stem}.pdf`, `${stem}.ico`, `${stem}-480.webp`, 'https://nep.vn/a.jpg', '']) {
      expect(hasRenditions(url)).toBe(false)
      expect(pictureAddress(url, { w: 640 })).toBe(url)
    }
  })

  it('leaves out what is usual', () => {
    expect(parsePicture('w=320')).toEqual({ w: 320, f: 'webp' })
    expect(parsePicture('f=avif')).toEqual({ w: 1280, f: 'avif' })
    expect(parsePicture('r=1x1')).toEqual({ w: 1280, f: 'webp', r: '1x1' })
    expect(parsePicture('revision=3&r=1x1')).toEqual({ w: 1280, f: 'webp', r: '1x1' })
    expect(parsePicture('w=640&h=480')).toEqual({ w: 640, f: 'webp' })
    for (const itself of ['', 'revision=3', 'v=2', 'W=640', '__proto__=1', 'constructor=1', '='])
      expect(parsePicture(itself), itself).toBeNull()
  })

  it.each([
    'w=321',
    'w=0640',
    'w=640.0',
    'w=',
    'w',
    'f=jpg',
    'f=AVIF',
    'r=3x4',
    'r=3',
    'w=640&w=640',
    'w=640&w=320',
    'w=640%00',
  ])('?%s is refused', (query) => {
    expect(parsePicture(query)).toBe('invalid')
  })
})
