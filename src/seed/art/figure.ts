import { disc, rect, shape, stroke } from './svg'

export const skins = ['#f0c9a4', '#e6b48c', '#d69d72', '#f3d3b3'] as const
export const hairs = ['#1f1a1c', '#2e2320', '#3b2a22', '#14161c'] as const

/** Hair behind the head, and hair over the forehead. */
type Haircut = (color: string) => { back: string; front: string }

const parted = (color: string) =>
  shape('M-60 -58C-64 -156 64 -156 60 -58C50 -82 24 -96 -14 -98C-28 -84 -46 -72 -60 -58Z', color)

const haircuts: Record<'bob' | 'long' | 'bun' | 'crop' | 'swept', Haircut> = {
  bob: (color) => ({
    back: shape('M-68 -62C-74 -8 -66 2 -58 8H58C66 2 74 -8 68 -62C60 -150 -60 -150 -68 -62Z', color),
    front: parted(color),
  }),
  long: (color) => ({
    back: shape('M-66 -70C-74 40 -64 84 -50 96H50C64 84 74 40 66 -70C58 -146 -58 -146 -66 -70Z', color),
    front: shape('M-58 -52C-64 -154 64 -154 58 -52C48 -82 22 -98 0 -102C-22 -98 -48 -82 -58 -52Z', color),
  }),
  bun: (color) => ({
    back: disc(0, -142, 30, color),
    front: shape('M-59 -60C-62 -156 62 -156 59 -60C46 -98 20 -100 0 -100C-20 -100 -46 -98 -59 -60Z', color),
  }),
  crop: (color) => ({
    back: '',
    front: shape(
      'M-58 -58C-70 -112 -52 -146 0 -146C52 -146 70 -112 58 -58C54 -78 52 -88 46 -96C14 -90 -14 -90 -46 -96C-52 -88 -54 -78 -58 -58Z',
      color,
    ),
  }),
  swept: (color) => ({
    back: '',
    front: shape(
      'M-60 -58C-72 -128 -20 -150 14 -140C52 -142 68 -104 60 -58C52 -84 40 -98 24 -100C0 -92 -40 -94 -60 -58Z',
      color,
    ),
  }),
}

export type HaircutName = keyof typeof haircuts
export const cutsFor = { female: ['bob', 'long', 'bun'], male: ['crop', 'swept'] } as const

interface Look {
  skin: string
  hair: string
  shirt: string
  apron?: string
  cut: HaircutName
}

/** A person down to the waist, with the chin at (0, 0); about 400 units tall. */
export function person({ skin, hair, shirt, apron, cut }: Look): string {
  const { back, front } = haircuts[cut](hair)
  return [
    back,
    rect(-22, -20, 44, 60, skin, 'rx="18"'),
    shape('M-128 250C-130 96 -96 52 -34 34Q0 60 34 34C96 52 130 96 128 250Z', shirt),
    apron ? shape('M-52 250V96H52V250Z', apron) + stroke('M-50 98L-34 38M50 98L34 38', apron, 11) : '',
    disc(0, -56, 54, skin, 64),
    disc(-54, -54, 9, skin, 13) + disc(54, -54, 9, skin, 13),
    front,
    disc(-21, -54, 5.5, '#2a2024') + disc(21, -54, 5.5, '#2a2024'),
    stroke('M-15 -22Q0 -10 15 -22', '#8c4a3c', 5),
    disc(-34, -34, 10, '#e58a78', 7, 'opacity="0.4"') + disc(34, -34, 10, '#e58a78', 7, 'opacity="0.4"'),
  ].join('')
}
