import { type ComponentType, type HTMLAttributes, memo, type ReactNode, Suspense, useMemo } from 'react'
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin'
import { visuallyHidden } from '../../theme/visuallyHidden'
import { shapes } from '../fields/kinds'
import { Value } from '../fields/Value'
import { LazyInlineCell } from '../inline/LazyInlineCell'
import { useNames } from '../references/useNames'
import { useResourceName } from '../screens/useResourceName'
import { type Column, shownValue } from './columns'
import { Tick } from './Tick'
import { useColumnLabel } from './useColumnLabel'

export interface RowFrameProps extends HTMLAttributes<HTMLElement> {
  as: 'tr' | 'li'
  children: ReactNode
}

export const PlainFrame = ({ as: Tag, ...props }: RowFrameProps) => <Tag {...props} />

interface ListRowProps {
  record: RaRecord
  columns: readonly Column[]
  frame: ComponentType<RowFrameProps>
  isSelected: boolean
  /** `null` if rows cannot be selected. */
  onToggle: ((record: RaRecord, isRange: boolean) => void) | null
  canSelect: boolean
}

export const ListRow = memo(function Row({ record, columns, frame: Frame, ...selection }: ListRowProps) {
  return (
    <RecordContextProvider value={record}>
      <Frame as="tr" {...selectedState(selection)}>
        {selection.onToggle && (
          <td className="cell-select">
            <RowCheckbox record={record} {...selection} />
          </td>
        )}
        {columns.map((column) => (
          <td
            key={column.name}
            data-kind={column.kind}
            data-from={column.from}
            data-end={shapes[column.kind].isEnd}
          >
            {column.picture ? (
              <span className="with-picture">
                {column.picture(record)}
                <span className={column.twoLines ? 'two-lines' : 'clip'}>
                  <Cell column={column} record={record} />
                </span>
              </span>
            ) : column.twoLines ? (
              <span className="two-lines">
                <Cell column={column} record={record} />
              </span>
            ) : (
              <Cell column={column} record={record} />
            )}
          </td>
        ))}
      </Frame>
    </RecordContextProvider>
  )
})

/** The record as a phone's card: picture, title, then the other columns in one line. */
export const RowCard = memo(function RowCard({ record, columns, frame: Frame, ...selection }: ListRowProps) {
  const labelOf = useColumnLabel()
  const { title, amount, facts, ends } = useMemo(() => cardOf(columns), [columns])
  return (
    <RecordContextProvider value={record}>
      <Frame as="li" data-selected={selection.onToggle ? selection.isSelected : undefined}>
        {selection.onToggle && <RowCheckbox record={record} {...selection} />}
        {title?.picture?.(record)}
        <div className="words">
          <div className="first">
            <div className="clip">{title && <Cell column={title} record={record} />}</div>
            {amount && (
              <span title={labelOf(amount)}>
                <span style={visuallyHidden}>{`${labelOf(amount)}: `}</span>
                <Cell column={amount} record={record} />
              </span>
            )}
          </div>
          {facts.length > 0 && (
            <div className="facts">
              {facts.filter(isTold(record)).map((column) => (
                <span key={column.name}>
                  <span>
                    {/* A number needs its label. */}
                    {shapes[column.kind].isEnd && `${labelOf(column)}: `}
                    <Cell column={column} record={record} />
                  </span>
                </span>
              ))}
            </div>
          )}
        </div>
        {ends.map((column) => (
          <Cell key={column.name} column={column} record={record} />
        ))}
      </Frame>
    </RecordContextProvider>
  )
})

/** A label without its number would stand alone. */
const isTold = (record: RaRecord) => (column: Column) =>
  column.render || !shapes[column.kind].isEnd || shownValue(column, record) != null

function cardOf(columns: readonly Column[]) {
  const shown = columns.filter(({ from }) => !from)
  const isEnd = ({ kind }: Column) => kind === 'action' || kind === 'handle'
  // Money must stand out and never be cut off; an editable amount stays with its label.
  const amount = shown.find(({ kind, edit }) => kind === 'money' && !edit)
  return {
    title: shown.find(({ kind }) => kind === 'title'),
    amount,
    facts: shown.filter((column) => column.kind !== 'title' && column !== amount && !isEnd(column)),
    ends: shown.filter(isEnd),
  }
}

const selectedState = ({ onToggle, isSelected }: Pick<ListRowProps, 'onToggle' | 'isSelected'>) =>
  onToggle ? { 'aria-selected': isSelected } : {}

type RowCheckboxProps = Pick<ListRowProps, 'record' | 'isSelected' | 'onToggle' | 'canSelect'>

function RowCheckbox({ record, isSelected, onToggle, canSelect }: RowCheckboxProps) {
  const translate = useTranslate()
  const name = useNames(useResourceName())(record)
  return (
    <Tick
      label={`${translate('ra.action.select_row')}: ${name}`}
      isChecked={isSelected}
      isDisabled={!canSelect}
      onClick={(event) => onToggle?.(record, event.shiftKey)}
    />
  )
}

function Cell({ column, record }: { column: Column; record: RaRecord }) {
  const { render, kind, edit } = column
  const shown = render ? render(record) : <Value kind={kind} value={shownValue(column, record)} />
  if (!edit) return <>{shown}</>
  return (
    <>
      <Suspense fallback={shown}>
        <LazyInlineCell column={column} record={record}>
          {shown}
        </LazyInlineCell>
      </Suspense>
      {edit.beside?.(record)}
    </>
  )
}
