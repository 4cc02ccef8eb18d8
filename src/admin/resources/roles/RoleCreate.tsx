import type { RoleInput } from '../../../domain/roleSchema'
import { roleSchema } from '../../../domain/roleSchema'
import { CreatePage } from '../../components/form/CreatePage'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { RoleInputs } from './RoleInputs'
import type { RoleRecord } from './RoleList'

const defaults = { permissions: [] }

/** A new role; who gets it is chosen next. */
export default function RoleCreate() {
  return (
    <>
      <PageHeading />
      <CreatePage<RoleInput, RoleRecord>
        resource="roles"
        schema={roleSchema}
        defaultValues={defaults}
        redirect={({ id }) => paths.role(id)}
        cancelTo={paths.roles}
      >
        <RoleInputs />
      </CreatePage>
    </>
  )
}
