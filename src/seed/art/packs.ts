import { bean } from './plants'
import { at, disc, n, rect, type Scene, shape, stroke, times } from './svg'

/** The logo of Nếp: three folds of a pressed cloth. */
const mark = (color: string): string =>
  stroke('M-40 26C-20 -40 20 -40 40 26', color, 10) +
  stroke('M-24 26C-12 -10 12 -10 24 26', color, 9) +
  stroke('M-8 26V18', color, 9) +
  stroke('M8 26V18', color, 9)

export const bag: Scene = ({ width: w, height: h, ink, random }) => {
  const x = w / 2
  const half = w * 0.25
  return [
    rect(0, 0, w, h, ink.paper),
    disc(x, h * 0.5, w * 0.42, ink.wash),
    disc(x, h * 0.885, w * 0.33, ink.deep, h * 0.03, 'opacity="0.25"'),
    shape(
      `M${n(x - half)} ${n(h * 0.17)}H${n(x + half)}L${n(x + half * 1.08)} ${n(h * 0.84)}Q${n(x + half * 1.06)} ${n(h * 0.89)} ${n(x + half)} ${n(h * 0.89)}H${n(x - half)}Q${n(x - half * 1.06)} ${n(h * 0.89)} ${n(x - half * 1.08)} ${n(h * 0.84)}Z`,
      ink.main,
    ),
    shape(
      `M${n(x + half * 0.78)} ${n(h * 0.17)}H${n(x + half)}L${n(x + half * 1.08)} ${n(h * 0.84)}Q${n(x + half * 1.06)} ${n(h * 0.89)} ${n(x + half)} ${n(h * 0.89)}H${n(x + half * 0.86)}Z`,
      ink.deep,
      'opacity="0.3"',
    ),
    rect(x - half, h * 0.12, half * 2, h * 0.06, ink.deep, 'rx="6"'),
    rect(x - half * 1.08, h * 0.155, half * 2.16, h * 0.022, ink.accent, 'rx="6"'),
    disc(x, h * 0.255, 15, ink.deep),
    disc(x, h * 0.255, 5, ink.soft),
    rect(x - half * 0.72, h * 0.34, half * 1.44, h * 0.39, ink.light, 'rx="16"'),
    rect(x - half * 0.72, h * 0.64, half * 1.44, h * 0.09, ink.accent, 'rx="16"'),
    rect(x - half * 0.72, h * 0.64, half * 1.44, h * 0.045, ink.accent),
    at(x, h * 0.44, mark(ink.main), w / 640),
    times(3, (index) =>
      rect(
        x - half * (0.5 - index * 0.08),
        h * (0.53 + index * 0.032),
        half * (1 - index * 0.16),
        8,
        ink.soft,
        'rx="4"',
      ),
    ),
    times(3, (index) =>
      at(x - half * 0.4 + index * half * 0.4, h * 0.685, bean(ink.light, ink.accent), w / 1500, -30),
    ),
    times(7, (index) =>
      at(
        w * (0.16 + index * 0.11) + random.int(-10, 10),
        h * random.between(0.91, 0.95),
        bean(ink.deep, ink.soft),
        w / 1500,
        random.int(0, 179),
      ),
    ),
  ].join('')
}

export const tin: Scene = ({ width: w, height: h, ink, random }) => {
  const x = w / 2
  const half = w * 0.23
  return [
    rect(0, 0, w, h, ink.wash),
    rect(0, h * 0.76, w, h * 0.24, ink.paper),
    disc(x, h * 0.88, w * 0.36, ink.deep, h * 0.03, 'opacity="0.22"'),
    rect(x - half, h * 0.26, half * 2, h * 0.6, ink.main),
    disc(x, h * 0.86, half, ink.main, h * 0.035),
    rect(x - half, h * 0.38, half * 2, h * 0.36, ink.light),
    disc(x, h * 0.74, half, ink.light, h * 0.03),
    disc(x, h * 0.38, half, ink.main, h * 0.03),
    times(9, (index) =>
      at(
        x - half * 0.76 + index * half * 0.19,
        h * 0.68 - (index % 3) * 26,
        stroke('M0 34C-12 8 -6 -14 0 -32C6 -14 12 8 0 34Z', ink.accent, 5),
        1,
        (index - 4) * 9,
      ),
    ),
    at(x, h * 0.5, mark(ink.main), w / 560),
    rect(x + half * 0.72, h * 0.26, half * 0.28, h * 0.6, ink.deep, 'opacity="0.16"'),
    disc(x, h * 0.26, half, ink.soft, h * 0.035),
    disc(x, h * 0.263, half * 0.9, ink.deep, h * 0.027),
    times(24, () =>
      at(
        x + random.between(-0.7, 0.7) * half,
        h * 0.263 + random.int(-9, 9),
        stroke('M-16 0Q0 -9 16 2', ink.soft, 5),
        1,
        random.int(0, 180),
      ),
    ),
    at(
      w * 0.8,
      h * 0.84,
      disc(0, 30, half * 0.72, ink.deep, 34) +
        rect(-half * 0.72, -4, half * 1.44, 34, ink.deep) +
        disc(0, -4, half * 0.72, ink.soft, 34) +
        disc(0, -14, 17, ink.accent, 11),
      1,
    ),
  ].join('')
}

export const gift: Scene = ({ width: w, height: h, ink, random }) => {
  const x = w / 2
  return [
    rect(0, 0, w, h, ink.paper),
    times(42, () =>
      disc(
        random.between(0, w),
        random.between(0, h * 0.8),
        random.between(4, 13),
        random.pick([ink.wash, ink.soft, ink.accent]),
        undefined,
        'opacity="0.55"',
      ),
    ),
    disc(x, h * 0.9, w * 0.38, ink.deep, h * 0.03, 'opacity="0.22"'),
    rect(x - w * 0.3, h * 0.46, w * 0.6, h * 0.43, ink.main, 'rx="10"'),
    times(5, (row) =>
      times(7, (column) =>
        disc(
          x - w * 0.26 + column * w * 0.087,
          h * 0.55 + row * h * 0.075,
          w * 0.022,
          ink.soft,
          undefined,
          'opacity="0.35"',
        ),
      ),
    ),
    rect(x - w * 0.33, h * 0.36, w * 0.66, h * 0.12, ink.deep, 'rx="10"'),
    rect(x - w * 0.045, h * 0.36, w * 0.09, h * 0.53, ink.accent),
    shape(
      `M${n(x)} ${n(h * 0.36)}C${n(x - w * 0.3)} ${n(h * 0.4)} ${n(x - w * 0.26)} ${n(h * 0.16)} ${n(x)} ${n(h * 0.34)}C${n(x + w * 0.26)} ${n(h * 0.16)} ${n(x + w * 0.3)} ${n(h * 0.4)} ${n(x)} ${n(h * 0.36)}Z`,
      ink.accent,
    ),
    disc(x, h * 0.348, w * 0.04, ink.light),
    at(x - w * 0.19, h * 0.66, disc(0, 0, 78, ink.light) + at(0, 4, mark(ink.main), 1.1), w / 1000),
  ].join('')
}
