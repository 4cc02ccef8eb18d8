import { Button } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { finishLoading } from '../../startup/progress'
import { paths } from '../screens/paths'
import { ScreenLink } from '../screens/ScreenLink'
import { useDocumentTitle } from '../screens/useDocumentTitle'
import { MessagePage } from './MessagePage'

export function NotFound() {
  const translate = useTranslate()
  const title = translate('layout.not_found.title')
  useDocumentTitle(title)
  useEffect(finishLoading, [])
  return (
    <MessagePage
      mark="404"
      title={title}
      text={translate('layout.not_found.message')}
      action={
        <Button component={ScreenLink} to={paths.home} variant="contained">
          {translate('common.back_home')}
        </Button>
      }
    />
  )
}
