import {
  AlignmentButtons,
  ClearButtons,
  ColorButtons,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
} from 'ra-input-rich-text'
import { useTranslate } from 'react-admin'
import { ImageButton } from './ImageButton'
import { LevelSelect } from './LevelSelect'
import { LinkButton } from './LinkButton'
import { TableButton } from './TableButton'
import { UndoButtons } from './UndoButtons'
import { VideoButton } from './video/VideoButton'

export function Toolbar({ area }: { area: string }) {
  const translate = useTranslate()
  return (
    <div role="toolbar" aria-label={translate('editor.toolbar')}>
      <RichTextInputToolbar>
        <UndoButtons />
        <LevelSelect />
        <FormatButtons size="small" />
        <ListButtons size="small" />
        <LinkButton />
        <ImageButton area={area} />
        <VideoButton />
        <TableButton />
        <QuoteButtons size="small" />
        <AlignmentButtons size="small" />
        <ColorButtons size="small" />
        <ClearButtons size="small" />
      </RichTextInputToolbar>
    </div>
  )
}
