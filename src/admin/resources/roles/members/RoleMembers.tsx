import { Alert, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Role } from '../../../../domain/roleSchema'
import { ListShell } from '../../../components/list/ListShell'
import { ListTable } from '../../../components/list/ListTable'
import { SearchBox } from '../../../components/list/SearchBox'
import { EmptyList } from '../../../components/states/EmptyList'
import { useRights } from '../../../providers/auth/rights'
import type { UserRecord } from '../../users/useCreateUser'
import { useRoleReach } from '../useRoleReach'
import { isBeyond } from '../useRoles'
import { MemberChangeButton } from './MemberChangeButton'
import { memberColumns } from './MemberColumns'

const sides = ['with', 'without'] as const
type Side = (typeof sides)[number]

export function RoleMembers({ role }: { role: Role }) {
  const translate = useTranslate()
  const { profile } = useRights()
  const { reach } = useRoleReach()
  const [side, setSide] = useState<Side>('with')
  const say = (key: string) => translate(`resources.roles.members.${key}`)
  const isLocked = isBeyond(role, reach)
  const filter = side === 'with' ? { searchRole: 'has', role_id: role.id } : { searchRole: 'no' }
  return (
    <ListShell
      key={side}
      isInner
      isTable
      resource="users"
      filter={filter}
      filters={
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={side}
            aria-label={say('title')}
            onChange={(_event, next: Side | null) => next && setSide(next)}
            sx={{ flexWrap: 'wrap' }}
          >
            {sides.map((each) => (
              <ToggleButton
                key={each}
                value={each}
                sx={{ textTransform: 'none', px: 1.5, color: 'text.secondary' }}
              >
                {say(each)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {isLocked && <Alert severity="warning">{say('beyond')}</Alert>}
          <SearchBox label="resources.roles.members.search" />
        </>
      }
      empty={<EmptyList message={say(`none_${side}`)} />}
    >
      <ListTable<UserRecord>
        bulk={!isLocked && <MemberChangeButton role={role} isGiving={side === 'without'} />}
        isRowSelectable={({ id }) => id !== profile?.id}
      >
        {memberColumns(role)}
      </ListTable>
    </ListShell>
  )
}
