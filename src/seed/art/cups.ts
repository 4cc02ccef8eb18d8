import { at, disc, n, rect, type Scene, shape, steam, stroke, times } from './svg'

export const latte: Scene = ({ width: w, height: h, ink, random }) => {
  const r = h * 0.34
  const leaf = times(5, (index) => {
    const y = -r * 0.42 + index * r * 0.2
    const wide = r * (0.2 + index * 0.095)
    return stroke(`M${n(-wide)} ${n(y)}Q0 ${n(y + r * 0.26)} ${n(wide)} ${n(y)}`, ink.light, r * 0.075)
  })
  return [
    rect(0, 0, w, h, ink.wash),
    times(8, (index) => rect(0, index * (h / 8), w, h / 16, ink.paper, 'opacity="0.55"')),
    disc(w / 2 + 14, h / 2 + 22, r * 1.42, ink.deep, r * 1.42, 'opacity="0.16"'),
    disc(w / 2, h / 2, r * 1.4, ink.light),
    disc(w / 2, h / 2, r * 1.08, ink.paper),
    rect(w / 2 + r * 0.86, h / 2 - r * 0.13, r * 0.56, r * 0.26, ink.accent, `rx="${n(r * 0.13)}"`),
    disc(w / 2, h / 2, r, ink.accent),
    disc(w / 2, h / 2, r * 0.87, '#7d4a2a'),
    disc(w / 2, h / 2, r * 0.8, '#c08a57', r * 0.8, 'opacity="0.45"'),
    at(
      w / 2,
      h / 2,
      leaf + stroke(`M0 ${n(-r * 0.58)}V${n(r * 0.6)}`, ink.light, r * 0.06),
      1,
      random.int(-28, 28),
    ),
    at(
      w * 0.13,
      h * 0.74,
      rect(-9, -150, 18, 210, ink.main, 'rx="9"') + disc(0, 80, 30, ink.main, 46),
      1,
      -24,
    ),
    times(6, () =>
      at(
        random.pick([w * 0.86, w * 0.9, w * 0.8]) + random.int(-40, 60),
        h * random.between(0.1, 0.3),
        disc(0, 0, 24, ink.deep, 17) + stroke('M-18 4Q0 -8 18 -3', ink.soft, 4),
        1,
        random.int(0, 180),
      ),
    ),
  ].join('')
}

export const cup: Scene = ({ width: w, height: h, ink, random }) => {
  const x = w * random.between(0.42, 0.58)
  return [
    rect(0, 0, w, h, ink.paper),
    disc(x, h * 0.42, h * 0.36, ink.wash),
    rect(0, h * 0.78, w, h * 0.22, ink.soft),
    rect(0, h * 0.78, w, 10, ink.main, 'opacity="0.5"'),
    disc(x, h * 0.83, h * 0.34, ink.deep, h * 0.035, 'opacity="0.25"'),
    disc(x, h * 0.8, h * 0.33, ink.light, h * 0.045),
    stroke(
      `M${n(x + h * 0.2)} ${n(h * 0.5)}q${n(h * 0.17)} ${n(-h * 0.02)} ${n(h * 0.14)} ${n(h * 0.1)}t${n(-h * 0.2)} ${n(h * 0.09)}`,
      ink.main,
      h * 0.045,
    ),
    shape(
      `M${n(x - h * 0.24)} ${n(h * 0.45)}h${n(h * 0.48)}q0 ${n(h * 0.33)} ${n(-h * 0.17)} ${n(h * 0.34)}h${n(-h * 0.14)}q${n(-h * 0.17)} ${n(-h * 0.01)} ${n(-h * 0.17)} ${n(-h * 0.34)}Z`,
      ink.main,
    ),
    shape(
      `M${n(x - h * 0.23)} ${n(h * 0.55)}q${n(h * 0.23)} ${n(h * 0.07)} ${n(h * 0.46)} 0l${n(-h * 0.015)} ${n(h * 0.06)}q${n(-h * 0.215)} ${n(h * 0.06)} ${n(-h * 0.43)} 0Z`,
      ink.accent,
    ),
    disc(x, h * 0.45, h * 0.24, ink.light, h * 0.04),
    disc(x, h * 0.455, h * 0.21, ink.deep, h * 0.028),
    steam(x, h * 0.4, h * 0.28, ink.light),
    disc(x - h * 0.52, h * 0.86, 30, ink.deep, 20),
    disc(x - h * 0.44, h * 0.9, 30, ink.deep, 19),
    stroke(`M${n(x - h * 0.52 - 20)} ${n(h * 0.86 + 5)}q20 -12 40 -6`, ink.wash, 4),
    stroke(`M${n(x - h * 0.44 - 20)} ${n(h * 0.9 + 2)}q20 8 40 -4`, ink.wash, 4),
  ].join('')
}

