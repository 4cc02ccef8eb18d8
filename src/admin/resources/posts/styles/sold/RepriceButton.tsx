import Sell from '@mui/icons-material/SellOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '../../../../providers/auth/rights'
import { RepriceDialog } from './RepriceDialog'

export default function RepriceButton() {
  const translate = useTranslate()
  const mayEdit = useMay('posts', 'edit')
  const [isOpen, setOpen] = useState(false)
  if (!mayEdit) return null
  return (
    <>
      <Button size="small" startIcon={<Sell />} onClick={() => setOpen(true)}>
        {translate('products.reprice.action')}
      </Button>
      {isOpen && <RepriceDialog onClose={() => setOpen(false)} />}
    </>
  )
}
