import {client, messageOf} from '@clube/api-client';
import {FailureState, LoadingState} from '@clube/ui';
import {downloadContent} from '../../download';
import {DownloadButton} from '../../DownloadButton';
import type {ImportKind} from '../kind';
import {useFields} from '../useFields';
import styles from './File.module.css';

/** The expected columns of the file, and the download of a template. */
export function Expected({kind}: {kind: ImportKind}) {
  const {fields, error, refetch} = useFields(kind);
  return (
    <section className={styles.expected} aria-label="O que o arquivo traz">
      <header>
        <h3>O que o arquivo traz</h3>
        <span className={styles.templates}>
          <Template kind={kind} formato="csv" />
          <Template kind={kind} formato="xlsx" />
        </span>
      </header>
      <p>
        Uma linha de títulos, depois uma linha por {kind.row[0]}. Os títulos podem ser outros e a ordem também: no passo
        seguinte você diz o que é cada coluna.
      </p>
      {error && !fields && <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !fields && <LoadingState rows={4} />}
      {fields && (
        <ul className={styles.fields}>
          {fields.map(({campo, titulo, obrigatorio, exemplo, ajuda}) => (
            <li key={campo}>
              <strong>{titulo}</strong>
              <span className={styles.needed}>{obrigatorio ? 'obrigatória' : 'opcional'}</span>
              <span className={styles.example}>
                <span className="visually-hidden">Exemplo: </span>
                {exemplo}
              </span>
              <span className={styles.help}>{ajuda}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Template({kind: {tipo, row}, formato}: {kind: ImportKind; formato: 'csv' | 'xlsx'}) {
  const get = async (): Promise<void> => {
    const content = await client.file('/api/importacoes/modelo/{tipo}', {path: {tipo}, query: {formato}});
    downloadContent(content, `Modelo de ${row[1]}.${formato}`);
  };
  return <DownloadButton label={`Modelo ${formato.toUpperCase()}`} get={get} silent />;
}
