import type { ReactNode } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { EmptyList } from '../EmptyList'
import { ExportButton } from '../list/ExportButton'
import type { Exported } from '../list/exporter'
import { ListShell, type ListShellProps } from '../list/ListShell'
import { PageHeading } from '../PageHeading'
import { AddButton } from './AddButton'
import { useCrud } from './useCrud'

export interface ListFrameProps<R extends RaRecord>
  extends Omit<ListShellProps, 'resource' | 'heading' | 'empty' | 'isInner'> {
  /** The columns of the CSV file. */
  exported: readonly Exported<R>[]
  /** Instead of the screen's own title. */
  title?: string
  /** One line under the title. */
  subtitle?: ReactNode
  /** Instead of the button that leads to the form of a new record. */
  add?: ReactNode
  /** Instead of the usual words of a list that has nothing yet. */
  empty?: ReactNode
  /** Between the heading and the filters. */
  notice?: ReactNode
}

/** What is around the rows of an entity's list: heading with Export and Add, filters, the empty state. */
export function ListFrame<R extends RaRecord>(props: ListFrameProps<R>) {
  const { exported, title, subtitle, add = <AddButton />, empty, notice, ...shell } = props
  const translate = useTranslate()
  const { resource, mayCreate } = useCrud()
  const actions = (
    <>
      <ExportButton<R> columns={exported} />
      {add}
    </>
  )
  return (
    <ListShell
      {...shell}
      resource={resource}
      heading={
        <>
          <PageHeading title={title} subtitle={subtitle} actions={actions} />
          {notice}
        </>
      }
      empty={
        empty ?? (
          <EmptyList
            message={translate(`resources.${resource}.empty.message`)}
            // It tells how to add the first one.
            hint={mayCreate && translate(`resources.${resource}.empty.hint`)}
            action={mayCreate && add}
          />
        )
      }
    />
  )
}
