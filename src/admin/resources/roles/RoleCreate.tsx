import type { RoleInput } from '../../../domain/roleSchema'
import { roleSchema } from '../../../domain/roleSchema'
import { CreateForm } from '../../components/crud/forms'
import { RoleInputs } from './RoleInputs'
import type { RoleRecord } from './RoleList'
import { roleToForm } from './useRoles'

/** A new role gets its members on its own page. */
export default function RoleCreate() {
  return (
    <CreateForm<RoleInput, RoleRecord> schema={roleSchema} toForm={roleToForm}>
      <RoleInputs />
    </CreateForm>
  )
}
