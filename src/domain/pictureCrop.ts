interface Size {
  width: number
  height: number
}

/** In percent of width and height. */
export interface FocusPoint {
  x: number
  y: number
}

/** The whole picture is scaled to `scaled`; the window lies in what comes of it. */
export interface PictureCrop extends Size {
  scaled: Size
  left: number
  top: number
}

/**
 * A window of that ratio, as large as the picture allows and centred on the focus as far as the edges do. Nothing is
 * enlarged: a picture narrower than `wide` keeps its pixels.
 * @param ratio width and height; without it nothing is cut off
 */
export function pictureCrop(
  picture: Size,
  wide: number,
  ratio: readonly [number, number] | undefined,
  focus: FocusPoint,
): PictureCrop {
  const most = ratio ? Math.min(picture.width, (picture.height * ratio[0]) / ratio[1]) : picture.width
  const scale = Math.min(1, wide / most)
  const scaled = { width: atLeastOne(picture.width * scale), height: atLeastOne(picture.height * scale) }
  if (!ratio) return { scaled, left: 0, top: 0, ...scaled }
  const width = Math.max(1, Math.floor(most * scale + nearly))
  const height = Math.min(scaled.height, atLeastOne((width * ratio[1]) / ratio[0]))
  const left = startOf(scaled.width, width, focus.x)
  const top = startOf(scaled.height, height, focus.y)
  return { scaled, left, top, width, height }
}

/** Against what division leaves of a whole number. */
const nearly = 1e-6

const atLeastOne = (pixels: number): number => Math.max(1, Math.round(pixels))

const startOf = (side: number, window: number, percent: number): number =>
  Math.min(side - window, Math.max(0, Math.round((side * percent) / 100 - window / 2)))
