import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Backup } from '../../../../domain/backups'
import { useFeedback } from '../../../components/form/useFeedback'
import { chooseFile, openSink } from '../../../components/sheets/export/sink'
import type { AppDataProvider } from '../../../providers/data/types'

/** Makes an archive, and saves one on this device: as it arrives, where the browser can. */
export function useBackupWork() {
  const provider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const { failed } = useFeedback('settings')
  const [isAsking, setAsking] = useState(false)
  const [saving, setSaving] = useState('')
  const make = async () => {
    setAsking(true)
    try {
      await provider.makeBackup()
      await client.invalidateQueries({ queryKey: ['backups'] })
    } catch (error) {
      failed('backup_failed', error)
    }
    setAsking(false)
  }
  const save = async ({ id }: Backup) => {
    setSaving(id)
    try {
      const handle = await chooseFile(id)
      const { body } = await provider.backupFile(id)
      const sink = await openSink({ name: id, handle }, 'application/octet-stream')
      await body?.pipeTo(new WritableStream({ write: sink.write, close: sink.close, abort: sink.abort }))
    } catch (error) {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCanceled) failed('backup_save_failed', error)
    }
    setSaving('')
  }
  return { make, isAsking, save, saving }
}
