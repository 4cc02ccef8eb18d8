import InsertLink from '@mui/icons-material/InsertLink'
import { ToggleButton } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LinkDialog, type LinkValue } from './LinkDialog'

export function LinkButton() {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const [asked, setAsked] = useState<LinkValue | null>(null)
  const [isInLink, setInLink] = useState(false)

  useEffect(() => {
    if (!editor) return
    const look = () => setInLink(editor.isActive('link'))
    editor.on('transaction', look)
    return () => {
      editor.off('transaction', look)
    }
  }, [editor])

  if (!editor) return null
  const ask = () => {
    const { href = '', target } = editor.getAttributes('link')
    setAsked({ url: String(href), text: '', newTab: target === '_blank', needsText: !isInLink && isEmpty() })
  }
  const isEmpty = () => editor.state.selection.empty
  const close = () => {
    setAsked(null)
    // After the dialog has returned the focus to the button.
    setTimeout(() => editor.commands.focus())
  }
  const apply = ({ url, text, newTab }: LinkValue) => {
    const link = { href: url, target: newTab ? '_blank' : null, rel: newTab ? 'noopener noreferrer' : null }
    const chain = editor.chain()
    if (isInLink || !isEmpty()) chain.extendMarkRange('link').setMark('link', link).run()
    else
      chain.insertContent({ type: 'text', text: text || url, marks: [{ type: 'link', attrs: link }] }).run()
    close()
  }
  const label = translate('ra.tiptap.link')
  return (
    <>
      <ToggleButton
        value="link"
        size="small"
        selected={isInLink}
        aria-label={label}
        title={label}
        onClick={ask}
      >
        <InsertLink fontSize="inherit" />
      </ToggleButton>
      {asked && (
        <LinkDialog
          value={asked}
          onApply={apply}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetMark('link').run()
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
