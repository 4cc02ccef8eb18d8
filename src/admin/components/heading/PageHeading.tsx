import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { useScreen } from '../screens/screen'
import { useDocumentTitle } from '../screens/useDocumentTitle'
import { Breadcrumb, useCrumbs } from './Breadcrumb'

interface PageHeadingProps {
  title?: string
  subtitle?: ReactNode
  actions?: ReactNode
}

/** Id of the slot into which forms portal the actions of their record. */
export const HEAD_ACTIONS = 'page-actions'

/** On a phone the way back and the actions share the first line, or wrap if the name needs the room. */
const narrow = {
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  '& > :first-of-type': { display: 'contents' },
  '& > :first-of-type > nav': { flex: '1 0 auto', maxWidth: 1 },
  '& > :first-of-type > :not(nav)': { flexBasis: '100%', order: 1 },
} as const

export function PageHeading({ title, subtitle, actions }: PageHeadingProps) {
  const translate = useTranslate()
  const screen = useScreen()
  const shown = title || (screen ? translate(screen.title) : '')
  useDocumentTitle(shown)
  const crumbs = useCrumbs(shown)
  return (
    <Box
      component="header"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: 1.5,
        mb: 2,
        ...(crumbs.length > 0 && { [theme.breakpoints.down('sm')]: narrow }),
      })}
    >
      <Box sx={{ minWidth: 0, flex: `1 1 ${box.filter}px` }}>
        <Breadcrumb crumbs={crumbs} />
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {shown}
        </Typography>
        {subtitle && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      <Box
        id={HEAD_ACTIONS}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}
      >
        {actions}
      </Box>
    </Box>
  )
}
