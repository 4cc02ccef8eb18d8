import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Discount } from '../../../domain/discountSchema'
import { FormSection } from '../../components/form/FormSection'
import { formatNumber } from '../../components/formats/formats'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useMay } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'

const AssignDialog = lazily(() => import('./AssignDialog'))

export function Uses({ typeId, discount }: { typeId: number; discount: Discount }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  // The record context has only the values that the form was opened with.
  const { id, posts_count: count = 0 } = discount
  const mayRead = useMay('posts', 'list')
  const mayAssign = useMay('posts', 'edit') && mayRead
  const [isOpen, setOpen] = useState(false)
  const words = translate('resources.discounts.uses.count', {
    smart_count: count,
    count: formatNumber(count, locale),
  })
  return (
    <FormSection title="resources.discounts.uses.title">
      <Typography>
        {count > 0 && mayRead ? (
          <ScreenLink to={paths.posts(typeId, { discount_id: id })}>{words}</ScreenLink>
        ) : (
          words
        )}
      </Typography>
      {mayAssign && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            {translate('resources.discounts.uses.assign')}
          </Button>
        </Box>
      )}
      {isOpen && <AssignDialog typeId={typeId} id={id} onClose={() => setOpen(false)} />}
    </FormSection>
  )
}
