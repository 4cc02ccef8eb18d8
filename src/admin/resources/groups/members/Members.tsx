import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Group } from '../../../../domain/groupSchema'
import { FormSection } from '../../../components/form/FormSection'
import { ListShell } from '../../../components/list/ListShell'
import { SearchBox } from '../../../components/list/SearchBox'
import { EmptyList } from '../../../components/states/EmptyList'
import { useMay } from '../../../providers/auth/rights'
import { AddMember } from './AddMember'
import { MemberRows } from './MemberRows'

/** Members of a collection in their order; each change is saved at once, with undo. */
export default function Members({ group }: { group: Group }) {
  const translate = useTranslate()
  const mayEdit = useMay('groups', 'edit')
  const { id } = group
  const filter = useMemo(() => ({ group_id: id }), [id])
  return (
    <FormSection title="resources.groups.members.title">
      {mayEdit && <AddMember group={group} />}
      <ListShell
        isInner
        resource="group_members"
        filter={filter}
        filters={(group.posts_count ?? 0) > 10 && <SearchBox label="resources.groups.members.search" />}
        empty={<EmptyList message={translate('resources.groups.members.empty')} />}
      >
        <MemberRows mayEdit={mayEdit} />
      </ListShell>
    </FormSection>
  )
}
