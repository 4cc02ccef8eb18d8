import { Button } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { Message } from '../components/Message'
import { finishLoading } from '../progress'

/** Shown when a page has thrown; offers a reload, since its code may have changed on the server. */
export function Failed() {
  const translate = useTranslate()
  useEffect(finishLoading, [])
  return (
    <Message
      title={translate('layout.failed.title')}
      text={translate('layout.failed.message')}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('common.try_again')}
        </Button>
      }
    />
  )
}
