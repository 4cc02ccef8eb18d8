import { at, disc, n, rect, type Scene, shape, steam, stroke, times } from './svg'

/** One lotus flower around (0, 0), petals from the outside in. */
const flower = (outer: string, middle: string, heart: string, seed: string): string => {
  const petal = 'M0 0C-52 -50 -34 -128 0 -160C34 -128 52 -50 0 0Z'
  const ring = (turns: number[], fill: string, scale: number) =>
    turns.map((turn) => at(0, 0, shape(petal, fill), scale, turn)).join('')
  return (
    ring([-78, 78, -56, 56], outer, 1) +
    ring([-36, 36], middle, 1.04) +
    ring([-16, 16], heart, 0.96) +
    ring([0], middle, 0.82) +
    disc(0, -14, 24, seed, 14)
  )
}

const pad = (fill: string, vein: string, size: number): string =>
  disc(0, 0, size, fill, size * 0.34) +
  times(7, (index) => {
    const angle = (index / 7) * Math.PI * 2
    return stroke(
      `M0 0L${n(Math.cos(angle) * size * 0.85)} ${n(Math.sin(angle) * size * 0.29)}`,
      vein,
      3,
      'opacity="0.5"',
    )
  })

export const lotus: Scene = ({ width: w, height: h, ink, random }) =>
  [
    `<linearGradient id="pond" x2="0" y2="1"><stop stop-color="${ink.paper}"/><stop offset="1" stop-color="${ink.wash}"/></linearGradient>`,
    rect(0, 0, w, h, 'url(#pond)'),
    disc(w * 0.76, h * 0.27, h * 0.15, ink.light),
    times(9, () => {
      const y = random.between(0.55, 0.97) * h
      return at(random.between(0, w), y, pad(ink.accent, ink.light, (y / h) * 150))
    }),
    ...[
      [0.3, 0.72, 1.35],
      [0.68, 0.8, 1.05],
      [0.9, 0.6, 0.6],
      [0.09, 0.56, 0.55],
    ].map(
      ([x = 0, y = 0, size = 1]) =>
        stroke(`M${n(x * w)} ${n(y * h)}q14 ${n(h * 0.2)} -6 ${n(h * 0.5)}`, ink.accent, 10 * size) +
        at(x * w, y * h, flower(ink.soft, ink.main, ink.wash, '#e6b94a'), size),
    ),
    times(14, () =>
      stroke(
        `M${n(random.between(0, w))} ${n(random.between(0.62, 0.98) * h)}h${n(random.between(40, 120))}`,
        ink.light,
        4,
        'opacity="0.75"',
      ),
    ),
  ].join('')

export const teapot: Scene = ({ width: w, height: h, ink }) => {
  const bowl = (x: number) =>
    shape(`M${n(x - 62)} ${n(h * 0.72)}h124q-4 84 -44 86h-36q-40 -2 -44 -86Z`, ink.light) +
    disc(x, h * 0.72, 62, ink.wash, 15) +
    disc(x, h * 0.722, 52, ink.accent, 10) +
    steam(x, h * 0.69, 90, ink.main, 2)
  return [
    rect(0, 0, w, h, ink.wash),
    disc(w * 0.45, h * 0.43, h * 0.38, ink.paper),
    times(22, (index) =>
      stroke(`M${n((index / 22) * w + 10)} 0V${n(h * 0.12)}`, ink.soft, 5, 'opacity="0.6"'),
    ),
    rect(0, h * 0.83, w, h * 0.17, ink.soft),
    rect(w * 0.1, h * 0.81, w * 0.8, h * 0.055, ink.deep, 'rx="14"'),
    stroke(
      `M${n(w * 0.31)} ${n(h * 0.44)}C${n(w * 0.3)} ${n(h * 0.1)} ${n(w * 0.56)} ${n(h * 0.1)} ${n(w * 0.55)} ${n(h * 0.44)}`,
      ink.deep,
      17,
    ),
    shape(
      `M${n(w * 0.53)} ${n(h * 0.6)}q${n(w * 0.07)} ${n(-h * 0.02)} ${n(w * 0.1)} ${n(-h * 0.18)}l${n(w * 0.035)} ${n(h * 0.02)}q${n(-w * 0.02)} ${n(h * 0.3)} ${n(-w * 0.16)} ${n(h * 0.3)}Z`,
      ink.main,
    ),
    disc(w * 0.43, h * 0.62, h * 0.245, ink.main, h * 0.195),
    disc(w * 0.4, h * 0.57, h * 0.13, ink.soft, h * 0.075, 'opacity="0.45"'),
    times(7, (index) =>
      disc(
        w * 0.43 + (index - 3) * h * 0.056,
        h * 0.66 + Math.abs(index - 3) * -4,
        9,
        ink.light,
        9,
        'opacity="0.7"',
      ),
    ),
    disc(w * 0.43, h * 0.435, h * 0.115, ink.deep, h * 0.025),
    disc(w * 0.43, h * 0.425, h * 0.11, ink.main, h * 0.025),
    disc(w * 0.43, h * 0.395, h * 0.026, ink.accent),
    bowl(w * 0.76),
    bowl(w * 0.88),
  ].join('')
}

export const matcha: Scene = ({ width: w, height: h, ink, random }) => {
  const r = h * 0.33
  return [
    rect(0, 0, w, h, ink.paper),
    times(18, (index) => stroke(`M0 ${n(index * (h / 18) + 12)}H${w}`, ink.wash, 9, 'opacity="0.7"')),
    disc(w * 0.42 + 12, h * 0.52 + 20, r * 1.04, ink.deep, r * 1.04, 'opacity="0.2"'),
    disc(w * 0.42, h * 0.52, r * 1.04, ink.deep),
    disc(w * 0.42, h * 0.52, r * 0.95, ink.main),
    disc(w * 0.42, h * 0.52, r * 0.88, ink.soft),
    times(46, () => {
      const angle = random.between(0, 6.28)
      const far = Math.sqrt(random.next()) * r * 0.8
      return disc(
        w * 0.42 + Math.cos(angle) * far,
        h * 0.52 + Math.sin(angle) * far,
        random.between(3, 11),
        ink.light,
        undefined,
        'opacity="0.42"',
      )
    }),
    at(
      w * 0.79,
      h * 0.5,
      rect(-30, -190, 60, 170, ink.accent, 'rx="12"') +
        times(11, (index) =>
          stroke(`M${(index - 5) * 5} -22Q${(index - 5) * 15} 60 ${(index - 5) * 9} 130`, ink.accent, 6),
        ) +
        stroke('M-30 -22H30', ink.deep, 8),
      h / 760,
      24,
    ),
    at(w * 0.87, h * 0.82, disc(0, 0, 66, ink.main, 42) + disc(-8, -8, 48, ink.wash, 28), 1, -18),
  ].join('')
}
