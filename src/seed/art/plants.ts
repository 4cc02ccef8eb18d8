import { at, disc, n, rect, type Scene, shape, stroke, times } from './svg'

/** A roasted bean around (0, 0). */
export const bean = (fill: string, seam: string): string =>
  disc(0, 0, 40, fill, 27) + stroke('M-34 6C-14 -14 12 14 34 -6', seam, 6)

const leaf = (fill: string, vein: string): string =>
  shape('M0 0C40 -58 128 -62 190 0C128 58 40 54 0 0Z', fill) + stroke('M6 0H176', vein, 4, 'opacity="0.6"')

export const beans: Scene = ({ width: w, height: h, ink, random }) => {
  const step = 104
  const tints = [ink.deep, ink.main, ink.main, ink.soft]
  return [
    rect(0, 0, w, h, ink.wash),
    times(Math.ceil(h / step) + 1, (row) =>
      times(Math.ceil(w / step) + 1, (column) => {
        const fill = random.pick(tints)
        const seam = fill === ink.soft ? ink.main : ink.wash
        const x = column * step + (row % 2) * (step / 2) + random.int(-14, 14)
        return at(
          x,
          row * step + random.int(-14, 14),
          bean(fill, seam),
          random.between(0.85, 1.15),
          random.int(0, 179),
        )
      }),
    ),
  ].join('')
}

export const cherries: Scene = ({ width: w, height: h, ink, random }) => {
  const cluster = times(7, (index) => {
    const x = ((index % 3) - 1) * 52 + random.int(-8, 8)
    const y = Math.floor(index / 3) * 46 + random.int(-6, 6)
    return at(
      x,
      y,
      disc(0, 0, 31, index % 4 ? '#cf3f34' : '#e8a13a') + disc(-9, -10, 9, ink.light, 7, 'opacity="0.6"'),
    )
  })
  const nodes = [0.16, 0.4, 0.64, 0.87]
  return [
    rect(0, 0, w, h, ink.paper),
    disc(w * 0.5, h * 0.5, h * 0.44, ink.wash),
    stroke(
      `M${n(-20)} ${n(h * 0.48)}Q${n(w * 0.5)} ${n(h * 0.34)} ${n(w + 20)} ${n(h * 0.54)}`,
      ink.deep,
      18,
    ),
    nodes
      .map((x, index) => {
        const y = h * (0.42 + Math.abs(x - 0.45) * 0.13)
        const green = index % 2 ? ink.main : ink.deep
        return (
          at(x * w, y, leaf(green, ink.soft), h / 540, -58 + random.int(-14, 14)) +
          at(x * w, y, leaf(ink.soft, ink.light), h / 560, -128 + random.int(-14, 14)) +
          at(x * w, y, leaf(green, ink.soft), h / 600, 34 + random.int(-12, 12)) +
          at(x * w, y + h * 0.06, cluster, h / 620)
        )
      })
      .join(''),
  ].join('')
}

export const sack: Scene = ({ width: w, height: h, ink, random }) => {
  const x = w / 2
  const mound = times(64, () => {
    const along = random.between(-1, 1)
    const rise = (1 - along * along) * random.between(0, 0.16)
    return at(
      x + along * h * 0.25,
      h * (0.4 - rise),
      bean(random.pick([ink.deep, '#5a3413']), ink.main),
      h / 1150,
      random.int(0, 179),
    )
  })
  return [
    rect(0, 0, w, h, ink.paper),
    rect(0, h * 0.8, w, h * 0.2, ink.wash),
    disc(x, h * 0.9, h * 0.42, ink.deep, h * 0.045, 'opacity="0.25"'),
    disc(x, h * 0.4, h * 0.27, ink.deep, h * 0.09),
    mound,
    shape(
      `M${n(x - h * 0.32)} ${n(h * 0.42)}Q${n(x)} ${n(h * 0.54)} ${n(x + h * 0.32)} ${n(h * 0.42)}Q${n(x + h * 0.42)} ${n(h * 0.86)} ${n(x + h * 0.3)} ${n(h * 0.9)}H${n(x - h * 0.3)}Q${n(x - h * 0.42)} ${n(h * 0.86)} ${n(x - h * 0.32)} ${n(h * 0.42)}Z`,
      ink.soft,
    ),
    times(6, (index) =>
      stroke(
        `M${n(x - h * 0.34)} ${n(h * (0.55 + index * 0.06))}Q${n(x)} ${n(h * (0.63 + index * 0.055))} ${n(x + h * 0.34)} ${n(h * (0.55 + index * 0.06))}`,
        ink.main,
        4,
        'opacity="0.35"',
      ),
    ),
    stroke(
      `M${n(x - h * 0.33)} ${n(h * 0.42)}Q${n(x)} ${n(h * 0.55)} ${n(x + h * 0.33)} ${n(h * 0.42)}`,
      ink.main,
      h * 0.04,
    ),
    disc(x, h * 0.7, h * 0.11, ink.accent),
    at(x, h * 0.7, bean(ink.light, ink.accent), h / 640, -32),
    at(
      x + h * 0.16,
      h * 0.3,
      rect(-13, -180, 26, 150, ink.main, 'rx="13"') +
        shape('M-52 -40H52Q48 60 0 64Q-48 60 -52 -40Z', ink.accent),
      h / 800,
      26,
    ),
  ].join('')
}
