/**
 * The measures of the back office, in pixels. Everything else takes them from here or from the theme, so that a change
 * of one number changes every screen.
 */

/** The six sizes of text. */
export const textSizes = { small: 12, table: 13, body: 14, lead: 16, title: 20, page: 24 } as const

/** The three heights of controls; `touch` replaces `medium` where fingers point. */
export const control = { small: 28, medium: 36, touch: 44 } as const

/** The step of all spacing. */
export const spacingStep = 4

/** Breakpoints: below 768 a phone, from 1440 a full desktop. */
export const breakpoints = { xs: 0, sm: 768, md: 1024, lg: 1440, xl: 1920 } as const

/** The widths of a page; a page's toolbar is as wide as the page. */
export const pageWidth = { narrow: 640, form: 1100, full: undefined } as const
export type PageWidth = keyof typeof pageWidth

/** Windows of small laptops: what is made for fingers is not made lower there. */
export const lowWindow = '@media (max-height: 800px) and (pointer: fine)'

/** Widths of the sidebar: open, and as a rail of icons. */
export const SIDEBAR = 252
export const RAIL = 64

/** The height of the top bar with its border. */
export const BAR_HEIGHT = 56

/** Measures of things that several screens show. */
export const box = {
  /** Icons in text and in buttons. */
  icon: 20,
  /** A row of the menu. */
  menu: 32,
  /** The site's logo in the bar. */
  logo: 28,
  /** A person's picture in a row. */
  avatar: 32,
  /** A person's picture on their own page. */
  portrait: 88,
  /** A record's picture in a table. */
  thumbnail: 32,
  /** A picture in a form. */
  picture: 144,
  /** Figures with their chart above a list. */
  figures: 134,
  /** A handle for dragging, and other narrow columns. */
  handle: 40,
  /** A field of one line, where it has a row of the page to itself. */
  field: 560,
  /** The longest line that reads well. */
  line: 640,
  /** A menu that opens from a button. */
  menuPaper: 240,
  /** The search in the top bar. */
  searchBar: 480,
  /** An input that people have defined, in a row of such. */
  input: 280,
  /** The width of a filter. */
  filter: 200,
  /** The width of a search box. */
  search: 320,
  /** A page of the site as a reader sees it: on a desktop, and on a phone. */
  page: 960,
  phone: 390,
  /** The side column of a page. */
  side: 360,
  /** The narrowest tile of a grid. */
  tile: 172,
  /** The same on a phone. */
  smallTile: 128,
  /** A drawing instead of words: a page's sign, the kind of a file. */
  symbol: 48,
  /** A text that is being written; it grows with its content. */
  editor: 320,
  /** A list inside a page or a dialog, which scrolls. */
  scroller: 320,
} as const

/**
 * Heights of what sticks to the window, as CSS variables: `var(--bar)`. `--bottom-bar` is the measured height of the
 * save or bulk bar that stands at the bottom now.
 */
export const sticky = {
  '--bar': `${BAR_HEIGHT}px`,
  '--list-head': `${control.medium}px`,
  '--save-bar': `${control.medium + 6 * spacingStep}px`,
  '--bulk-bar': `${control.medium + 4 * spacingStep}px`,
} as const

/** Paper that shops print on, and what stays blank around what is printed: in mm. */
export const papers = { A5: { width: 148, height: 210 }, A4: { width: 210, height: 297 } } as const
export const paperMargin = 10
