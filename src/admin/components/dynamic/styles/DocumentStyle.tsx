import { useWatch } from 'react-hook-form'
import type { StyleInputProps } from '../styleInput'
import { FileInput } from './FileInput'
import { isFileLink } from './fileName'
import { OpenFile } from './OpenFile'

export default function DocumentStyle({ field: _, ...props }: StyleInputProps) {
  const url: unknown = useWatch({ name: props.source })
  return (
    <>
      <FileInput {...props} kind="document" />
      {isFileLink(url) && <OpenFile url={url} />}
    </>
  )
}