export const iced: Scene = ({ width: w, height: h, ink, random }) => {
  const x = w / 2
  const body = (top: number, bottom: number, fill: string, more = '') => {
    const half = (y: number) => h * (0.155 - (y / h - 0.2) * 0.055)
    return shape(
      `M${n(x - half(top))} ${n(top)}H${n(x + half(top))}L${n(x + half(bottom))} ${n(bottom)}H${n(x - half(bottom))}Z`,
      fill,
      more,
    )
  }
  return [
    rect(0, 0, w, h, ink.wash),
    disc(x + w * 0.2, h * 0.3, h * 0.26, ink.paper),
    rect(0, h * 0.8, w, h * 0.2, ink.main),
    times(6, (index) => rect((index * w) / 6 + 4, h * 0.8, w / 6 - 8, h * 0.2, ink.soft, 'opacity="0.35"')),
    disc(x, h * 0.87, h * 0.2, ink.deep, h * 0.025, 'opacity="0.35"'),
    stroke(`M${n(x + h * 0.02)} ${n(h * 0.6)}L${n(x + h * 0.14)} ${n(h * 0.09)}`, ink.accent, h * 0.026),
    body(h * 0.2, h * 0.86, ink.light, 'opacity="0.55"'),
    body(h * 0.3, h * 0.52, ink.deep),
    body(h * 0.5, h * 0.66, ink.main),
    body(h * 0.64, h * 0.75, ink.soft),
    body(h * 0.74, h * 0.845, ink.light),
    times(6, (index) =>
      at(
        x + random.between(-0.08, 0.08) * h,
        h * (0.3 + (index % 3) * 0.065),
        rect(-34, -34, 68, 68, ink.light, 'rx="10" opacity="0.42"') +
          stroke('M-20 -10V-20H-8', ink.light, 5, 'opacity="0.9"'),
        h / 900,
        random.int(0, 80),
      ),
    ),
    stroke(
      `M${n(x - h * 0.115)} ${n(h * 0.28)}L${n(x - h * 0.09)} ${n(h * 0.72)}`,
      ink.light,
      h * 0.014,
      'opacity="0.7"',
    ),
  ].join('')
}

export const phin: Scene = ({ width: w, height: h, ink }) => {
  const x = w / 2
  const metal = ink.soft
  return [
    rect(0, 0, w, h, ink.paper),
    times(5, (index) =>
      rect(w * 0.07 + index * w * 0.19, 0, w * 0.1, h * 0.72, ink.wash, 'opacity="0.6" rx="6"'),
    ),
    rect(0, h * 0.72, w, h * 0.28, ink.main),
    rect(0, h * 0.72, w, h * 0.03, ink.deep, 'opacity="0.35"'),
    disc(x, h * 0.885, h * 0.27, ink.deep, h * 0.035, 'opacity="0.4"'),
    shape(
      `M${n(x - h * 0.155)} ${n(h * 0.5)}H${n(x + h * 0.155)}L${n(x + h * 0.125)} ${n(h * 0.88)}H${n(x - h * 0.125)}Z`,
      ink.light,
      'opacity="0.72"',
    ),
    shape(
      `M${n(x - h * 0.142)} ${n(h * 0.67)}H${n(x + h * 0.142)}L${n(x + h * 0.131)} ${n(h * 0.8)}H${n(x - h * 0.131)}Z`,
      ink.deep,
    ),
    shape(
      `M${n(x - h * 0.131)} ${n(h * 0.8)}H${n(x + h * 0.131)}L${n(x + h * 0.124)} ${n(h * 0.868)}H${n(x - h * 0.124)}Z`,
      ink.wash,
    ),
    disc(x, h * 0.49, h * 0.23, ink.main, h * 0.028),
    disc(x, h * 0.482, h * 0.22, metal, h * 0.022),
    rect(x - h * 0.13, h * 0.24, h * 0.26, h * 0.245, metal, 'rx="10"'),
    rect(x - h * 0.1, h * 0.26, h * 0.035, h * 0.2, ink.light, 'opacity="0.55" rx="9"'),
    rect(x + h * 0.08, h * 0.24, h * 0.05, h * 0.245, ink.main, 'opacity="0.35" rx="9"'),
    stroke(
      `M${n(x + h * 0.13)} ${n(h * 0.3)}q${n(h * 0.1)} 0 ${n(h * 0.09)} ${n(h * 0.06)}t${n(-h * 0.09)} ${n(h * 0.05)}`,
      ink.main,
      13,
    ),
    disc(x, h * 0.24, h * 0.145, ink.main, h * 0.024),
    disc(x, h * 0.222, h * 0.14, metal, h * 0.022),
    disc(x, h * 0.19, h * 0.022, ink.accent),
    times(3, (index) =>
      shape(`M${n(x)} ${n(h * (0.53 + index * 0.045))}q11 18 0 24q-11 -6 0 -24Z`, ink.deep),
    ),
    steam(x, h * 0.16, h * 0.12, ink.main, 3),
    disc(w * 0.2, h * 0.88, h * 0.09, metal, h * 0.02),
    disc(w * 0.2, h * 0.868, h * 0.085, ink.wash, h * 0.016),
  ].join('')
}
