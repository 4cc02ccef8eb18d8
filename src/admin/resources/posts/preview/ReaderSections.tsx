import { Box, Typography } from '@mui/material'
import type { Section } from '../../../../domain/postSchema'
import { RichText } from '../../../components/richtext/RichText'
import { videosIn } from '../../../components/richtext/video/look'
import { ReaderPicture } from './ReaderPicture'

export const ReaderSections = ({ sections, width }: { sections: readonly Section[]; width: number }) =>
  sections.map(({ title, image, content }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: never changes while it is shown
    <Box component="section" key={at} sx={text}>
      {title && (
        <Typography component="h2" sx={{ typography: 'h2', mt: 3, mb: 1 }}>
          {title}
        </Typography>
      )}
      {image && <ReaderPicture url={image} width={width} />}
      <RichText html={content ?? ''} />
    </Box>
  ))

const text = {
  typography: 'body1',
  '& img, & video': { maxWidth: '100%', height: 'auto' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(td, th)': { border: 1, borderColor: 'divider', p: 1 },
  ...videosIn,
  '& pre': { overflowX: 'auto' },
  '& a': { color: 'primary.main' },
} as const
