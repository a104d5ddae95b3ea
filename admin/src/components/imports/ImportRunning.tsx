import type {ReactNode} from 'react';
import {BatchJobStep} from '../wizard/BatchJobStep';
import {WizardActions} from '../wizard/Wizard';
import {CancelImport} from './CancelImport';
import type {Import, ImportKind} from './kind';
import {useImportBatchJob} from './useImport';

interface Props {
  kind?: ImportKind;
  current: Import;
  doing: string;
  /** Its progress could not be fetched. */
  lost: boolean;
  children?: ReactNode;
  onChanged: (changed: Import) => void;
}

/** A step during which the server works: its progress, and a cancel button until the import is cancelled. */
export function ImportRunning({kind, current, doing, lost, children, onChanged}: Props) {
  const {data: batchJob, isError, isPaused} = useImportBatchJob(current);
  return (
    <>
      <BatchJobStep batchJob={batchJob} doing={doing} lost={lost || isError || isPaused}>
        {children}
      </BatchJobStep>
      {!batchJob?.cancelar && <WizardActions back={<CancelImport {...{kind, current, onChanged}} />} />}
    </>
  );
}
