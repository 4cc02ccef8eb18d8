import { Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { hidesBelowReserved } from '../../startup/reserve'
import { spacingStep } from '../../theme/tokens'
import { useSection } from './sections'

interface FormSectionProps {
  /** i18n key. */
  title: string
  /** How many columns of inputs on a wide screen. */
  columns?: 1 | 2
  actions?: ReactNode
  children: ReactNode
}

/** A titled section of a form, with its inputs in one or two columns. */
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
  // A name that people give may be one endless word.
  overflowWrap: 'anywhere',
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
  // Below the bar when the index leads here.
  scrollMarginTop: `calc(var(--bar) + ${4 * spacingStep}px)`,
} as const
