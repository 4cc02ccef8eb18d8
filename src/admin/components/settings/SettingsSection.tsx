import { Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

interface SettingsSectionProps {
  title: string
  children: ReactNode
}

export function SettingsSection({ title, children }: SettingsSectionProps) {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={heading}>
      <CardContent>
        <Typography id={heading} variant="h3" component="h2">
          {translate(title)}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
