import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { FormSection } from './FormSection'
import { Unfolded } from './Unfolded'

interface FoldedSectionProps {
  title: string
  /** Name of the field whose errors open the section. */
  source: string
  summary: ReactNode
  children: ReactNode
}

/** Shows only its summary until unfolded by the user, the URL's hash (`#seo`), or an error in a field. */
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
