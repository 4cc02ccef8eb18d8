import { Box, Typography } from '@mui/material'
import { useResourceContext, useTranslate } from 'react-admin'
import { SlugInput } from './SlugInput'

/** The key by which the site asks for a record: that of a new one follows its title, later it stays. */
export function SiteKeyInput({ source }: { source: string }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  return (
    <Box>
      <SlugInput source={source} isOpen />
      <Typography variant="caption" component="p" color="textSecondary">
        {translate(`resources.${resource}.key_help`)}
      </Typography>
    </Box>
  )
}
