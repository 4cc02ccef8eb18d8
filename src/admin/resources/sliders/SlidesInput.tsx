import Add from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { maxSlides, type Slide } from '../../../domain/sliderSchema'
import { SortableCards } from '../../components/cards/SortableCards'
import { FormSection } from '../../components/form/FormSection'
import { useMediaPicker } from '../../components/media/useMediaPicker'
import { useMay } from '../../providers/auth/rights'
import { slideOf, slides } from './slideKind'

export const SlidesInput = () => {
  const seesLibrary = useMay('media', 'list')
  return (
    <FormSection title="resources.sliders.fields.items">
      {seesLibrary && <PickSlides />}
      <SortableCards source="items" kind={slides} />
    </FormSection>
  )
}

function PickSlides() {
  const translate = useTranslate()
  const notify = useNotify()
  const { getValues, setValue } = useFormContext<{ items: Slide[] }>()
  const { pick, dialog } = useMediaPicker(
    { area: 'items', type: 'image', multiple: true },
    (_urls, files) => {
      const before = getValues('items') ?? []
      const added = files.slice(0, Math.max(0, maxSlides - before.length))
      setValue('items', [...before, ...added.map(({ url, alt }) => slideOf(url, alt))], { shouldDirty: true })
      const messageArgs = { smart_count: added.length, max: maxSlides }
      if (added.length < files.length)
        notify('resources.sliders.slides.full', { type: 'warning', messageArgs })
      else notify('resources.sliders.slides.picked', { messageArgs })
    },
  )
  return (
    <Box sx={{ mb: 1 }}>
      <Button variant="outlined" startIcon={<Add />} onClick={pick}>
        {translate('resources.sliders.slides.pick')}
      </Button>
      {dialog}
    </Box>
  )
}
