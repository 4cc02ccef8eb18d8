import { Box, Button, LinearProgress } from '@mui/material'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { cleanLine } from '../../../../domain/cleanText'
import { mediaTypes } from '../../../../domain/media'
import { useUploads } from '../../media/upload/useUploads'
import { uploadIdOf, uploadKeyOf } from './keys'

const accepted = Object.keys(mediaTypes).filter((type) => mediaTypes[type]?.kind === 'image')

/** An uploading picture inside the text: its progress, or its error with the ways out. */
export function UploadView({ node, editor, getPos, deleteNode, updateAttributes }: NodeViewProps) {
  const translate = useTranslate()
  const { items, upload, cancel, retry } = useUploads({ kind: 'image', takesKnown: true })
  const chooser = useRef<HTMLInputElement>(null)
  const id = uploadIdOf(node.attrs.key)
  const item = items.find((each) => each.id === id)
  const url = item?.media?.url
  useEffect(() => {
    const at = getPos()
    if (!url || at === undefined || editor.isDestroyed) return
    const alt = String(node.attrs.alt || item?.media?.alt || '')
    const picture = editor.schema.nodes.image?.create({ src: url, alt })
    // No undo step of its own: undo removes the paste, redo restores the picture.
    if (picture)
      editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false).replaceWith(at, at + 1, picture))
  }, [url, item, editor, node, getPos])

  const isBusy = item?.status === 'waiting' || item?.status === 'sending'
  const name = cleanLine(item?.file.name ?? '')
  const error = item?.error ?? { key: 'resources.media.upload.failed' }
  const another = (file: File) => {
    const [next] = upload([file])
    if (next !== undefined) updateAttributes({ key: uploadKeyOf(next) })
  }
  const remove = () => {
    if (isBusy && id !== undefined) cancel(id)
    deleteNode()
  }
  return (
    <NodeViewWrapper as="span" className={isBusy ? 'upload' : 'upload failed'} contentEditable={false}>
      <Box
        component="span"
        role="group"
        aria-label={name}
        aria-invalid={!isBusy && !url}
        sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}
      >
        <span className="name">{name}</span>
        {isBusy ? (
          <LinearProgress
            variant={item.progress > 0 && item.progress < 1 ? 'determinate' : 'indeterminate'}
            value={item.progress * 100}
            aria-label={name}
            sx={{ display: 'block', width: '100%', borderRadius: 1 }}
          />
        ) : (
          <Box component="span" role="alert" sx={{ color: 'error.main' }}>
            {translate(error.key, { ...error.params, _: error.key })}
          </Box>
        )}
        <span>
          {!isBusy && item?.canRetry && id !== undefined && (
            <Button size="small" onClick={() => retry(id)}>
              {translate('editor.pictures.again')}
            </Button>
          )}
          {!isBusy && (
            <Button size="small" onClick={() => chooser.current?.click()}>
              {translate('editor.pictures.choose')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={remove}>
            {translate(isBusy ? 'editor.pictures.cancel' : 'editor.pictures.remove')}
          </Button>
        </span>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={accepted.join(',')}
          aria-label={translate('editor.pictures.choose')}
          onChange={({ target }) => {
            if (target.files?.[0]) another(target.files[0])
            target.value = ''
          }}
        />
      </Box>
    </NodeViewWrapper>
  )
}
