/** Measures in pixels. All screens take theirs from here or from the theme. */

export const textSizes = { small: 12, table: 13, body: 14, lead: 16, title: 20, page: 24 } as const

/** Heights of controls; `touch` replaces `medium` on touch screens. */
export const control = { small: 28, medium: 36, touch: 44 } as const

export const spacingStep = 4

/** Below 768 a phone, from 1440 a full desktop. */
export const breakpoints = { xs: 0, sm: 768, md: 1024, lg: 1440, xl: 1920 } as const

export const pageWidth = { narrow: 640, form: 1100, full: undefined } as const
export type PageWidth = keyof typeof pageWidth

/** Windows of small laptops; touch screens keep their heights. */
export const lowWindow = '@media (max-height: 800px) and (pointer: fine)'

export const SIDEBAR = 252
export const RAIL = 64

export const BAR_HEIGHT = 56

export const box = {
  icon: 20,
  menu: 32,
  logo: 28,
  /** A user's picture in a row. */
  avatar: 32,
  portrait: 88,
  /** A record's picture in a table. */
  thumbnail: 32,
  picture: 144,
  /** Figures with their chart above a list. */
  figures: 134,
  /** A handle for dragging, and other narrow columns. */
  handle: 40,
  /** A one-line field in a row of its own. */
  field: 560,
  /** The longest line of text that is easy to read. */
  line: 640,
  /** A menu that opens from a button. */
  menuPaper: 240,
  /** The search in the top bar. */
  searchBar: 480,
  /** An input that users have defined, beside others of its kind. */
  input: 280,
  filter: 200,
  search: 320,
  /** Preview of a page of the site, on a desktop and on a phone. */
  page: 960,
  desktop: 1280,
  phone: 390,
  side: 360,
  /** The narrowest tile of a grid. */
  tile: 172,
  smallTile: 128,
  /** A QR code, which phones read from half a metre. */
  code: 200,
  /** The same on paper: three centimetres. */
  printedCode: 114,
  /** An icon in place of text: a page's sign, the kind of a file. */
  symbol: 48,
  /** Minimum height of a text editor, which grows with its content. */
  editor: 320,
  /** A scrolling list inside a page or a dialog. */
  scroller: 320,
} as const

/**
 * Heights of sticky bars as CSS variables: `var(--bar)`. `--bottom-bar` is the measured height of the save or bulk bar
 * at the bottom.
 */
export const sticky = {
  '--bar': `${BAR_HEIGHT}px`,
  '--list-head': `${control.medium}px`,
  '--save-bar': `${control.medium + 6 * spacingStep}px`,
  '--bulk-bar': `${control.medium + 4 * spacingStep}px`,
} as const

/** Paper sizes of shops and the print margin, in mm. */
export const papers = { A5: { width: 148, height: 210 }, A4: { width: 210, height: 297 } } as const
export const paperMargin = 10
