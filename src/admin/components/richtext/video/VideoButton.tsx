import VideoIcon from '@mui/icons-material/SmartDisplayOutlined'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  ToggleButton,
} from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { videoOf } from '../../../../domain/video'
import { insertVideo } from './node'

export function VideoButton() {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const titleId = useId()
  const [asked, setAsked] = useState<{ address: string; title: string } | null>(null)
  const [isWrong, setWrong] = useState(false)
  const isOnVideo = useEditorState({ editor, selector: (state) => state.editor?.isActive('video') ?? false })
  if (!editor) return null
  const ask = () => {
    const { src = '', title = '' } = isOnVideo ? editor.getAttributes('video') : {}
    setAsked({ address: String(src), title: String(title) })
  }
  const close = () => {
    setAsked(null)
    setWrong(false)
    // After the dialog has returned the focus to the button.
    setTimeout(() => editor.commands.focus())
  }
  const apply = () => {
    const video = videoOf(asked?.address ?? '')
    if (!asked || !video) {
      setWrong(true)
      return
    }
    const title = asked.title.trim()
    if (isOnVideo) editor.commands.updateAttributes('video', { src: video.src, title })
    else insertVideo(editor, video.src, title)
    close()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter confirms the dialog; it must not submit the form around the editor.
    event.preventDefault()
    apply()
  }
  const label = translate(isOnVideo ? 'editor.video.change' : 'editor.video.insert')
  const set = (change: object) => setAsked((before) => before && { ...before, ...change })
  return (
    <>
      <ToggleButton
        value="video"
        size="small"
        selected={isOnVideo}
        aria-label={label}
        title={label}
        onClick={ask}
      >
        <VideoIcon fontSize="inherit" />
      </ToggleButton>
      <Dialog open={asked !== null} onClose={close} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{label}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={translate('editor.video.address')}
            value={asked?.address ?? ''}
            onChange={({ target }) => set({ address: target.value })}
            onKeyDown={press}
            error={isWrong}
            helperText={translate(isWrong ? 'editor.video.wrong' : 'editor.video.help')}
            slotProps={{ htmlInput: { inputMode: 'url', dir: 'ltr' } }}
          />
          <TextField
            fullWidth
            margin="dense"
            label={translate('editor.video.title')}
            value={asked?.title ?? ''}
            onChange={({ target }) => set({ title: target.value })}
            onKeyDown={press}
            slotProps={{ htmlInput: { maxLength: 255 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('components.form.cancel')}</Button>
          <Button variant="contained" onClick={apply}>
            {translate(isOnVideo ? 'editor.video.save' : 'editor.video.insert')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
