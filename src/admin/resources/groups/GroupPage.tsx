import type { ReactNode } from 'react'
import { type GroupStyle, groupStyles } from '../../../domain/group'
import type { PostType } from '../../../domain/typeSchema'
import { useScreen } from '../../components/screens/screen'
import { StyleWords } from '../../components/types/StyleWords'
import { TypePage } from '../../components/types/TypePage'

interface GroupPageProps {
  children: (style: GroupStyle, typeId: number, type: PostType | undefined) => ReactNode
}

export function GroupPage({ children }: GroupPageProps) {
  const about = useScreen()?.only?.style
  const style = groupStyles.find((each) => each === about) ?? 'article'
  return (
    <TypePage>
      {(typeId, type) =>
        style === 'article' ? (
          children(style, typeId, type)
        ) : (
          <StyleWords style={style}>{children(style, typeId, type)}</StyleWords>
        )
      }
    </TypePage>
  )
}
