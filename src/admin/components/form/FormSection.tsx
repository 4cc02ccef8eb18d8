import { Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

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
  return (
    <Card component="section" aria-labelledby={id} sx={{ overflow: 'visible' }}>
      <CardContent
        sx={{
          display: 'grid',
          alignItems: 'start',
          columnGap: 2,
          rowGap: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        <Typography
          id={id}
          variant="h3"
          component="h2"
          sx={{ gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}
        >
          {translate(title, { _: title })}
          {actions}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
