import Back from '@mui/icons-material/ArrowBack'
import Close from '@mui/icons-material/Close'
import Down from '@mui/icons-material/KeyboardArrowDown'
import Up from '@mui/icons-material/KeyboardArrowUp'
import { Box, IconButton, Typography, useTheme } from '@mui/material'
import type { ReactNode, Ref } from 'react'
import { useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import { useAriaKeys } from '../../keys/off'
import { HEAD_ACTIONS } from '../heading/PageHeading'

interface PaneHeadProps {
  titleId: string
  /** Undefined while the record loads. */
  title: string | undefined
  heading: Ref<HTMLHeadingElement>
  isBeside: boolean
  /** Place of the record among the rows, if it is one of them. */
  place: { at: number; of: number } | undefined
  actions?: ReactNode
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** Head of an open record: name, links to its neighbours, and the way back to the list. */
export function PaneHead(props: PaneHeadProps) {
  const { titleId, title, heading, isBeside, place, actions, onPrevious, onNext, onClose } = props
  const translate = useTranslate()
  const isRtl = useTheme().direction === 'rtl'
  const [nextKeys, previousKeys] = [useAriaKeys('next'), useAriaKeys('previous')]
  const close = (icon: ReactNode, label: string, edge: 'start' | 'end') => (
    <IconButton
      edge={edge}
      aria-label={translate(label)}
      title={translate(label)}
      aria-keyshortcuts="Escape"
      onClick={onClose}
    >
      {icon}
    </IconButton>
  )
  // At either end the button is inactive but focusable, so that the focus is not lost.
  const step = (label: string, icon: ReactNode, by: 1 | -1, keys: string | undefined, act?: () => void) => (
    <IconButton
      {...mark('step', by)}
      aria-label={translate(label)}
      title={translate(label)}
      aria-keyshortcuts={keys}
      aria-disabled={!act}
      sx={{ opacity: act ? 1 : 0.38 }}
      onClick={() => act?.()}
    >
      {icon}
    </IconButton>
  )
  return (
    <Box component="header" sx={headStyle} data-alone={!isBeside}>
      {!isBeside &&
        close(<Back sx={{ transform: isRtl ? 'scaleX(-1)' : undefined }} />, 'components.gone.back', 'start')}
      <Typography
        ref={heading}
        id={titleId}
        variant="h3"
        component="h2"
        tabIndex={-1}
        dir="auto"
        sx={{ flex: 1, minWidth: 0, outline: 'none', textAlign: 'start' }}
        className={isBeside ? 'clip' : 'whole'}
        title={title}
      >
        {title ?? translate('parts.split.record')}
      </Typography>
      {place && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ whiteSpace: 'nowrap', marginInlineEnd: 'auto' }}
        >
          <bdi>{translate('parts.split.place', place)}</bdi>
        </Typography>
      )}
      <Box sx={{ display: 'flex', flex: 'none' }}>
        <Box id={HEAD_ACTIONS} sx={{ display: 'flex', gap: 1, '&:empty': { display: 'none' } }}>
          {actions}
        </Box>
        {step('parts.split.previous', <Up />, -1, previousKeys, onPrevious)}
        {step('parts.split.next', <Down />, 1, nextKeys, onNext)}
        {isBeside && close(<Close />, 'parts.split.close', 'end')}
      </Box>
    </Box>
  )
}

const headStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 'var(--save-bar)',
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& .clip': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // A phone has no tooltip, so the whole name gets its own lines.
  '&[data-alone=true]': { flexWrap: 'wrap', rowGap: 0.5, pt: 1 },
  '& .whole': { order: 1, flexBasis: '100%', pb: 1, overflowWrap: 'anywhere' },
} as const
