import { at, disc, n, rect, type Scene, shape, stroke, times } from './svg'

const plant = (pot: string, leaf: string): string =>
  times(7, (index) =>
    at(0, 0, shape('M0 0C-16 -34 -12 -76 0 -104C12 -76 16 -34 0 0Z', leaf), 1, (index - 3) * 21),
  ) + shape('M-34 -8H34L26 52H-26Z', pot)

const window = (w: number, h: number, frame: string, glass: string): string =>
  rect(-w / 2, 0, w, h, frame, 'rx="4"') +
  rect(-w / 2 + 10, 10, w / 2 - 15, h - 20, glass) +
  rect(5, 10, w / 2 - 15, h - 20, glass)

export const shopfront: Scene = ({ width: w, height: h, ink, random }) => {
  const awning = times(12, (index) => {
    const x = w * 0.23 + index * w * 0.045
    return shape(
      `M${n(x)} ${n(h * 0.5)}h${n(w * 0.045)}v${n(h * 0.08)}q${n(-w * 0.0225)} ${n(h * 0.045)} ${n(-w * 0.045)} 0Z`,
      index % 2 ? ink.light : ink.accent,
    )
  })
  return [
    rect(0, 0, w, h, ink.wash),
    disc(w * 0.87, h * 0.18, h * 0.1, ink.light, undefined, 'opacity="0.8"'),
    rect(0, h * 0.2, w * 0.23, h * 0.7, ink.soft),
    rect(w * 0.77, h * 0.28, w * 0.23, h * 0.62, ink.soft),
    times(4, (index) =>
      at(
        w * (index % 2 ? 0.88 : 0.11),
        h * (0.34 + Math.floor(index / 2) * 0.24),
        window(w * 0.1, h * 0.14, ink.main, ink.paper),
      ),
    ),
    rect(w * 0.23, h * 0.07, w * 0.54, h * 0.83, ink.paper),
    rect(w * 0.215, h * 0.05, w * 0.57, h * 0.035, ink.main),
    times(3, (index) =>
      at(
        w * (0.34 + index * 0.16),
        h * 0.15,
        window(w * 0.1, h * 0.19, ink.main, random.chance(0.5) ? ink.light : ink.wash),
      ),
    ),
    rect(w * 0.25, h * 0.36, w * 0.5, h * 0.018, ink.deep),
    times(19, (index) => rect(w * (0.255 + index * 0.026), h * 0.3, 5, h * 0.065, ink.deep)),
    rect(w * 0.25, h * 0.295, w * 0.5, 8, ink.deep),
    rect(w * 0.25, h * 0.42, w * 0.5, h * 0.075, ink.deep, 'rx="8"'),
    times(5, (index) =>
      disc(w * 0.4 + index * w * 0.05, h * 0.457, 16, index === 2 ? ink.accent : ink.light),
    ),
    rect(w * 0.26, h * 0.57, w * 0.23, h * 0.29, ink.main, 'rx="6"'),
    rect(w * 0.275, h * 0.59, w * 0.2, h * 0.23, ink.light),
    times(3, (index) => rect(w * 0.285, h * (0.655 + index * 0.065), w * 0.18, 6, ink.soft)),
    times(9, (index) =>
      rect(
        w * (0.292 + (index % 5) * 0.034),
        h * (0.615 + Math.floor(index / 5) * 0.065),
        w * 0.02,
        h * 0.04,
        index % 2 ? ink.accent : ink.main,
        'rx="3"',
      ),
    ),
    rect(w * 0.55, h * 0.57, w * 0.15, h * 0.33, ink.main, 'rx="6"'),
    rect(w * 0.565, h * 0.59, w * 0.12, h * 0.2, ink.wash),
    disc(w * 0.68, h * 0.76, 9, ink.accent),
    awning,
    rect(0, h * 0.9, w, h * 0.1, ink.deep),
    rect(0, h * 0.9, w, 14, ink.main),
    at(w * 0.52, h * 0.87, plant(ink.accent, ink.main), 0.85),
    at(w * 0.735, h * 0.87, plant(ink.accent, ink.deep), 0.95),
    times(2, (index) =>
      at(
        w * (0.1 + index * 0.09),
        h * 0.88,
        rect(-38, -14, 76, 12, ink.accent, 'rx="4"') + stroke('M-28 -4L-34 40M28 -4L34 40', ink.accent, 9),
        0.9,
      ),
    ),
  ].join('')
}

export const interior: Scene = ({ width: w, height: h, ink, random }) =>
  [
    rect(0, 0, w, h, ink.wash),
    rect(0, h * 0.66, w, h * 0.34, ink.main),
    times(3, (row) => rect(w * 0.08, h * (0.24 + row * 0.145), w * 0.5, 12, ink.deep)),
    times(3, (row) =>
      times(9, (index) => {
        const tall = h * random.between(0.05, 0.1)
        return rect(
          w * (0.1 + index * 0.053),
          h * (0.24 + row * 0.145) - tall,
          w * random.between(0.026, 0.04),
          tall,
          random.pick([ink.main, ink.accent, ink.light, ink.soft, ink.deep]),
          'rx="6"',
        )
      }),
    ),
    times(4, (index) => {
      const x = w * (0.14 + index * 0.24)
      return (
        stroke(`M${n(x)} 0V${n(h * 0.1)}`, ink.deep, 5) +
        shape(
          `M${n(x - 52)} ${n(h * 0.16)}Q${n(x - 44)} ${n(h * 0.09)} ${n(x)} ${n(h * 0.09)}T${n(x + 52)} ${n(h * 0.16)}Z`,
          ink.deep,
        ) +
        disc(x, h * 0.168, 22, ink.accent, 15)
      )
    }),
    rect(0, h * 0.64, w, h * 0.05, ink.deep),
    times(14, (index) =>
      rect(index * (w / 14) + 6, h * 0.71, w / 14 - 12, h * 0.29, ink.soft, 'opacity="0.4" rx="5"'),
    ),
    rect(w * 0.64, h * 0.42, w * 0.27, h * 0.12, ink.light, 'rx="16"'),
    rect(w * 0.66, h * 0.5, w * 0.23, h * 0.14, ink.soft, 'rx="8"'),
    rect(w * 0.65, h * 0.6, w * 0.25, h * 0.04, ink.main, 'rx="6"'),
    times(
      2,
      (index) =>
        rect(w * (0.7 + index * 0.1), h * 0.53, w * 0.035, h * 0.025, ink.deep) +
        stroke(`M${n(w * (0.7 + index * 0.1))} ${n(h * 0.542)}h${n(-w * 0.025)}`, ink.deep, 12),
    ),
    times(5, (index) => disc(w * (0.69 + index * 0.042), h * 0.405, 20, ink.accent, 15)),
    times(3, (index) => disc(w * (0.67 + index * 0.04), h * 0.46, 9, index ? ink.main : ink.accent)),
    at(w * 0.2, h * 0.6, plant(ink.accent, ink.main), 0.8),
  ].join('')
