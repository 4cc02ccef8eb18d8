import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import { shownKeys } from './shortcuts'

/** Keys as printed on a keyboard; consecutive presses have a word between them. */
export function KeyCaps({ keys }: { keys: string }) {
  const translate = useTranslate()
  return (
    <span className="key-caps" dir="ltr">
      {shownKeys(keys).map((press, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: presses have no other identity and never move
        <Fragment key={at}>
          {at > 0 && ` ${translate('keys.after')} `}
          <kbd>{press}</kbd>
        </Fragment>
      ))}
    </span>
  )
}

export const keyCapsStyle = {
  '& .key-caps': { flex: 'none', color: 'text.secondary', typography: 'body2' },
  '& kbd': { px: 0.5, border: 1, borderColor: 'divider', borderRadius: 1, font: 'inherit' },
} as const
