import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Slip, SlipLine } from '../../../domain/slipSchema'
import { Value } from '../../components/fields/Value'
import { Totals } from '../../components/lines/Totals'

/** The lines of a slip: of an import its lots, of an export which lots it took and what is earned. */
export function SlipLines({ slip }: { slip: Slip }) {
  const translate = useTranslate()
  const lines = slip.products?.data ?? []
  const isExport = slip.style === 'export'
  const heads = ['title', 'number', 'price', 'total', ...(isExport ? ['profit'] : ['expiry'])]
  return (
    <>
      {/* On a phone it is scrolled, also by keyboard. */}
      <TableContainer tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head} align={head === 'title' ? 'left' : 'right'}>
                  {translate(`resources.slips.line.${head}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell>
                  <bdi>{line.title}</bdi>
                  <Typography variant="caption" component="div" color="textSecondary">
                    {line.code}
                    {isExport && <Lots of={line} />}
                  </Typography>
                </TableCell>
                <TableCell align="right">
                  <Value kind="number" value={line.number} />
                </TableCell>
                <TableCell align="right">
                  <Value kind="money" value={line.price} />
                </TableCell>
                <TableCell align="right">
                  <Value kind="money" value={line.price * line.number} />
                </TableCell>
                <TableCell align="right">
                  {isExport ? (
                    <Value kind="money" value={line.price * line.number - (line.cost ?? 0)} />
                  ) : (
                    <Value kind="day" value={line.expiry} />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Totals
        totals={[
          { key: 'number', label: 'resources.slips.fields.number', kind: 'number', value: slip.number },
          {
            key: 'money',
            label: 'resources.slips.fields.money',
            kind: 'money',
            value: slip.money,
            isMain: true,
          },
          ...(slip.profit === null
            ? []
            : [
                {
                  key: 'profit',
                  label: 'resources.slips.fields.profit',
                  kind: 'money',
                  value: slip.profit,
                } as const,
              ]),
        ]}
      />
    </>
  )
}

/** Which lots a line took. */
function Lots({ of: { lots = [] } }: { of: SlipLine }) {
  const translate = useTranslate()
  return lots.map(({ id, number, expiry }) => (
    <div key={id}>
      {translate('resources.slips.line.lot', { id, number })}
      {expiry && (
        <>
          {' · '}
          <Value kind="day" value={expiry} />
        </>
      )}
    </div>
  ))
}
