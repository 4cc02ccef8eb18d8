import { Box } from '@mui/material'
import { useNotify, useTranslate, useUpdate } from 'react-admin'
import type { Redirect } from '../../../domain/redirectSchema'
import { PendingButton } from '../../components/form/PendingButton'
import { useFeedback } from '../../components/form/useFeedback'
import { useMay } from '../../providers/auth/rights'

/**
 * The end of a redirect chain, with a button that shortens the chain to one step. The button comes first, since the end
 * may be cut off.
 */
export function ChainEnd({ redirect }: { redirect: Redirect }) {
  const { id, code, final } = redirect
  const final_code = redirect.final_code ?? code
  const translate = useTranslate()
  const notify = useNotify()
  const { sentence } = useFeedback('redirects')
  const mayEdit = useMay('redirects', 'edit')
  const [update, { isPending }] = useUpdate()
  const shorten = () =>
    update(
      'redirects',
      { id, data: { ...redirect, destination: final, code: final_code }, previousData: redirect },
      {
        mutationMode: 'pessimistic',
        onSuccess: () =>
          notify(`resources.redirects.${final_code === code ? 'shortened' : 'shortened_temporary'}`, {
            type: 'success',
            messageArgs: { final },
          }),
        onError: (error) => notify(sentence('update_failed', error), { type: 'error' }),
      },
    )
  if (!final) return null
  return (
    <Box component="span" sx={{ color: 'text.secondary', marginInline: 1 }}>
      {mayEdit && (
        <PendingButton size="small" onClick={shorten} pending={isPending} sx={{ marginInlineEnd: 1 }}>
          {translate('resources.redirects.shorten')}
        </PendingButton>
      )}
      {translate('resources.redirects.final', { final })}
    </Box>
  )
}
