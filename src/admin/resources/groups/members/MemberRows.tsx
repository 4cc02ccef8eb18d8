import { useEffect, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Member } from '../../../../domain/groupSchema'
import { SortableList } from '../../../components/list/SortableList'
import { MemberRow } from './MemberRow'
import { useMembers } from './useMembers'

/** A page of members. They can be moved only without a search, while all are listed. */
export function MemberRows({ mayEdit }: { mayEdit: boolean }) {
  const translate = useTranslate()
  const { data = [], filterValues } = useListContext<Member>()
  const { change, isBusy } = useMembers()
  const [moved, setMoved] = useState<{ from: readonly Member[]; to: Member[] } | null>(null)
  // Shows the new order at once, until the page has been refetched.
  useEffect(() => setMoved((before) => (before?.from === data ? before : null)), [data])
  const rows = moved?.from === data ? moved.to : data
  const isWhole = Object.keys(filterValues).length === 0
  const said = (what: string, { title: name }: Member) =>
    translate(`resources.groups.members.${what}`, { name })

  const reorder = async (to: Member[], place: number) => {
    const [member, before, after] = [to[place], to[place + 1], to[place - 1]]
    if (!member || !(before ?? after)) return
    setMoved({ from: data, to })
    const beside = before ? { before: before.id } : { after: after?.id ?? null }
    const isSaved = await change({ moved: [{ id: member.id, ...beside }] }, said('moved', member))
    if (!isSaved) setMoved(null)
  }
  return (
    <SortableList
      items={rows}
      name={({ title }) => title}
      disabled={!mayEdit || !isWhole}
      pending={isBusy}
      onReorder={(to, _from, place) => void reorder(to, place)}
    >
      {(member) => (
        <MemberRow
          member={member}
          onRemove={
            mayEdit ? () => void change({ removed: [member.id] }, said('removed', member)) : undefined
          }
          onMove={
            mayEdit && isWhole
              ? (end) =>
                  void change(
                    { moved: [{ id: member.id, ...(end === 'first' ? { after: null } : { before: null }) }] },
                    said('moved', member),
                  )
              : undefined
          }
        />
      )}
    </SortableList>
  )
}
