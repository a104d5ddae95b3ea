import {countOf} from '@clube/domain';
import {EmptyState, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import type {Import, ImportKind} from '../kind';
import {UndoImport} from './UndoImport';

interface Props {
  kind: ImportKind;
  current: Import;
  onChanged: (changed: Import) => void;
}

/** An import that was cut short: the reason, how many groups were written before, and a link to a new import. */
export function ImportNotWritten({kind, current, onChanged}: Props) {
  const {estado, mensagem, nomeArquivo, modo, contagens} = current;
  const written = kind.groups && modo !== null ? (contagens?.novas ?? 0) : 0;
  return (
    <EmptyState
      title={estado === 'cancelada' ? 'Importação cancelada' : 'Importação interrompida'}
      seed={nomeArquivo}
      action={
        <>
          <Link className={buttonClass()} to={`/painel${kind.path}`}>
            Importar outro arquivo
          </Link>
          <UndoImport {...{kind, current, onChanged}} />
        </>
      }
    >
      {mensagem ?? `O arquivo ${nomeArquivo} não foi gravado${written > 0 ? ' até o fim' : ''}.`}
      {written > 0 && ` Antes de parar: ${countOf(written, ...kind.written)}.`}
    </EmptyState>
  );
}
