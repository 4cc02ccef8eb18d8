import { Button } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { MessagePage } from '../components/states/MessagePage'
import { finishLoading } from '../startup/progress'

/**
 * Shown when a page has thrown; offers a reload, since its code may have changed on the server.
 * @param kept tells which input was kept
 */
export function Failed({ kept }: { kept?: string }) {
  const translate = useTranslate()
  useEffect(finishLoading, [])
  return (
    <MessagePage
      title={translate('layout.failed.title')}
      text={[translate('layout.failed.message'), kept].filter(Boolean).join(' ')}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('common.try_again')}
        </Button>
      }
    />
  )
}
