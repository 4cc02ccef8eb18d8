import { useInput } from 'react-admin'
import { RichTextInput } from '../../richtext/RichTextInput'
import type { StyleInputProps } from '../styleInput'

export default function EditorStyle({ source, label, defaultValue }: StyleInputProps) {
  // Registers the field at once: the editor itself mounts on demand.
  useInput({ source, defaultValue })
  return <RichTextInput source={source} label={label} />
}
