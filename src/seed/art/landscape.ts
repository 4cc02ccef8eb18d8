import { at, disc, n, rect, type Scene, shape, stroke, times } from './svg'

/** A ridge from edge to edge: a sum of two waves, filled to the bottom. */
const ridge = (w: number, h: number, y: number, lift: number, shift: number, fill: string): string => {
  const points = Array.from({ length: 25 }, (_, index) => {
    const x = (index / 24) * w
    const wave = Math.sin(index * 0.42 + shift) * 0.6 + Math.sin(index * 0.19 + shift * 2.3)
    return `${n(x)} ${n(y - wave * lift)}`
  })
  return shape(`M0 ${h}L${points.join('L')}L${w} ${h}Z`, fill)
}

const pine = (fill: string): string =>
  shape('M0 0L-13 34H-7L-20 64H-10L-24 96H24L10 64H20L7 34H13Z', fill) + rect(-3, 94, 6, 16, fill)

export const hills: Scene = ({ width: w, height: h, ink, random }) => {
  const sun = random.between(0.2, 0.8) * w
  const shift = random.between(0, 6)
  const rows = times(9, (row) => {
    const y = h * (0.78 + row * 0.035)
    return times(Math.ceil(w / 46) + 1, (index) =>
      disc(
        index * 46 + ((row * 17) % 46),
        y + Math.sin(index * 0.3 + shift) * 18 + row * 4,
        25 + row * 1.4,
        index % 3 ? ink.main : ink.deep,
        15 + row * 1.6,
        'opacity="0.9"',
      ),
    )
  })
  return [
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${ink.wash}"/><stop offset="0.65" stop-color="${ink.paper}"/></linearGradient>`,
    rect(0, 0, w, h, 'url(#sky)'),
    disc(sun, h * 0.3, h * 0.17, ink.light, h * 0.17, 'opacity="0.55"'),
    disc(sun, h * 0.3, h * 0.115, ink.accent),
    ridge(w, h, h * 0.5, h * 0.055, shift, ink.wash),
    ridge(w, h, h * 0.57, h * 0.06, shift + 1.7, ink.soft),
    rect(0, h * 0.6, w, h * 0.045, ink.light, 'opacity="0.28" rx="20"'),
    ridge(w, h, h * 0.68, h * 0.05, shift + 3.1, ink.main),
    times(7, (index) =>
      at(
        ((index + random.between(0.1, 0.9)) / 7) * w,
        h * random.between(0.5, 0.58),
        pine(ink.deep),
        random.between(0.7, 1.25),
      ),
    ),
    ridge(w, h, h * 0.76, h * 0.03, shift + 4.4, ink.deep),
    rows,
  ].join('')
}

export const terraces: Scene = ({ width: w, height: h, ink, random }) => {
  const bands = [ink.wash, ink.soft, ink.main, ink.soft, ink.main, ink.deep]
  const shift = random.between(0, 5)
  return [
    rect(0, 0, w, h, ink.paper),
    disc(w * 0.78, h * 0.17, h * 0.09, ink.light),
    times(13, (index) => {
      const y = h * (0.27 + index * 0.06)
      return ridge(w, h, y, h * (0.05 + index * 0.004), shift + index * 0.28, bands[index % 6] ?? ink.soft)
    }),
    times(13, (index) => {
      const y = h * (0.34 + index * 0.055)
      const x = random.between(0.05, 0.9) * w
      return disc(x, y + 12, 26, ink.light, 5, 'opacity="0.5"')
    }),
    at(
      w * 0.3,
      h * 0.52,
      rect(-46, 0, 92, 54, ink.light) +
        shape('M-62 4L0 -44L62 4Z', ink.accent) +
        rect(-12, 20, 24, 34, ink.deep),
      1.1,
    ),
  ].join('')
}

export const lake: Scene = ({ width: w, height: h, ink, random }) => {
  const water = h * 0.62
  const tower =
    rect(-42, -60, 84, 60, ink.deep) +
    rect(-32, -112, 64, 52, ink.deep) +
    rect(-22, -152, 44, 40, ink.deep) +
    shape('M-30 -152Q0 -176 30 -152L0 -196Z', ink.deep) +
    times(3, (index) => rect(-32 + index * 25, -40, 13, 40, ink.accent, 'rx="6"')) +
    rect(-7, -100, 14, 26, ink.accent, 'rx="7"')
  return [
    `<linearGradient id="air" x2="0" y2="1"><stop stop-color="${ink.soft}"/><stop offset="1" stop-color="${ink.paper}"/></linearGradient>`,
    rect(0, 0, w, h, 'url(#air)'),
    disc(w * 0.68, h * 0.34, h * 0.13, ink.light, h * 0.13, 'opacity="0.85"'),
    ridge(w, water, water - h * 0.06, h * 0.03, random.between(0, 6), ink.main),
    rect(0, water, w, h - water, ink.wash),
    at(w * 0.38, water, disc(0, 4, 130, ink.main, 20) + tower, 1.25),
    `<g opacity="0.25">${at(w * 0.38, water + 12, `<g transform="scale(1 -0.8)">${tower}</g>`, 1.25)}</g>`,
    times(26, () => {
      const x = random.between(0, w)
      const y = random.between(water + 24, h - 16)
      return stroke(`M${n(x)} ${n(y)}h${n(random.between(30, 130))}`, ink.light, 4, 'opacity="0.7"')
    }),
    stroke(
      `M${n(w)} ${n(h * 0.02)}q${n(-w * 0.16)} ${n(h * 0.05)} ${n(-w * 0.24)} ${n(h * 0.28)}`,
      ink.deep,
      12,
    ),
    times(30, (index) =>
      disc(
        w - random.between(0, w * 0.27),
        h * random.between(0, 0.22),
        26,
        index % 4 ? ink.deep : ink.main,
        15,
      ),
    ),
  ].join('')
}
