import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useGetOne, useLocaleState, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { Agency } from '../../../../domain/agencySchema'
import { formatMoney, parseMoney } from '../../../../domain/money'
import { parseNumber } from '../../../../domain/numbers'
import type { Post } from '../../../../domain/postSchema'
import { type DiscountRow, priceOf, priceSteps } from '../../../../domain/price'
import { StepChart } from '../../../components/charts/StepChart'
import { MomentParts } from '../../../components/form/MomentParts'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { useMay } from '../../../providers/auth/rights'
import { formMeta } from '../../../providers/data/endpoints'
import { PostPick } from '../PostPick'
import { OrderTrial } from './OrderTrial'
import { SimulatedPrice } from './SimulatedPrice'

const usualPrice = 100_000
const everybody = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'sort', order: 'ASC' } } as const

const [earliest, latest] = ['1970-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z']

const isWhole = ({ quantity, discount }: DiscountRow): boolean => quantity >= 1 && discount > 0

function useTyped() {
  const { control } = useFormContext()
  const [status, start, end, config] = useWatch({ control, name: ['status', 'start', 'end', 'config'] })
  const rows: DiscountRow[] = Array.isArray(config) ? config.filter(isWhole) : []
  // Without a valid period the rows are tried as if always valid.
  const isTimed = Date.parse(start) < Date.parse(end)
  return {
    status: String(status),
    start: isTimed ? String(start) : earliest,
    end: isTimed ? String(end) : latest,
    config: rows,
  }
}

export function Simulator({ typeId }: { typeId: number }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`resources.discounts.simulator.${key}`)
  const mayRead = useMay('posts', 'list')
  const mayKnowAgencies = useMay('agencies', 'list')
  const discount = useTyped()
  const [asked] = useSearchParams()
  const [picked, setPicked] = useState(Number(asked.get('product')) || undefined)
  const [own, setOwn] = useState(usualPrice)
  // Raw text of the inputs while the user is typing.
  const [typed, setTyped] = useState<string>()
  const [typedQuantity, setTypedQuantity] = useState<string>()
  const [locale] = useLocaleState()
  const [wantedId, setAgencyId] = useState<number | ''>(Number(asked.get('agency')) || '')
  const [quantity, setQuantity] = useState(1)
  const [moment, setMoment] = useState<string>()
  const { data: product } = useGetOne<Post>(
    'posts',
    { id: picked ?? 0, meta: formMeta('posts') },
    { enabled: mayRead && picked !== undefined },
  )
  const { data: agencies = [], isLoading } = useGetList<Agency>('agencies', everybody, {
    enabled: mayKnowAgencies,
  })
  // An agency that is deleted or not loaded cannot be selected.
  const agencyId = agencies.some(({ id }) => id === wantedId) ? wantedId : ''
  // Defaults to a moment while the discount runs.
  const usual = Date.parse(discount.start) > Date.now() ? discount.start : new Date().toISOString()
  const chosen = moment ?? usual
  const at = Number.isNaN(Date.parse(chosen)) ? new Date() : new Date(chosen)
  const priced = product ?? { price: own }
  const question = { at, agencyId: agencyId === '' ? null : agencyId }
  const quote = priceOf(priced, discount, { ...question, quantity })
  if (isLoading) return <LateSkeleton label="common.loading" rows={3} />
  return (
    <Box
      data-trial=""
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '--optional': "''" }}
    >
      <Typography variant="body2" color="textSecondary">
        {say('intro')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {mayRead && (
          <PostPick
            typeId={typeId}
            label={say('product')}
            value={product ? [product] : []}
            onChange={([post]) => setPicked(post?.id)}
          />
        )}
        {!product && (
          <TextField
            size="small"
            margin="none"
            label={say('price')}
            value={typed ?? formatMoney(own)}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value)
              setOwn(Math.max(0, parseMoney(target.value) ?? 0))
            }}
            onBlur={() => setTyped(undefined)}
            slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
          />
        )}
        {agencies.length > 0 && (
          <TextField
            select
            size="small"
            margin="none"
            label={say('agency')}
            value={agencyId}
            onChange={({ target }) => setAgencyId(target.value === '' ? '' : Number(target.value))}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{say('nobody')}</MenuItem>
            {agencies.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          size="small"
          margin="none"
          label={say('quantity')}
          value={typedQuantity ?? quantity}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTypedQuantity(target.value)
            setQuantity(Math.max(1, Math.floor(parseNumber(target.value, locale) ?? 1)))
          }}
          onBlur={() => setTypedQuantity(undefined)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <MomentParts label={say('moment')} value={chosen} onChange={setMoment} />
      </Box>
      <SimulatedPrice quote={quote} discount={discount} />
      {discount.config.length > 0 && (
        <StepChart
          label="resources.discounts.simulator.chart"
          by="resources.discounts.simulator.quantity"
          steps={priceSteps(priced, discount, question).map(({ from, price }) => ({ from, value: price }))}
          marked={quantity}
        />
      )}
      <OrderTrial price={quote.price} quantity={quantity} />
    </Box>
  )
}
