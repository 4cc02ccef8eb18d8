import { at, disc, n, rect, type Scene, shape, stroke, times } from './svg'

export const tiles: Scene = ({ width: w, height: h, ink }) => {
  const size = 200
  const tile =
    rect(0, 0, size, size, ink.light) +
    [0, 90, 180, 270]
      .map((turn) =>
        at(
          100,
          100,
          shape('M0 -14C30 -40 30 -76 0 -98C-30 -76 -30 -40 0 -14Z', ink.main) +
            shape('M100 -100Q100 -46 62 -62Q46 -100 100 -100Z', ink.accent) +
            stroke('M100 -100Q52 -52 100 0', ink.soft, 9),
          1,
          turn,
        ),
      )
      .join('') +
    disc(100, 100, 26, ink.accent) +
    disc(100, 100, 12, ink.light) +
    `<rect width="${size}" height="${size}" fill="none" stroke="${ink.wash}" stroke-width="5"/>`
  return times(Math.ceil(h / size), (row) =>
    times(Math.ceil(w / size), (column) => at(column * size, row * size, tile)),
  )
}

export const waves: Scene = ({ width: w, height: h, ink }) => {
  const r = 84
  const scale = (fill: string) =>
    disc(0, 0, r, ink.deep) +
    disc(0, 0, r - 5, fill) +
    disc(0, 0, r * 0.7, ink.light) +
    disc(0, 0, r * 0.63, fill) +
    disc(0, 0, r * 0.38, ink.light) +
    disc(0, 0, r * 0.31, ink.main)
  return (
    rect(0, 0, w, h, ink.main) +
    times(Math.ceil(h / (r / 2)) + 3, (row) =>
      times(Math.ceil(w / (r * 2)) + 2, (column) =>
        at(
          column * r * 2 + (row % 2) * r,
          row * (r / 2),
          scale((row + column) % 5 === 0 ? ink.accent : (row + column) % 2 ? ink.soft : ink.wash),
        ),
      ),
    )
  )
}

/** Rings like those of a bronze drum, with a sun of fourteen rays. */
export const drum: Scene = ({ width: w, height: h, ink }) => {
  const x = w / 2
  const y = h / 2
  const ring = (r: number, fill: string) => disc(x, y, r, fill)
  const R = h * 0.62
  const teeth = (count: number, r: number, tall: number, color: string) =>
    times(count, (index) =>
      at(
        x,
        y,
        shape(
          `M${n(-Math.PI * (r / count) * 0.8)} ${n(-r)}L0 ${n(-r - tall)}L${n(Math.PI * (r / count) * 0.8)} ${n(-r)}Z`,
          color,
        ),
        1,
        (index * 360) / count,
      ),
    )
  return [
    rect(0, 0, w, h, ink.deep),
    ring(R * 1.12, ink.main),
    ring(R, ink.wash),
    teeth(64, R * 0.9, R * 0.07, ink.main),
    ring(R * 0.88, ink.main),
    ring(R * 0.86, ink.soft),
    times(16, (index) =>
      at(
        x,
        y,
        at(0, -R * 0.74, stroke('M-44 10Q-18 -26 14 -10L52 -22L22 4Q4 26 -44 10Z', ink.light, 7), h / 900),
        1,
        (index * 360) / 16,
      ),
    ),
    ring(R * 0.62, ink.deep),
    ring(R * 0.6, ink.paper),
    teeth(40, R * 0.5, R * 0.07, ink.accent),
    ring(R * 0.48, ink.main),
    teeth(14, R * 0.1, R * 0.34, ink.accent),
    ring(R * 0.14, ink.accent),
  ].join('')
}
