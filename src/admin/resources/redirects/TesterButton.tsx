import Route from '@mui/icons-material/AltRoute'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazily } from '../../startup/lazily'

const Tester = lazily(() => import('./Tester'))

export function TesterButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<Route />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('resources.redirects.tester.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <Tester onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
