import {useQuery} from '@tanstack/react-query';
import {client} from '@clube/api-client';
import {IMPORTACAO_STATE_LABELS, isImportacaoOpen, isImportacaoRunning} from '@clube/domain';
import {Link} from 'react-router-dom';
import {dateTimeOrDash} from '../../format/values';
import {addressOfImport, IMPORTS, type ImportKind} from '../kind';
import {Notice} from '../Notice';
import styles from './File.module.css';

const LOOKED_AT = 10;
const AT_MOST = 3;

/** Unfinished imports, each with a link to its current step. Shows nothing if they cannot be fetched. */
export function OpenImports({kind}: {kind: ImportKind}) {
  const {data = []} = useQuery({
    queryKey: [IMPORTS, 'open', kind.tipo],
    queryFn: async ({signal}) => {
      const query = {limite: LOOKED_AT, filtros: {tipo: kind.tipo}};
      return (await client.list('/api/importacoes', {query, signal})).rows;
    },
  });
  const open = data.filter(({estado}) => isImportacaoOpen(estado) || isImportacaoRunning(estado)).slice(0, AT_MOST);
  if (open.length === 0) return null;
  return (
    <Notice tone="info">
      {open.length === 1 ? 'Há uma importação por terminar:' : 'Há importações por terminar:'}
      <ul className={styles.waiting}>
        {open.map(({id, nomeArquivo, criadaEm, estado}) => (
          <li key={id}>
            <Link to={addressOfImport(kind, id)}>{nomeArquivo}</Link>{' '}
            <span>
              {IMPORTACAO_STATE_LABELS[estado]}, {dateTimeOrDash(criadaEm)}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
