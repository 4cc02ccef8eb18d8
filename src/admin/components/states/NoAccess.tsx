import Lock from '@mui/icons-material/LockOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { paths } from '../screens/paths'
import { ScreenLink } from '../screens/ScreenLink'
import { useDocumentTitle } from '../screens/useDocumentTitle'
import { MessagePage } from './MessagePage'

export function NoAccess() {
  const translate = useTranslate()
  const title = translate('layout.no_access.title')
  useDocumentTitle(title)
  return (
    <MessagePage
      mark={<Lock fontSize="inherit" aria-hidden />}
      title={title}
      text={translate('layout.no_access.message')}
      action={
        <Button component={ScreenLink} to={paths.home} variant="contained">
          {translate('common.back_home')}
        </Button>
      }
    />
  )
}
