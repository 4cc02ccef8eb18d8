import { useMemo } from 'react'
import type { Post } from '../../../../domain/postSchema'
import { followingParent, useCategories } from '../../../components/categories/useCategories'
import { useGroups } from '../../../components/groups/useGroups'
import type { InlineEdit } from '../../../components/inline/edit'
import { ruleOf } from '../../../components/inline/ruleOf'

export const check = ruleOf(async () => (await import('../../../../domain/postSchema')).postSchema)

export function useCategoryEdit(typeId: number): InlineEdit<Post> {
  const { rows } = useCategories(typeId)
  return useMemo(() => {
    const choices = [
      { id: null, name: 'resources.posts.no_category' },
      ...rows.map(({ id, title, level }) => ({ id, name: title, level })),
    ]
    return {
      check,
      useChoices: () => ({ choices }),
      along: (post, id) => ({ parent_category_id: followingParent(rows, post, id) }),
    }
  }, [rows])
}

export const trademarkEdit: InlineEdit<Post> = {
  check,
  useChoices: ({ type_id }, isOpen) => {
    const { data, isPending } = useGroups(type_id, 'trademark', isOpen)
    return {
      isPending,
      choices: [
        { id: null, name: 'resources.posts.no_trademark' },
        ...data.map(({ id, title }) => ({ id, name: title })),
      ],
    }
  },
}
