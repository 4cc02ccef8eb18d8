import { TextInput } from 'react-admin'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { useMay } from '../../providers/auth/rights'
import { PermissionMatrix } from './matrix/PermissionMatrix'

/** The form of a role. Whoever manages only permissions changes nothing else. */
export function RoleInputs() {
  const readOnly = !useMay('roles', 'edit')
  return (
    <FormColumns
      main={
        <>
          <FormSection title="resources.roles.section.about">
            <TextInput source="name" isRequired readOnly={readOnly} helperText="resources.roles.name_hint" />
            <TextInput
              source="description"
              isRequired
              readOnly={readOnly}
              multiline
              minRows={2}
              helperText={false}
            />
          </FormSection>
          <FormSection title="resources.roles.section.permissions">
            <PermissionMatrix source="permissions" />
          </FormSection>
        </>
      }
    />
  )
}
