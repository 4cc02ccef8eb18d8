import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useId } from 'react'
import { InputHelperText, useInput, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { businessDay, momentOf, usualTime } from '../../../../domain/businessTime'
import { addDays } from '../../../../domain/days'
import { isScheduled } from '../../../../domain/post'
import type { Post } from '../../../../domain/postSchema'
import { MomentParts } from '../../../components/form/MomentParts'
import { businessMoment } from '../../../components/formats/businessFormats'
import { useTurn } from '../../../components/formats/useTurn'

export function PublishMoment() {
  const translate = useTranslate()
  const id = useId()
  const record = useRecordContext<Post>()
  const isNew = !record?.id
  const status: unknown = useWatch({ name: 'status' })
  const { field, fieldState } = useInput({ source: 'publish_at' })
  // The input turns null, which means “at once”, into an empty text.
  const value = typeof field.value === 'string' && field.value ? field.value : null
  useTurn(value)
  const at = Date.parse(value ?? '')
  const isPast = at <= Date.now()
  const error = fieldState.error?.message
  const hint =
    (error && <InputHelperText error={error} />) ||
    (isPast &&
      record?.status !== 'published' &&
      translate(isNew ? 'validation.moment_past' : 'schedule.past'))
  return (
    <Box>
      <Typography id={id} component="div" variant="body2" sx={{ fontWeight: 500 }}>
        {translate('resources.posts.fields.publish_at')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value === null ? 'once' : 'moment'}
        onChange={(_event, chosen) => field.onChange(chosen === 'once' ? null : usualMoment())}
      >
        <FormControlLabel value="once" control={<Radio />} label={translate('schedule.at_once')} />
        <FormControlLabel value="moment" control={<Radio />} label={translate('schedule.at_moment')} />
      </RadioGroup>
      {value !== null && (
        <MomentParts
          usual={usualTime}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={Boolean(error) || (isPast && isNew)}
          hint={hint}
        />
      )}
      <Effect status={String(status)} moment={Number.isNaN(at) ? null : value} />
    </Box>
  )
}

const usualMoment = () => momentOf(addDays(businessDay(new Date()), 1), usualTime)

function Effect({ status, moment }: { status: string; moment: string | null }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!moment || Date.parse(moment) <= Date.now()) return null
  const isOn = isScheduled({ status, publish_at: moment }, new Date())
  return (
    <Typography variant="caption" component="p" role="status" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {translate(isOn ? 'schedule.will_show' : 'schedule.once_published', {
        at: businessMoment(moment, locale),
      })}
    </Typography>
  )
}
