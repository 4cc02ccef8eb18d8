import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PageHeading } from '../../../components/heading/PageHeading'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { EmptyList } from '../../../components/states/EmptyList'
import { useWidgetTypeName } from '../../../components/types/useWidgetTypeName'
import { useWidgetTypes } from '../../../components/types/useWidgetTypes'
import { useMay } from '../../../providers/auth/rights'

export function NoWidgets({ type }: { type: string }) {
  const translate = useTranslate()
  const mayCreate = useMay('widgets', 'create')
  const name = useWidgetTypeName()
  const { data: types = [] } = useWidgetTypes(true)
  return (
    <>
      <PageHeading title={name(type)} />
      <EmptyList
        message={translate('resources.widgets.page.none', { type })}
        hint={translate('resources.widgets.page.none_hint')}
        action={
          mayCreate && (
            <Button component={ScreenLink} to={paths.newWidget(type)} variant="contained">
              {translate('resources.widgets.add')}
            </Button>
          )
        }
      />
      {types.length > 0 && (
        <Box
          component="nav"
          aria-label={translate('resources.widgets.page.others')}
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 1 }}
        >
          <Typography color="textSecondary">{translate('resources.widgets.page.others')}</Typography>
          {types.map((each) => (
            <Button
              key={each.type}
              component={ScreenLink}
              to={paths.widgetPage(each.type)}
              size="small"
              variant="outlined"
            >
              {name(each.type)}
            </Button>
          ))}
        </Box>
      )}
    </>
  )
}
