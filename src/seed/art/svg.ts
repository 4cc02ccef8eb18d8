import type { Random } from '../random'

export interface ScenePalette {
  paper: string
  wash: string
  soft: string
  main: string
  deep: string
  accent: string
  light: string
}

/** Input of a scene, which returns the inside of an SVG of `width` × `height`. */
export interface Canvas {
  width: number
  height: number
  ink: ScenePalette
  random: Random
}

export type Scene = (canvas: Canvas) => string

/** At most two decimals, for small and reproducible SVG. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, rx: number, fill: string, ry = rx, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const at = (x: number, y: number, content: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${content}</g>`

/** `lines` wavy strokes that rise from (x, y). */
export const steam = (x: number, y: number, height: number, color: string, lines = 3): string =>
  times(lines, (index) => {
    const left = x + (index - (lines - 1) / 2) * height * 0.26
    const tall = height * (index % 2 ? 1 : 0.78)
    const bend = height * 0.14
    return stroke(
      `M${n(left)} ${n(y)}c${n(-bend)} ${n(-tall * 0.3)} ${n(bend)} ${n(-tall * 0.4)} 0 ${n(-tall * 0.62)}s${n(bend)} ${n(-tall * 0.2)} 0 ${n(-tall * 0.38)}`,
      color,
      height * 0.055,
      'opacity="0.7"',
    )
  })

export const picture = ({ width, height }: Canvas, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
