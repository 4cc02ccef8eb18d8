import ArrowUp from '@mui/icons-material/ArrowUpward'
import { Box, Chip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { holdList, useNews } from '../../providers/live/heldRows'

/** Tells that rows came to a list while it was looked at, and shows them on a click; until then no row moves. */
export function ListNews({ list }: { list: string }) {
  const translate = useTranslate()
  const news = useNews(useQueryClient(), list)
  useEffect(() => holdList(list), [list])
  const came =
    news &&
    (news.count > 0
      ? translate(`resources.${list}.came`, {
          smart_count: news.count,
          _: translate('components.list.came', { smart_count: news.count }),
        })
      : translate('components.list.moved'))
  return (
    <Box role="status" sx={news ? { display: 'flex', justifyContent: 'center', height: 0 } : undefined}>
      {news && (
        <Chip
          color="primary"
          icon={<ArrowUp />}
          label={`${came} · ${translate('components.list.show_new')}`}
          onClick={news.show}
          // Over the head of the rows: room made for it would move them.
          sx={{ zIndex: 'fab', mt: -0.5, boxShadow: 3 }}
        />
      )}
    </Box>
  )
}
