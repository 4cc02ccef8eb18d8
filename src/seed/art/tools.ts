import { bean } from './plants'
import { at, disc, n, rect, type Scene, shape, steam, stroke, times } from './svg'

export const pourOver: Scene = ({ width: w, height: h, ink }) => {
  const x = w * 0.6
  return [
    rect(0, 0, w, h, ink.paper),
    rect(0, h * 0.8, w, h * 0.2, ink.soft),
    disc(w * 0.52, h * 0.4, h * 0.37, ink.wash),
    shape(
      `M${n(x - h * 0.1)} ${n(h * 0.56)}H${n(x + h * 0.1)}L${n(x + h * 0.17)} ${n(h * 0.8)}Q${n(x + h * 0.17)} ${n(h * 0.85)} ${n(x + h * 0.12)} ${n(h * 0.85)}H${n(x - h * 0.12)}Q${n(x - h * 0.17)} ${n(h * 0.85)} ${n(x - h * 0.17)} ${n(h * 0.8)}Z`,
      ink.light,
    ),
    shape(
      `M${n(x - h * 0.145)} ${n(h * 0.71)}H${n(x + h * 0.145)}L${n(x + h * 0.16)} ${n(h * 0.8)}Q${n(x + h * 0.15)} ${n(h * 0.835)} ${n(x + h * 0.12)} ${n(h * 0.835)}H${n(x - h * 0.12)}Q${n(x - h * 0.15)} ${n(h * 0.835)} ${n(x - h * 0.16)} ${n(h * 0.8)}Z`,
      ink.deep,
    ),
    rect(x - h * 0.15, h * 0.535, h * 0.3, h * 0.03, ink.main, 'rx="10"'),
    shape(
      `M${n(x - h * 0.19)} ${n(h * 0.34)}H${n(x + h * 0.19)}L${n(x + h * 0.06)} ${n(h * 0.54)}H${n(x - h * 0.06)}Z`,
      ink.accent,
    ),
    shape(
      `M${n(x - h * 0.16)} ${n(h * 0.33)}H${n(x + h * 0.16)}L${n(x + h * 0.12)} ${n(h * 0.29)}H${n(x - h * 0.12)}Z`,
      ink.light,
    ),
    stroke(`M${n(x)} ${n(h * 0.57)}V${n(h * 0.7)}`, ink.deep, 7),
    stroke(`M${n(x - h * 0.02)} ${n(h * 0.2)}Q${n(x)} ${n(h * 0.24)} ${n(x)} ${n(h * 0.32)}`, ink.light, 9),
    stroke(
      `M${n(w * 0.3)} ${n(h * 0.36)}Q${n(w * 0.42)} ${n(h * 0.4)} ${n(w * 0.44)} ${n(h * 0.26)}T${n(x - h * 0.03)} ${n(h * 0.19)}`,
      ink.deep,
      18,
    ),
    shape(
      `M${n(w * 0.14)} ${n(h * 0.2)}H${n(w * 0.28)}L${n(w * 0.32)} ${n(h * 0.44)}H${n(w * 0.1)}Z`,
      ink.main,
    ),
    disc(w * 0.21, h * 0.2, w * 0.07, ink.deep, h * 0.02),
    disc(w * 0.21, h * 0.165, 15, ink.accent),
    stroke(
      `M${n(w * 0.14)} ${n(h * 0.23)}q${n(-w * 0.1)} ${n(h * 0.04)} ${n(-w * 0.045)} ${n(h * 0.2)}`,
      ink.deep,
      20,
    ),
    steam(x, h * 0.27, h * 0.15, ink.main, 3),
    times(5, (index) =>
      at(w * 0.12 + index * 58, h * (0.88 + (index % 2) * 0.035), bean(ink.deep, ink.wash), 0.75, index * 40),
    ),
  ].join('')
}

