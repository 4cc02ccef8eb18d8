import { Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { hidesBelowReserved } from '../../startup/reserve'
import { spacingStep } from '../../theme/tokens'
import { useSection } from './sections'

interface FormSectionProps {
  title: string
  columns?: 1 | 2
  actions?: ReactNode
  children: ReactNode
}

export function FormSection({ title, columns = 1, actions, children }: FormSectionProps) {
  const translate = useTranslate()
  const id = useId()
  const said = translate(title, { _: title })
  useSection(id, said)
  return (
    <Card component="section" aria-labelledby={id} sx={{ overflow: 'visible' }}>
      <CardContent sx={columns === 2 ? twoColumns : oneColumn}>
        <Typography id={id} variant="h3" component="h2" tabIndex={-1} sx={heading}>
          {said}
          {actions}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}

const grid = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 2,
  rowGap: 0.5,
  ...hidesBelowReserved,
} as const
const oneColumn = { ...grid, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const twoColumns = {
  ...grid,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
const heading = {
  // A name typed by a user may be one long word.
  overflowWrap: 'anywhere',
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
  // Keeps the heading below the bar when the section index scrolls here.
  scrollMarginTop: `calc(var(--bar) + ${4 * spacingStep}px)`,
} as const
