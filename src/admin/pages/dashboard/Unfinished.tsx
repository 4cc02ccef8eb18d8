import { memo } from 'react'
import { useTranslate } from 'react-admin'
import type { DraftLine } from '../../../domain/drafts'
import { Moment } from '../../components/formats/Moment'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { DashboardPanel } from './DashboardPanel'
import { PanelLines } from './PanelLines'

/** The forms themselves offer older ones. */
const maxShown = 5

/** Forms that the user has left unsaved, on any device. */
export const Unfinished = memo(function Unfinished({ drafts }: { drafts: readonly DraftLine[] }) {
  const translate = useTranslate()
  return (
    <DashboardPanel title="autosave.unfinished">
      <PanelLines>
        {drafts.slice(0, maxShown).map(({ entity, path, title, updated_at }) => (
          <li key={path}>
            <ScreenLink to={path} className="line">
              <span className="words">
                <span className="title is-single">{title || translate('autosave.untitled')}</span>
                <span className="facts">
                  {translate(`resources.${entity}.name`, { smart_count: 1 })} · <Moment iso={updated_at} />
                </span>
              </span>
            </ScreenLink>
          </li>
        ))}
      </PanelLines>
    </DashboardPanel>
  )
})
