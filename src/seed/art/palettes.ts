import type { ScenePalette } from './svg'

/** Each palette goes from a light paper to a dark ink, with one contrasting accent. */
const palettes = {
  roast: ['#f5e8d6', '#e8d0ae', '#c08a57', '#7d4a2a', '#35201a', '#d9602f', '#fffaf0'],
  tea: ['#eef3df', '#d2e2b8', '#8fb573', '#4a7a4c', '#1d382b', '#e4a23a', '#fbfdf4'],
  lotus: ['#fdeff1', '#f8d3da', '#e99db3', '#c2557b', '#43203c', '#3f8f73', '#fffbfb'],
  dusk: ['#fde7d3', '#f6ba93', '#cf7b86', '#7c4a78', '#2b2246', '#f2b33d', '#fff6e8'],
  river: ['#e4f1f3', '#b9dae1', '#77b0bd', '#2d7187', '#14313d', '#ef8354', '#f9fdff'],
  night: ['#252c4d', '#343f6b', '#6d7db3', '#9dacd9', '#11152b', '#f4c55c', '#f7f2e2'],
  clay: ['#f8e5db', '#ecc3ad', '#da8867', '#a7442f', '#451d17', '#2f7a74', '#fff9f4'],
  honey: ['#fdf3d7', '#f8dd94', '#e9b245', '#b5741b', '#40260d', '#3d6f8e', '#fffdf3'],
  stone: ['#eeece7', '#d8d4ca', '#a8a296', '#67635b', '#27251f', '#c8402f', '#fcfbf8'],
  jade: ['#e2f2ec', '#b2ddcd', '#63b097', '#1f7566', '#0e312d', '#f07f5a', '#f6fdfa'],
} as const satisfies Record<string, readonly [string, string, string, string, string, string, string]>

export type PaletteName = keyof typeof palettes

export function paletteOf(name: PaletteName): ScenePalette {
  const [paper, wash, soft, main, deep, accent, light] = palettes[name]
  return { paper, wash, soft, main, deep, accent, light }
}
