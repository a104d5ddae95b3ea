import {importacaoEmTrabalho} from '@clube/domain';
import type {Import, ImportKind} from '../kind';
import {useImportWork} from '../useImport';
import {LongStep} from '../../wizard/LongStep';
import {WizardActions} from '../../wizard/Wizard';
import {CancelImport} from '../CancelImport';
import {Result} from './Result';

interface Props {
  kind: ImportKind;
  current: Import;
  /** It could not be asked how far it is. */
  lost: boolean;
  onChanged: (changed: Import) => void;
}

/** The third step: the lines are checked, then what came of it, and what to write. */
export function Check(props: Props) {
  return importacaoEmTrabalho(props.current.estado) ? <Checking {...props} /> : <Result {...props} />;
}

function Checking({current, lost, onChanged}: Props) {
  const {data: work, isError, isPaused} = useImportWork(current);
  return (
    <>
      <LongStep work={work} doing="Conferindo as linhas" lost={lost || isError || isPaused} />
      {!work?.cancelar && <WizardActions back={<CancelImport current={current} onChanged={onChanged} />} />}
    </>
  );
}
