import { Box, Typography } from '@mui/material'
import type { ComponentProps } from 'react'
import { useTranslate } from 'react-admin'
import { DayBars } from './DayBars'

/** Bars by day under the name of what they count, where nothing else around says it. */
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
