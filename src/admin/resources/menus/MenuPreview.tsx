import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { allItems } from '../../../domain/items'
import { type MenuItem, seenBy, type Viewer } from '../../../domain/menu'
import { FormSection } from '../../components/form/FormSection'
import { Outline } from './Outline'

const viewers = ['guest', 'auth'] as const satisfies readonly Viewer[]
const noItems: MenuItem[] = []

export function MenuPreview() {
  const translate = useTranslate()
  const say = (word: string, params = {}) => translate(`resources.menus.preview.${word}`, params)
  const [viewer, setViewer] = useState<Viewer>('guest')
  // Deferred, so that typing comes first.
  const items: MenuItem[] = useDeferredValue(useWatch({ name: 'items' }) ?? noItems)
  const seen = seenBy(items, viewer)
  const hidden = allItems(items).length - allItems(seen).length
  return (
    <FormSection title="resources.menus.preview.title">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={viewer}
        onChange={(_event, chosen: Viewer | null) => chosen && setViewer(chosen)}
        aria-label={say('as')}
        sx={{ mb: 1 }}
      >
        {viewers.map((each) => (
          <ToggleButton key={each} value={each}>
            {say(each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {seen.length > 0 ? (
        <Outline items={seen} />
      ) : (
        <Typography color="textSecondary">{say('none')}</Typography>
      )}
      {hidden > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {say('hidden', { smart_count: hidden })}
        </Typography>
      )}
    </FormSection>
  )
}
