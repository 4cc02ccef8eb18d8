import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { TrashButton } from '../history/trash/TrashButton'
import { ListHeading } from '../list/ListHeading'
import { ListShell, type ListShellProps } from '../list/ListShell'
import { ExportButton } from '../sheets/ExportButton'
import { ImportButton } from '../sheets/ImportButton'
import { EmptyList } from '../states/EmptyList'
import { AddButton } from './AddButton'
import { useCrud } from './useCrud'

export interface ListFrameProps extends Omit<ListShellProps, 'resource' | 'heading' | 'empty' | 'isInner'> {
  title?: string
  note?: ReactNode
  brief?: ReactNode
  help?: string | false | undefined
  add?: ReactNode
  empty?: ReactNode
  notice?: ReactNode
  actions?: ReactNode
  canExport?: boolean
}

export function ListFrame(props: ListFrameProps) {
  const {
    title,
    note,
    brief,
    help,
    add = <AddButton />,
    empty,
    notice,
    actions,
    canExport = true,
    ...shell
  } = props
  const translate = useTranslate()
  const { resource, mayCreate } = useCrud()
  return (
    <ListShell
      {...shell}
      resource={resource}
      heading={
        <>
          <ListHeading
            title={title}
            note={note}
            brief={brief}
            help={help}
            add={add}
            actions={
              <>
                {actions}
                <ImportButton />
                {canExport && <ExportButton />}
                <TrashButton filter={shell.filter} />
              </>
            }
          />
          {notice}
        </>
      }
      empty={
        empty ?? (
          <EmptyList
            message={translate(`resources.${resource}.empty.message`)}
            hint={mayCreate && translate(`resources.${resource}.empty.hint`)}
            action={mayCreate && add}
          />
        )
      }
    />
  )
}
