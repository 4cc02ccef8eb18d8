import { Box, Step, StepLabel, Stepper } from '@mui/material'
import { useEffect, useState } from 'react'
import { useParams, useTranslate } from 'react-admin'
import { PageHeading } from '../../heading/PageHeading'
import { TypePage } from '../../types/TypePage'
import { useIsPhone } from '../../viewport/useIsPhone'
import { FileStep } from './FileStep'
import { GridStep } from './GridStep'
import { MappingStep } from './MappingStep'
import { useImportSubject } from './useImportSubject'
import type { SheetFile, Work } from './work'

type State = { step: 0 } | { step: 1; file: SheetFile } | { step: 2; file: SheetFile; work: Work }

const steps = ['file', 'mapping', 'grid'] as const

/** Imports a spreadsheet: choose the file, map its columns, check and correct rows, import. */
export default function ImportPage() {
  const { typeID } = useParams()
  // The page uses the noun of the type, such as product or course.
  return typeID ? <TypePage>{() => <Import />}</TypePage> : <Import />
}

function Import() {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const subject = useImportSubject()
  const [state, setState] = useState<State>({ step: 0 })
  const session = state.step === 2 ? state.work.session : undefined
  useEffect(() => () => session?.end(), [session])
  return (
    <>
      <PageHeading />
      <Stepper activeStep={state.step} alternativeLabel={isPhone} sx={{ mb: 3 }}>
        {steps.map((step) => (
          <Step key={step}>
            <StepLabel>{translate(`sheets.step.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box>
        {state.step === 0 && <FileStep subject={subject} onRead={(file) => setState({ step: 1, file })} />}
        {state.step === 1 && (
          <MappingStep
            subject={subject}
            file={state.file}
            onBack={() => setState({ step: 0 })}
            onMapped={(work) => setState({ ...state, step: 2, work })}
          />
        )}
        {state.step === 2 && (
          <GridStep
            subject={subject}
            work={state.work}
            onBack={() => setState({ step: 1, file: state.file })}
            onAgain={() => setState({ step: 0 })}
          />
        )}
      </Box>
    </>
  )
}
