import { Button } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { Message } from '../components/Message'
import { paths } from '../components/paths'
import { ScreenLink } from '../components/ScreenLink'
import { useDocumentTitle } from '../components/useDocumentTitle'
import { finishLoading } from '../progress'

/** An address that leads nowhere (spec §2): title, 404, an apology and the way home. */
export function NotFound() {
  const translate = useTranslate()
  const title = translate('layout.not_found.title')
  useDocumentTitle(title)
  useEffect(finishLoading, [])
  return (
    <Message
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
