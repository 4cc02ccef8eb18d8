import { TextInput, useParams } from 'react-admin'
import type { MenuItem } from '../../../domain/menu'
import { menuSchema } from '../../../domain/menuSchema'
import { CreateForm, EditForm } from '../../components/crud/forms'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { RecordSwitch } from '../../components/heading/RecordSwitch'
import { SiteKeyInput } from '../../components/slugs/SiteKeyInput'
import { ItemsInput } from './ItemsInput'
import { MenuPreview } from './MenuPreview'
import { Outline } from './Outline'

const Input = inputsOf(menuSchema, { Text: TextInput, Key: SiteKeyInput })

const inputs = (
  <FormColumns
    main={
      <>
        <FormSection title="resources.menus.section">
          <Input.Text source="title" isRequired helperText={false} />
          <Input.Key source="key" />
        </FormSection>
        <ItemsInput />
      </>
    }
    side={<MenuPreview />}
  />
)

const show = {
  items: (items: unknown) =>
    Array.isArray(items) && items.length > 0 && <Outline items={items as MenuItem[]} />,
}

export default function MenuForm() {
  const { id } = useParams()
  if (id === undefined) return <CreateForm schema={menuSchema}>{inputs}</CreateForm>
  return (
    <EditForm schema={menuSchema} show={show}>
      <RecordSwitch />
      {inputs}
    </EditForm>
  )
}
