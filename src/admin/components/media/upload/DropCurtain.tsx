import Upload from '@mui/icons-material/CloudUploadOutlined'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { box } from '../../../theme/tokens'

export function DropCurtain() {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 12,
        zIndex: 'tooltip',
        pointerEvents: 'none',
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: 1,
        border: 3,
        borderStyle: 'dashed',
        borderColor: 'primary.main',
        borderRadius: 2,
        bgcolor: 'primary.light',
        color: 'primary.main',
        opacity: 0.94,
      }}
    >
      <Upload sx={{ fontSize: box.symbol }} aria-hidden />
      <Typography variant="h2" component="p">
        {translate('resources.media.upload.release')}
      </Typography>
    </Box>
  )
}
