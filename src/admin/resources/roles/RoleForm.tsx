import { isPermission } from '../../../domain/permissions'
import type { RoleInput } from '../../../domain/roleSchema'
import { roleSchema } from '../../../domain/roleSchema'
import { EditPage } from '../../components/form/EditPage'
import { paths } from '../../components/paths'
import { useRights } from '../../providers/auth/rights'
import { usePermissionWords } from '../permissions/names'
import { RoleInputs } from './RoleInputs'
import type { RoleRecord } from './RoleList'
import { permissionsOf } from './useRoles'

/** The form has the names of the permissions where the record has their rows. */
const toForm = (role: RoleRecord) => ({ ...role, permissions: permissionsOf(role) })

/** What a role is called and what it allows. */
export function RoleForm() {
  const { can } = useRights()
  const { label } = usePermissionWords()
  const inWords = (names: unknown) =>
    (Array.isArray(names) ? names : []).filter(isPermission).map(label).join(', ')
  return (
    <EditPage<RoleInput, RoleRecord>
      resource="roles"
      // Whoever manages permissions changes those of a role, and nothing else of it.
      editable={can(['manage-roles', 'manage-permissions'])}
      schema={roleSchema}
      toForm={toForm}
      cancelTo={paths.roles}
      deletable={({ name }) => name}
      deleteText="resources.roles.delete_text"
      show={{ permissions: inWords }}
    >
      <RoleInputs />
    </EditPage>
  )
}
