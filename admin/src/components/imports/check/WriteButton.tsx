import {client} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {Button} from '@clube/ui';
import {useNavigate} from 'react-router-dom';
import {numberOrDash} from '../../format/values';
import {useImportCall} from '../useImport';
import {addressOfImport, type Import, type ImportKind} from '../kind';

interface Props {
  kind: ImportKind;
  current: Import;
  counts: NonNullable<Import['contagens']>;
  onChanged: (changed: Import) => void;
}

/**
 * Writes new and changed lines: all of them or none; if some lines have errors, all the others. The label says how
 * many.
 */
export function WriteButton({kind, current: {id}, counts: {novas, mudadas, erros}, onChanged}: Props) {
  const goTo = useNavigate();
  const {busy, run} = useImportCall(onChanged);
  const n = novas + mudadas;
  if (n === 0) return null;
  const write = async (): Promise<void> => {
    const body = {modo: erros > 0 ? 'validas' : 'tudo'} as const;
    const started = await run(() => client.post('/api/importacoes/{id}/gravar', {path: {id}, body}));
    if (started) void goTo(addressOfImport(kind, id, 'gravacao'));
  };
  return (
    <Button busy={busy && 'Iniciando…'} onClick={() => void write()}>
      {erros > 0 ? `Gravar só as válidas (${numberOrDash(n)})` : `Gravar ${countOf(n, ...kind.row)}`}
    </Button>
  );
}
