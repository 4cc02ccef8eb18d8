import Forward from '@mui/icons-material/ArrowForward'
import Print from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { maxPrinted } from '../../../domain/order'
import { useSelected } from '../../components/list/ListScope'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { mark } from '../../keys/marks'
import { useAriaKeys } from '../../keys/off'
import { useMay } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'

const ForwardDialog = lazily(() => import('./ForwardDialog'))

export function OrderBulk({ typeId }: { typeId: number }) {
  const translate = useTranslate()
  const mayStep = useMay('orders', 'edit')
  const { ids, count, all } = useSelected()
  const [isOpen, setOpen] = useState(false)
  const keys = useAriaKeys('advance')
  const isTooMany = all !== undefined || count > maxPrinted
  return (
    <>
      {mayStep && (
        <Button
          size="small"
          {...mark('advance')}
          aria-keyshortcuts={keys}
          startIcon={<Forward />}
          onClick={() => setOpen(true)}
        >
          {translate('resources.orders.forward.action')}
        </Button>
      )}
      {isTooMany ? (
        <Button size="small" startIcon={<Print />} disabled>
          {translate('resources.orders.print.too_many', { max: maxPrinted })}
        </Button>
      ) : (
        <Button
          size="small"
          startIcon={<Print />}
          component={ScreenLink}
          to={paths.orderPrint(typeId, ids)}
          // In a new tab, so that the selection stays.
          target="_blank"
        >
          {translate('resources.orders.print.action')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ForwardDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
