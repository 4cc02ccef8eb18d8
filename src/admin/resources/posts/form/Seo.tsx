import { TextInput } from 'react-admin'
import { shownInSearch } from '../../../../domain/seo'
import type { PostType } from '../../../../domain/typeSchema'
import { FoldedSection } from '../../../components/form/FoldedSection'
import { ImageInput } from '../../../components/media/ImageInput'
import { CountedInput } from '../../../components/seo/CountedInput'
import { SearchPreview } from '../../../components/seo/SearchPreview'
import { SharePreview } from '../../../components/seo/SharePreview'
import { useIsBare } from '../../../providers/site'
import { SeoLinks } from './SeoLinks'
import { seoShown } from './seoShown'

export function Seo({ type }: { type: PostType }) {
  const shown = seoShown(type, useIsBare(type.id))
  return (
    <FoldedSection title="resources.posts.groups.seo" source="seo" summary={<SearchPreview fields={shown} />}>
      <CountedInput source="seo.title" label="resources.posts.seo.title" max={shownInSearch.title} />
      <CountedInput
        source="seo.description"
        label="resources.posts.seo.description"
        max={shownInSearch.description}
        isLong
      />
      <ImageInput source="seo.image" label="resources.posts.seo.image" />
      <SharePreview fields={shown} />
      <TextInput
        source="seo.keywords"
        label="resources.posts.seo.keywords"
        helperText="resources.posts.seo.keywords_help"
      />
      <SeoLinks />
    </FoldedSection>
  )
}
