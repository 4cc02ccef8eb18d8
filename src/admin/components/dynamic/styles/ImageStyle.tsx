import { useInput } from 'react-admin'
import { ImageInput } from '../../media/ImageInput'
import type { StyleInputProps } from '../styleInput'

export default function ImageStyle({ source, label, defaultValue }: StyleInputProps) {
  useInput({ source, defaultValue })
  return <ImageInput source={source} label={label} />
}
