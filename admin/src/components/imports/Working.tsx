import type {ReactNode} from 'react';
import {LongStep} from '../wizard/LongStep';
import {WizardActions} from '../wizard/Wizard';
import {CancelImport} from './CancelImport';
import type {Import} from './kind';
import {useImportWork} from './useImport';

interface Props {
  current: Import;
  doing: string;
  /** It could not be asked how far it is. */
  lost: boolean;
  children?: ReactNode;
  onChanged: (changed: Import) => void;
}

/** A step that the server is at: how far it is, and the way out, until that was taken. */
export function Working({current, doing, lost, children, onChanged}: Props) {
  const {data: work, isError, isPaused} = useImportWork(current);
  return (
    <>
      <LongStep work={work} doing={doing} lost={lost || isError || isPaused}>
        {children}
      </LongStep>
      {!work?.cancelar && <WizardActions back={<CancelImport current={current} onChanged={onChanged} />} />}
    </>
  );
}
