import { Box, Typography } from '@mui/material'
import type { ComponentProps } from 'react'
import { useTranslate } from 'react-admin'
import { DayBars } from './DayBars'

/** Day bars under the name of the counted thing, for places without a heading of their own. */
export function LabeledBars(props: ComponentProps<typeof DayBars>) {
  const translate = useTranslate()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography aria-hidden variant="body2" color="textSecondary">
        {translate(props.label)}
      </Typography>
      <DayBars {...props} />
    </Box>
  )
}
