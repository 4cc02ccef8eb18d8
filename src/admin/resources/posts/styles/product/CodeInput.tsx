import { TextInput, useTranslate } from 'react-admin'
import { makeCode, maxCode, usualProductSyntax } from '../../../../../domain/codes'
import type { PostType } from '../../../../../domain/typeSchema'

/** The product code, generated when left empty; the hint shows an example. */
export function CodeInput({ type }: { type: PostType }) {
  const translate = useTranslate()
  const syntax = type.code_syntax ?? usualProductSyntax
  const example = makeCode(syntax, { n: 1, at: new Date(), type: type.slug })
  return (
    <TextInput
      source="code"
      autoComplete="off"
      helperText={translate('products.code_help', { example })}
      slotProps={{ htmlInput: { maxLength: maxCode } }}
    />
  )
}
