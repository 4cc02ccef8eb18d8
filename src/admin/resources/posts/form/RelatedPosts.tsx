import { useState } from 'react'
import { AutocompleteArrayInput, ReferenceArrayInput, useRecordContext } from 'react-admin'
import type { Post } from '../../../../domain/post'
import { FormSection } from '../../../components/form/FormSection'
import { defaultSort } from '../../../providers/endpoints'

/** Other posts that this one leads to; they are looked for when the input is opened, not before. */
export function RelatedPosts() {
  const self = useRecordContext<Post>()?.id
  const [isOpened, setOpened] = useState(false)
  return (
    <FormSection title="resources.posts.groups.related">
      <ReferenceArrayInput
        source="related_ids"
        reference="posts"
        sort={defaultSort('posts')}
        perPage={20}
        enableGetChoices={() => isOpened}
      >
        <AutocompleteArrayInput
          optionText="title"
          filterToQuery={(q: string) => ({ q })}
          debounce={200}
          onOpen={() => setOpened(true)}
          getOptionDisabled={(option: Post) => option.id === self}
          noOptionsText="resources.posts.related_empty"
          filterSelectedOptions
        />
      </ReferenceArrayInput>
    </FormSection>
  )
}
