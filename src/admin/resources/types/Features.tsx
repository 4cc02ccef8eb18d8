import { useTranslate } from 'react-admin'
import { featuresOf } from '../../../domain/type'
import type { PostType } from '../../../domain/typeSchema'
import { Tags } from '../../components/fields/Tags'

export function Features({ type }: { type: PostType }) {
  const translate = useTranslate()
  const names = featuresOf[type.style]
    .filter((feature) => type.features.includes(feature))
    .map((feature) => translate(`resources.types.feature.${feature}`))
  return <Tags names={names} />
}
