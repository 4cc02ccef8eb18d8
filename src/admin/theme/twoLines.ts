/** The first two lines of a name: of longer names the end is what tells them apart. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'clip',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
} as const
