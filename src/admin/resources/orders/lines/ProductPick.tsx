import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { Sold } from '../../../../domain/orderLines'
import { box } from '../../../theme/tokens'

/** Typing is answered after this pause, in ms. */
const pause = 200

interface ProductPickProps {
  typeId: number
  find: (q: string) => Promise<Sold[]>
  onPick: (product: Sold) => void
}

/** Finds a product by title or code, without accents, and adds a line for it. */
export function ProductPick({ typeId, find, onPick }: ProductPickProps) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const [q, setQ] = useState('')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  const { data = [], isFetching } = useQuery({
    queryKey: ['orders', 'products', typeId, 'found', q],
    queryFn: () => find(q),
    enabled: isOpen,
  })
  return (
    <Autocomplete<Sold>
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={data}
      // The server has filtered already, ignoring accents.
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ code, title }) => [code, title].filter(Boolean).join(' · ')}
      renderOption={({ key, ...props }, { code, title, price }) => (
        <li key={key} {...props}>
          {[code, title, formatMoney(price)].filter(Boolean).join(' · ')}
        </li>
      )}
      loading={isFetching || q !== text.trim()}
      loadingText={translate('common.loading')}
      noOptionsText={translate('resources.orders.no_products')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      onChange={(_event, product) => product && onPick(product)}
      sx={{ flexGrow: 1, minWidth: box.filter }}
      renderInput={(params) => <TextField {...params} label={translate('resources.orders.add_product')} />}
    />
  )
}
