import { Box, Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PageHeading } from '../../components/heading/PageHeading'
import { box } from '../../theme/tokens'

const topics = ['password', 'access', 'draft', 'conflict', 'keyboard'] as const

export default function Support() {
  const translate = useTranslate()
  return (
    <>
      <PageHeading subtitle={translate('layout.support.intro')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${box.search}px, 100%), 1fr))`,
        }}
      >
        {topics.map((topic) => (
          <Card key={topic}>
            <CardContent>
              <Typography variant="h2" gutterBottom>
                {translate(`layout.support.${topic}.title`)}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {translate(`layout.support.${topic}.text`)}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Box>
    </>
  )
}
