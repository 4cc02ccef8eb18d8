import { useInput } from 'react-admin'
import { RichTextInput } from '../../richtext/RichTextInput'
import type { StyleInputProps } from '../styleInput'

/** Formatted text. */
export default function EditorStyle({ source, label, defaultValue }: StyleInputProps) {
  // The editor is not there before it is wanted; its text is.
  useInput({ source, defaultValue })
  return <RichTextInput source={source} label={label} />
}
