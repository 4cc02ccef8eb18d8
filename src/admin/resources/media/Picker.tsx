import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { Notification, useLocation, useTranslate } from 'react-admin'
import { Chooser } from '../../components/media/library/Chooser'
import { answerPicker, hasAsker, pickerRequest } from '../../components/media/picker'
import { useDocumentTitle } from '../../components/screens/useDocumentTitle'

export default function Picker() {
  const translate = useTranslate()
  const request = pickerRequest(useLocation().search)
  const [isLost, setLost] = useState(!hasAsker())
  const title = translate('resources.media.picker.title')
  useDocumentTitle(title)
  return (
    <Box component="main" sx={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Typography variant="h1" sx={{ px: 2, pt: 2, pb: 1 }}>
        {title}
      </Typography>
      {isLost && (
        <Alert severity="warning" sx={{ mx: 2 }}>
          {translate('resources.media.picker.no_opener')}
        </Alert>
      )}
      <Chooser
        request={request}
        onClose={() => window.close()}
        onPicked={(files) => (hasAsker() ? answerPicker(request, files) : setLost(true))}
      />
      <Notification />
    </Box>
  )
}
