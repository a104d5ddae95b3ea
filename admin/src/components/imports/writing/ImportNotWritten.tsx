import {EmptyState, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import type {Import, ImportKind} from '../kind';

/** An import that came to nothing: why, and the way to another. */
export function ImportNotWritten({
  kind,
  current: {estado, mensagem, nomeArquivo},
}: {
  kind: ImportKind;
  current: Import;
}) {
  return (
    <EmptyState
      title={estado === 'cancelada' ? 'Importação cancelada' : 'Importação interrompida'}
      seed={nomeArquivo}
      action={
        <Link className={buttonClass()} to={`/painel${kind.path}`}>
          Importar outro arquivo
        </Link>
      }
    >
      {mensagem ?? `O arquivo ${nomeArquivo} não foi gravado.`}
    </EmptyState>
  );
}
