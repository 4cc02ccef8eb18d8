import {
  AlignmentButtons,
  ClearButtons,
  ColorButtons,
  DefaultEditorOptions,
  FormatButtons,
  RichTextInput as Input,
  LevelSelect,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
} from 'ra-input-rich-text'
import { useTranslate } from 'react-admin'
import { ImageButton } from './ImageButton'
import { LinkButton } from './LinkButton'
import type { RichTextInputProps } from './RichTextInput'
import { editorStyle } from './style'

/** A click on a link in the editor places the cursor; it does not leave the form. */
const extensions = DefaultEditorOptions.extensions?.map((extension) =>
  extension.name === 'starterKit'
    ? extension.configure({ link: { openOnClick: false, autolink: true, defaultProtocol: 'https' } })
    : extension,
)
const editorOptions = { ...DefaultEditorOptions, extensions }

/** The editor itself. What it makes is sanitised by the schema when it is saved. */
export default function Editor({ source, label }: RichTextInputProps) {
  const translate = useTranslate()
  return (
    <Input
      source={source}
      label={label}
      editorOptions={editorOptions}
      sx={editorStyle}
      toolbar={
        <div role="toolbar" aria-label={translate('editor.toolbar')}>
          <RichTextInputToolbar>
            <LevelSelect size="small" />
            <FormatButtons size="small" />
            <ListButtons size="small" />
            <LinkButton />
            <ImageButton area={source} />
            <QuoteButtons size="small" />
            <AlignmentButtons size="small" />
            <ColorButtons size="small" />
            <ClearButtons size="small" />
          </RichTextInputToolbar>
        </div>
      }
    />
  )
}
