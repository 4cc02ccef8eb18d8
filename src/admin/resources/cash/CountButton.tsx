import Count from '@mui/icons-material/PointOfSaleOutlined'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'
import { useCash } from './useCash'

const CountDialog = lazily(() => import('./CountDialog'))

/** Opens the count of the till, for whoever takes payments. */
export function CountButton() {
  const translate = useTranslate()
  const mayTake = useMay('orders', 'edit')
  const { till } = useCash()
  const [isOpen, setOpen] = useState(false)
  if (!mayTake) return null
  return (
    <>
      <Button variant="contained" startIcon={<Count />} disabled={!till} onClick={() => setOpen(true)}>
        {translate('resources.cash.count.action')}
      </Button>
      {isOpen && till && (
        <Suspense>
          <CountDialog expected={till.expected} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