export const roaster: Scene = ({ width: w, height: h, ink, random }) =>
  [
    rect(0, 0, w, h, ink.wash),
    times(7, (row) =>
      times(9, (column) =>
        rect(
          (column - (row % 2) * 0.5) * (w / 8),
          row * (h / 8),
          w / 8 - 8,
          h / 8 - 8,
          ink.paper,
          'opacity="0.55" rx="4"',
        ),
      ),
    ),
    rect(0, h * 0.86, w, h * 0.14, ink.soft),
    rect(w * 0.24, h * 0.02, w * 0.05, h * 0.32, ink.deep),
    rect(w * 0.3, h * 0.72, w * 0.035, h * 0.18, ink.deep),
    rect(w * 0.56, h * 0.72, w * 0.035, h * 0.18, ink.deep),
    rect(w * 0.22, h * 0.3, w * 0.44, h * 0.44, ink.main, 'rx="26"'),
    disc(w * 0.44, h * 0.52, h * 0.25, ink.deep),
    disc(w * 0.44, h * 0.52, h * 0.215, ink.accent),
    disc(w * 0.44, h * 0.52, h * 0.17, ink.deep),
    times(16, (index) =>
      at(
        w * 0.44 + Math.cos(index) * h * 0.11 * random.next(),
        h * 0.56 + Math.sin(index) * h * 0.08 * random.next(),
        bean(ink.soft, ink.deep),
        0.55,
        random.int(0, 179),
      ),
    ),
    times(8, (index) =>
      disc(
        w * 0.44 + Math.cos(index * 0.785) * h * 0.232,
        h * 0.52 + Math.sin(index * 0.785) * h * 0.232,
        9,
        ink.light,
      ),
    ),
    shape(
      `M${n(w * 0.36)} ${n(h * 0.12)}H${n(w * 0.58)}L${n(w * 0.51)} ${n(h * 0.3)}H${n(w * 0.43)}Z`,
      ink.soft,
    ),
    disc(w * 0.47, h * 0.12, w * 0.11, ink.deep, h * 0.022),
    disc(w * 0.77, h * 0.88, w * 0.18, ink.deep, h * 0.05),
    rect(w * 0.59, h * 0.79, w * 0.36, h * 0.09, ink.main, 'rx="14"'),
    disc(w * 0.77, h * 0.79, w * 0.18, ink.deep, h * 0.05),
    times(34, () =>
      at(
        w * (0.77 + random.between(-0.14, 0.14)),
        h * (0.79 + random.between(-0.025, 0.025)),
        bean(ink.main, ink.wash),
        0.42,
        random.int(0, 179),
      ),
    ),
    disc(w * 0.28, h * 0.42, 34, ink.light),
    stroke(`M${n(w * 0.28)} ${n(h * 0.42)}l14 -18`, ink.accent, 6),
    steam(w * 0.265, h * 0.03 + h * 0.1, 60, ink.light, 2),
  ].join('')

export const grinder: Scene = ({ width: w, height: h, ink, random }) => {
  const x = w / 2
  return [
    rect(0, 0, w, h, ink.paper),
    rect(0, h * 0.82, w, h * 0.18, ink.wash),
    disc(x, h * 0.46, h * 0.38, ink.wash),
    disc(x, h * 0.9, h * 0.28, ink.deep, h * 0.03, 'opacity="0.3"'),
    rect(x - h * 0.19, h * 0.54, h * 0.38, h * 0.33, ink.main, 'rx="10"'),
    rect(x - h * 0.22, h * 0.85, h * 0.44, h * 0.045, ink.deep, 'rx="8"'),
    rect(x - h * 0.22, h * 0.515, h * 0.44, h * 0.045, ink.deep, 'rx="8"'),
    rect(x - h * 0.14, h * 0.63, h * 0.28, h * 0.17, ink.soft, 'rx="6"'),
    disc(x, h * 0.715, h * 0.024, ink.accent),
    shape(
      `M${n(x - h * 0.15)} ${n(h * 0.515)}Q${n(x - h * 0.21)} ${n(h * 0.34)} ${n(x)} ${n(h * 0.33)}Q${n(x + h * 0.21)} ${n(h * 0.34)} ${n(x + h * 0.15)} ${n(h * 0.515)}Z`,
      ink.accent,
    ),
    stroke(`M${n(x)} ${n(h * 0.34)}V${n(h * 0.24)}H${n(x + h * 0.27)}`, ink.deep, h * 0.026),
    disc(x + h * 0.27, h * 0.215, h * 0.04, ink.main, h * 0.05),
    times(9, () =>
      at(
        x + random.between(-0.48, 0.48) * w,
        h * random.between(0.89, 0.96),
        bean(ink.deep, ink.soft),
        h / 1300,
        random.int(0, 179),
      ),
    ),
  ].join('')
}
