import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { OrderLine } from '../../../../domain/orderLines'
import { Value } from '../../../components/fields/Value'
import { Totals } from '../../../components/lines/Totals'
import { ProductName } from './ProductName'

/** The lines of an order to read. */
export function ShownLines({ lines, total }: { lines: readonly OrderLine[]; total: number }) {
  const translate = useTranslate()
  const say = (name: string) => translate(`resources.orders.line.${name}`)
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{say('product')}</TableCell>
            <TableCell align="right">{say('quantity')}</TableCell>
            <TableCell align="right">{say('price')}</TableCell>
            <TableCell align="right">{say('total')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell>
                <ProductName of={line} />
                {line.attribute}
              </TableCell>
              <TableCell align="right">
                <Value kind="number" value={line.quantity} />
              </TableCell>
              <TableCell align="right">
                <Value kind="money" value={line.price} />
              </TableCell>
              <TableCell align="right">
                <Value kind="money" value={line.total} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Totals
        totals={[
          { key: 'total', label: 'resources.orders.fields.total', kind: 'money', value: total, isMain: true },
        ]}
      />
    </>
  )
}
