import { Suspense } from 'react'
import { TextInput, useParams } from 'react-admin'
import type { GroupStyle } from '../../../domain/group'
import { type Group, type GroupInput, groupSchema } from '../../../domain/groupSchema'
import { CreateForm, EditForm } from '../../components/crud/forms'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { ImageInput } from '../../components/media/ImageInput'
import { SlugInput } from '../../components/slugs/SlugInput'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { useMay } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'
import { GroupPage } from './GroupPage'
import { PostsLink } from './PostsLink'

/** Lazy, since it is below the fields and more than half of the form's code. */
const Members = lazily(() => import('./members/Members'))

const Input = inputsOf(groupSchema, { Text: TextInput, Image: ImageInput })

export default function GroupForm() {
  return (
    <GroupPage>
      {(style, typeId) => <Form key={`${style} ${typeId}`} style={style} typeId={typeId} />}
    </GroupPage>
  )
}

function Form({ style, typeId }: { style: GroupStyle; typeId: number }) {
  const { id } = useParams()
  if (id === undefined)
    return (
      <CreateForm<GroupInput, Group>
        schema={groupSchema}
        defaultValues={{ ...groupSchema.getDefault(), style, type_id: typeId }}
        another={() => ({})}
      >
        <Inputs style={style} />
      </CreateForm>
    )
  return (
    <EditForm<GroupInput, Group>
      schema={groupSchema}
      belongs={(group) => group.type_id === typeId && group.style === style}
      // The address already shows the type and the style.
      show={{ type_id: () => '', style: () => '' }}
    >
      {(group) => <Inputs style={style} group={group} />}
    </EditForm>
  )
}

function Inputs({ style, group }: { style: GroupStyle; group?: Group }) {
  const mayRead = useMay('posts', 'list')
  return (
    <FormColumns
      lead={
        <FormSection title="resources.groups.main">
          <Input.Text source="title" isRequired helperText={false} />
          <SlugInput />
          <Input.Text source="description" multiline minRows={3} helperText={false} />
        </FormSection>
      }
      main={
        group &&
        style === 'article' &&
        mayRead && (
          <Suspense fallback={<LateSkeleton label="components.list.loading" rows={5} />}>
            <Members group={group} />
          </Suspense>
        )
      }
      side={
        <FormSection title="resources.groups.display">
          <Input.Image source="image" />
          {group && style === 'trademark' && <PostsLink group={group} />}
        </FormSection>
      }
    />
  )
}
