import {EmptyState, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import type {Import, ImportKind} from '../kind';

/** An import that ended without writing: the reason, and a link to a new import. */
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
