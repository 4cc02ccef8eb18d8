import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { FormSection } from './FormSection'
import { Unfolded } from './Unfolded'

interface FoldedSectionProps {
  /** i18n key. */
  title: string
  /** The field that the inputs are about: an error in it opens the section. */
  source: string
  /** What is shown in any case. */
  summary: ReactNode
  children: ReactNode
}

/**
 * A section that shows only its summary until somebody wants to edit it, the address names it (`#seo`), or an error in it
 * has to be mended.
 */
export function FoldedSection({ title, source, summary, children }: FoldedSectionProps) {
  const translate = useTranslate()
  const { errors } = useFormState()
  const { hash } = useLocation()
  const [state, setState] = useState<'folded' | 'asked' | 'needed'>(
    hash === `#${source}` ? 'asked' : 'folded',
  )
  if (state === 'folded' && errors[source] !== undefined) setState('needed')
  const edit = translate('components.form.edit')
  return (
    <FormSection title={title}>
      {summary}
      {state === 'folded' ? (
        <div>
          <Button
            size="small"
            variant="outlined"
            aria-expanded={false}
            aria-label={`${edit}: ${translate(title)}`}
            onClick={() => setState('asked')}
          >
            {edit}
          </Button>
        </div>
      ) : (
        <Unfolded takesFocus={state === 'asked'}>{children}</Unfolded>
      )}
    </FormSection>
  )
}
