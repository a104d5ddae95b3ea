import {isImportacaoRunning} from '@clube/domain';
import type {Import, ImportKind} from '../kind';
import {ImportRunning} from '../ImportRunning';
import {CheckResult} from './CheckResult';

interface Props {
  kind: ImportKind;
  current: Import;
  /** Its progress could not be fetched. */
  lost: boolean;
  onChanged: (changed: Import) => void;
}

/** The third step: progress of the check, then its result and the choice of what to write. */
export function Check(props: Props) {
  const {kind, current, lost, onChanged} = props;
  if (!isImportacaoRunning(current.estado)) return <CheckResult {...{kind, current, onChanged}} />;
  return <ImportRunning doing="Conferindo as linhas" {...{current, lost, onChanged}} />;
}
