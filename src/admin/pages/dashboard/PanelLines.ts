import { styled } from '@mui/material/styles'
import { focusRing } from '../../theme/components'
import { box } from '../../theme/tokens'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/**
 * Rows of a panel: each a `.line` of `.picture`, `.words` (`.title` over `.facts`) and `.end`, with an `.action` beside
 * it. The list styles all rows, since the dashboard has twenty, and MUI would need thirty components for each.
 */
export const PanelLines = styled('ul')(({ theme }) => {
  const { palette, spacing, typography, breakpoints, shape, transitions } = theme
  return {
    margin: 0,
    padding: 0,
    paddingBottom: spacing(1),
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center' },
    '& .line': {
      display: 'grid',
      flex: '1 1 0%',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      minWidth: 0,
      padding: `${spacing(0.5)} ${spacing(2)}`,
      color: 'inherit',
      textDecoration: 'none',
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      transition: transitions.create('background-color', { duration: transitions.duration.shortest }),
      '@media (hover: hover)': { '&:hover': { backgroundColor: palette.action.hover } },
      '&:focus-visible': { ...focusRing(theme), backgroundColor: palette.action.focus },
    },
    '& .picture': {
      display: 'grid',
      placeItems: 'center',
      // Also beside the parts that a phone shows under the words.
      gridRow: '1 / span 2',
      width: box.thumbnail,
      height: box.thumbnail,
      marginInlineEnd: spacing(1.5),
      borderRadius: shape.borderRadius,
      overflow: 'hidden',
      backgroundColor: palette.background.default,
      color: palette.text.secondary,
      '&.is-plain': { backgroundColor: 'transparent', color: palette.action.active },
    },
    '& .words': { gridColumn: 2, minWidth: 0 },
    '& .title': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      ...typography.body1,
      fontWeight: 550,
      [breakpoints.up('sm')]: { WebkitLineClamp: 1 },
      '&.is-single': { display: 'block', ...oneLine },
    },
    '& .facts': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      ...typography.caption,
      color: palette.text.secondary,
      [breakpoints.up('sm')]: { whiteSpace: 'nowrap' },
      '&.is-single': oneLine,
    },
    '& .end': {
      gridColumn: 2,
      marginTop: spacing(0.5),
      ...typography.caption,
      color: palette.text.secondary,
      [breakpoints.up('sm')]: {
        gridColumn: 3,
        gridRow: 1,
        marginTop: 0,
        marginInlineStart: spacing(1.5),
        ...typography.body1,
        color: 'inherit',
      },
    },
    '& .action': { flex: 'none', paddingInlineEnd: spacing(2) },
  }
})
