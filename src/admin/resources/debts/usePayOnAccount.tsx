import { Button } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { type Debt, type Debtors, paymentGuards } from '../../../domain/debts'
import type { Payment } from '../../../domain/payment'
import { useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'
import { lazily } from '../../startup/lazily'
import { useMoneyChange } from '../orders/money/useMoneyChange'
import { PaymentTold } from './PaymentTold'

const PayDialog = lazily(() => import('../orders/money/PayDialog'))

/** A button to take or make a payment on account, for who may; and after it, what it was set against. */
export function usePayOnAccount(
  of: Debtors,
  debt: Debt | undefined,
  size: 'small' | 'medium' = 'medium',
): { button: ReactNode; told: ReactNode } {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { can } = useRights()
  const changed = useMoneyChange()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<Payment>()
  const way = of === 'suppliers' ? 'spend' : 'take'
  if (!debt || !can(paymentGuards[of])) return { button: null, told: null }
  return {
    button: (
      <>
        <Button
          variant={size === 'small' ? 'outlined' : 'contained'}
          size={size}
          onClick={() => setOpen(true)}
          sx={{ flex: 'none' }}
        >
          {translate(`resources.debts.pay.${way}`)}
        </Button>
        {isOpen && (
          <Suspense>
            <PayDialog
              title={translate(`resources.debts.pay.${way}_title`, { name: debt.name })}
              confirm={`resources.debts.pay.${way}`}
              due={debt.balance}
              pay={async (payment, key) => {
                const { data } = await dataProvider.payOnAccount(of, debt.id, payment, key)
                setMade(data)
                await changed(`resources.debts.pay.${way}_done`)
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </>
    ),
    told: made && <PaymentTold payment={made} way={way} onClose={() => setMade(undefined)} />,
  }
}
