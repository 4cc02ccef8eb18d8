import { Box, Typography } from '@mui/material'
import { Expiry } from '../../../components/fields/Expiry'
import { Picture } from '../../../components/fields/Picture'
import { Value } from '../../../components/fields/Value'
import type { LineColumn } from '../../../components/lines/columns'
import { unreadOf } from '../../../components/lines/unread'
import { type CountRow, differenceOf } from './rows'

function Product({ row: { code, title, image, lot_id, expiry } }: { row: CountRow }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, minWidth: 0, py: 0.5 }}>
      <Picture url={image} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi data-name="">{title}</bdi>
        {/* The lot is identified by its number and date only. */}
        <Typography
          data-detail={lot_id === null ? '' : undefined}
          variant="caption"
          component="div"
          color="textSecondary"
        >
          {code}
          {lot_id !== null && ` · #${lot_id}`}
          {expiry && (
            <>
              {' · '}
              <Expiry day={expiry} />
            </>
          )}
        </Typography>
      </Box>
    </Box>
  )
}

function Difference({ row }: { row: CountRow }) {
  const difference = differenceOf(row)
  if (difference === null) return null
  return (
    <Box
      sx={{
        py: 1,
        color: difference === 0 ? 'text.secondary' : difference < 0 ? 'error.main' : 'warning.main',
      }}
    >
      {difference > 0 && '+'}
      <Value kind="number" value={difference} />
    </Box>
  )
}

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && Number.isInteger(value) ? value : undefined

/** Whether the user must enter a unit cost: it is unknown, and there is a surplus. */
const needsPrice = (row: CountRow): boolean => row.cost === null && (differenceOf(row) ?? 0) > 0

/**
 * Columns of a count sheet.
 * @param problem message about an invalid field of a row
 */
export const countColumns = (
  problem: (row: CountRow, name: string) => string | undefined,
  hasUnknown: boolean,
): LineColumn<CountRow>[] => [
  {
    key: 'title',
    label: 'resources.slips.line.title',
    kind: 'text',
    value: ({ title }) => title,
    show: (row) => <Product row={row} />,
  },
  {
    key: 'expected',
    label: 'resources.slips.count.expected',
    kind: 'number',
    value: ({ expected }) => expected,
  },
  {
    key: 'counted',
    label: 'resources.slips.count.counted',
    kind: 'number',
    value: ({ counted }) => counted,
    write: (row, value) => {
      const counted = value === null ? null : whole(value)
      return counted === undefined ? undefined : { ...row, counted }
    },
    keep: (row, text) => ({ ...row, counted: text }),
    problem: (row) => (typeof row.counted === 'string' ? unreadOf('number') : problem(row, 'counted')),
  },
  {
    key: 'difference',
    label: 'resources.slips.count.difference',
    kind: 'number',
    value: differenceOf,
    show: (row) => <Difference row={row} />,
  },
  ...(hasUnknown
    ? [
        {
          key: 'price',
          label: 'resources.slips.count.price',
          kind: 'money',
          value: ({ price }) => price,
          write: (row, value) => {
            const price = value === null ? null : whole(value)
            return price === undefined ? undefined : { ...row, price }
          },
          keep: (row, text) => ({ ...row, price: text }),
          problem: (row) =>
            typeof row.price === 'string'
              ? unreadOf('money')
              : (problem(row, 'price') ??
                (needsPrice(row) && row.price === null ? 'resources.slips.count.price_needed' : undefined)),
        } satisfies LineColumn<CountRow>,
      ]
    : []),
]
