import { Suspense } from 'react'
import { SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Post } from '../../../../domain/postSchema'
import type { PostType } from '../../../../domain/typeSchema'
import { FormColumns } from '../../../components/form/FormColumns'
import { FormSection } from '../../../components/form/FormSection'
import { growing } from '../../../components/form/growing'
import { MovedAddress } from '../../../components/moved/MovedAddress'
import { SlugInput } from '../../../components/slugs/SlugInput'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { useMay, useRights } from '../../../providers/auth/rights'
import { Later } from '../../../startup/Later'
import { lazily } from '../../../startup/lazily'
import { PreviewButton } from '../preview/PreviewButton'
import { useStyleForm } from '../styles'
import { useStatusChoices } from '../useStatusChoices'
import { AuthorAndDates } from './AuthorAndDates'
import { ContentSections } from './ContentSections'
import { FilingFields, isFiled } from './FilingFields'
import { Pictures } from './Pictures'
import { PublishMoment } from './PublishMoment'
import { RelatedPosts } from './RelatedPosts'
import { Seo } from './Seo'
import { WaitingNotice } from './WaitingNotice'

/** Lazy, since it has the inputs of all field styles and most types have none. */
const Groups = lazily(() => import('./DataGroups'))

const DataGroups = ({ type }: { type: PostType }) => (
  <Suspense>
    <Groups type={type} />
  </Suspense>
)

export function PostInputs({ type }: { type: PostType }) {
  const { can } = useRights()
  const has = (feature: PostType['features'][number]) => type.features.includes(feature)
  const { isReady, part: own = {} } = useStyleForm(type)
  const { Lead, Below, Side } = own
  if (!isReady) return <LateSkeleton label="components.form.loading" rows={8} />
  return (
    <>
      <WaitingNotice />
      <PreviewButton type={type} />
      <FormColumns
        lead={
          <FormSection title="resources.posts.groups.main">
            <TextInput source="title" isRequired helperText="resources.posts.help.title" />
            <SlugInput />
            <MovedAddress kind="posts" />
          </FormSection>
        }
        main={
          <>
            {Lead && <Lead type={type} />}
            {has('content') ? <ContentSections /> : <Summary />}
          </>
        }
        below={
          <>
            {has('content') && <Summary />}
            {Below && <Below type={type} />}
            {has('data_groups') && <DataGroups type={type} />}
            {type.fields.length > 0 && <CustomFields type={type} />}
            {/* In a further step, since rendering all at once would block a phone. */}
            <Later>
              {has('related') && can('list-posts') && <RelatedPosts />}
              {has('seo') && <Seo type={type} />}
            </Later>
          </>
        }
        side={
          <>
            <Publishing type={type} />
            <Pictures hasList={has('images')} />
            {Side && <Side type={type} />}
          </>
        }
        sideBelow={
          <>
            {isFiled(type) && <FilingFields type={type} />}
            <AuthorAndDates />
          </>
        }
      />
    </>
  )
}

function Summary() {
  const translate = useTranslate()
  const title = 'resources.posts.fields.description'
  return (
    <FormSection title={title}>
      <TextInput
        source="description"
        label={false}
        multiline
        minRows={3}
        helperText={false}
        slotProps={growing(3, 20, { 'aria-label': translate(title) })}
      />
    </FormSection>
  )
}

const CustomFields = ({ type }: { type: PostType }) => (
  <FormSection title="resources.posts.groups.custom" columns={2}>
    {type.fields.map(({ key, title }) => (
      <TextInput
        key={key}
        source={`custom.${key}`}
        label={title}
        multiline
        helperText={false}
        slotProps={growing(1, 20)}
      />
    ))}
  </FormSection>
)

function Publishing({ type }: { type: PostType }) {
  const current = useRecordContext<Post>()?.status
  const mayPublish = useMay('posts', 'edit')
  const status: unknown = useWatch({ name: 'status' })
  const choices = useStatusChoices(type, current)
  return (
    <FormSection title="resources.posts.groups.publish">
      <SelectInput
        source="status"
        choices={choices}
        isRequired
        helperText={status === 'draft' && `resources.posts.help.${mayPublish ? 'draft' : 'draft_writer'}`}
      />
      <PublishMoment />
    </FormSection>
  )
}
