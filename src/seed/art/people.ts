import { cutsFor, type HaircutName, hairs, person, skins } from './figure'
import { at, disc, n, rect, type Scene, shape, steam, stroke, times } from './svg'

export const portrait =
  (gender: keyof typeof cutsFor): Scene =>
  ({ width: w, height: h, ink, random }) =>
    [
      rect(0, 0, w, h, ink.wash),
      disc(w * 0.5, h * 0.46, w * 0.4, ink.paper),
      at(
        w * 0.5,
        h * 0.63,
        person({
          skin: random.pick(skins),
          hair: random.pick(hairs),
          shirt: random.pick([ink.main, ink.accent, ink.deep]),
          cut: random.pick<HaircutName>(cutsFor[gender]),
        }),
        w / 330,
      ),
    ].join('')

export const barista =
  (cut: HaircutName): Scene =>
  ({ width: w, height: h, ink, random }) =>
    [
      rect(0, 0, w, h, ink.paper),
      disc(w * 0.44, h * 0.45, h * 0.42, ink.wash),
      rect(w * 0.7, h * 0.16, w * 0.3, 12, ink.main),
      rect(w * 0.7, h * 0.36, w * 0.3, 12, ink.main),
      times(5, (index) =>
        rect(
          w * (0.715 + index * 0.055),
          h * 0.16 - h * 0.08,
          w * 0.035,
          h * 0.08,
          index % 2 ? ink.accent : ink.soft,
          'rx="6"',
        ),
      ),
      times(4, (index) =>
        rect(
          w * (0.73 + index * 0.065),
          h * 0.36 - h * 0.1,
          w * 0.045,
          h * 0.1,
          index % 2 ? ink.main : ink.accent,
          'rx="8"',
        ),
      ),
      at(
        w * 0.44,
        h * 0.45,
        person({
          skin: random.pick(skins),
          hair: random.pick(hairs),
          shirt: ink.light,
          apron: ink.accent,
          cut,
        }),
        h / 520,
      ),
      rect(0, h * 0.8, w, h * 0.2, ink.main),
      rect(0, h * 0.8, w, h * 0.028, ink.deep),
      disc(w * 0.64, h * 0.812, 92, ink.light, 14),
      shape(`M${n(w * 0.64 - 62)} ${n(h * 0.69)}h124q-6 90 -36 94h-52q-30 -4 -36 -94Z`, ink.light),
      disc(w * 0.64, h * 0.69, 62, ink.soft, 13),
      steam(w * 0.64, h * 0.67, 90, ink.main, 2),
    ].join('')

export const lesson: Scene = ({ width: w, height: h, ink, random }) => {
  const shirts = [ink.main, ink.accent, ink.soft, ink.deep]
  const seats = random.shuffle<HaircutName>(['bob', 'bun', 'swept', 'crop', 'long'])
  return [
    rect(0, 0, w, h, ink.wash),
    rect(w * 0.24, h * 0.07, w * 0.52, h * 0.3, ink.deep, 'rx="12"'),
    times(3, (index) =>
      stroke(
        `M${n(w * 0.29)} ${n(h * (0.14 + index * 0.075))}h${n(w * random.between(0.14, 0.24))}`,
        ink.light,
        7,
        'opacity="0.75"',
      ),
    ),
    at(w * 0.66, h * 0.22, stroke('M-50 -50H50L18 14V46H-18V14Z', ink.accent, 7)),
    times(4, (index) =>
      at(
        w * (0.17 + index * 0.22),
        h * (0.56 + (index % 2) * 0.015),
        person({
          skin: random.pick(skins),
          hair: random.pick(hairs),
          shirt: shirts[index] ?? ink.main,
          apron: index === 1 ? ink.light : undefined,
          cut: seats[index] ?? 'crop',
        }),
        h / 980,
      ),
    ),
    rect(0, h * 0.77, w, h * 0.23, ink.main),
    rect(0, h * 0.77, w, h * 0.03, ink.deep, 'opacity="0.55"'),
    times(8, (index) => {
      const x = w * (0.08 + index * 0.12)
      return (
        shape(`M${n(x - 34)} ${n(h * 0.8)}h68q-3 54 -20 56h-28q-17 -2 -20 -56Z`, ink.light) +
        disc(x, h * 0.8, 34, index % 3 ? ink.deep : ink.accent, 8)
      )
    }),
  ].join('')
}
