import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { goodOnHand } from '../../../../domain/goods'
import { Picture } from '../../../components/fields/Picture'
import { Value } from '../../../components/fields/Value'
import { ProductField } from '../../../components/scan/ProductField'
import { useLinesGround } from './context'
import { offeredPrice, type TypedLine } from './line'

export function ProductCell({ line, problem }: { line: TypedLine; problem?: string }) {
  const translate = useTranslate()
  const { goods, kind, find, change } = useLinesGround()
  if (line.post_id === null)
    return (
      <Box>
        <Typography variant="caption" component="p" color="error">
          {translate('resources.slips.make.unknown', { code: line.code })}
        </Typography>
        <ProductField
          label={translate('resources.slips.make.which')}
          within={['slips', 'which']}
          find={async (q) => (await find(q)).map((good) => ({ ...good, stock: goodOnHand(good) }))}
          hasCamera={false}
          text={line.code}
          onPick={(good) =>
            change({
              ...line,
              post_id: good.id,
              code: good.code,
              price: line.price ?? offeredPrice(kind, good),
            })
          }
        />
      </Box>
    )
  const good = goods.get(line.post_id)
  return (
    <Box sx={{ display: 'flex', gap: 1, minWidth: 0, py: 0.5 }}>
      <Picture url={good?.image} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi data-name="">{good?.title ?? line.code}</bdi>
        <Typography data-detail="" variant="caption" component="div" color="textSecondary">
          {good?.code}
          {kind === 'import' && good?.last && (
            <>
              {' · '}
              {translate('resources.slips.make.last_cost')} <Value kind="money" value={good.last.price} />
              {' · '}
              <Value kind="day" value={good.last.date} />
            </>
          )}
        </Typography>
        {problem && (
          <Typography variant="caption" component="p" color="error">
            {problem}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
