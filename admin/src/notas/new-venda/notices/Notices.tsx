import {formatAccessKey} from '@clube/domain';
import {Button, Icon} from '@clube/ui';
import {DuplicateNotice} from './DuplicateNotice';
import type {Pendente} from '../../types';
import {fileKind} from '../../../components/notas/file-kind';
import {asSentence} from '../reading/field-check';
import {ErrorWarnings, ReadingNotices, NoticeBox, SecondCheckNotice} from './ReadingNotices';
import {RereadButton, ReadingBar} from './Bars';
import styles from './Notices.module.css';
import {useHighlight} from '../photo/highlight';
import type {ReadingSummary} from '../reading/summary';
import type {ReadingFile, NotaReading} from '../reading/types';
import type {useReading} from '../useReading';

interface Props {
  nota: Pendente;
  readingQuery: ReturnType<typeof useReading>;
  reading: NotaReading | undefined;
  summary: ReadingSummary | undefined;
  onSplit: () => void;
  onJoin: () => void;
  onCompare: () => void;
  onNext: (() => void) | undefined;
}

const SPLIT_LABEL = 'Separar em duas notas…';
const JOIN_LABEL = 'Juntar com outra nota deste pintor…';

const canSplit = (file: ReadingFile): boolean => fileKind(file) !== 'xml';

/** The notices above the form: the reading's summary, the receipt's problems, and its access key. */
export function Notices({nota, readingQuery, reading, summary, onSplit, onJoin, onCompare, onNext}: Props) {
  if (!reading || !summary)
    return (
      <>
        {readingQuery.error ? (
          <NoticeBox
            severity="atencao"
            action={
              <Button variant="secondary" small icon="rotate" onClick={readingQuery.retry}>
                Tentar de novo
              </Button>
            }
          >
            <strong>A leitura não foi carregada.</strong> {readingQuery.error.message}
          </NoticeBox>
        ) : (
          <p className={styles.searching} role="status">
            Buscando a leitura…
          </p>
        )}
        {nota.possivelDuplicata && <DuplicateNotice duplicate={nota.possivelDuplicata} onCompare={onCompare} />}
        {nota.chave && (
          <div className={styles.keyRow}>
            <p className={styles.accessKey}>
              <span>Chave</span> <code>{formatAccessKey(nota.chave)}</code>
            </p>
          </div>
        )}
      </>
    );
  const reread = {rereading: readingQuery.rereading, onReread: () => void readingQuery.reread()};
  return (
    <>
      {reading.segundaConferencia && <SecondCheckNotice check={reading.segundaConferencia} />}
      <ErrorWarnings avisos={reading.avisos} onSplit={onSplit} />
      <ReadingBar summary={summary} {...reread} onNext={onNext} />
      <ReadingNotices
        nota={{...reading, possivelDuplicata: reading.possivelDuplicata ?? nota.possivelDuplicata ?? null}}
        {...{onSplit, onCompare}}
      />
      <div className={styles.keyRow}>
        {reading.chave ? (
          <Chave chave={reading.chave} reading={reading} />
        ) : (
          reading.estado === 'lida' && <p className={styles.accessKey}>Chave não lida</p>
        )}
        <span className={styles.buttons}>
          {(summary.tone === 'ready' || summary.tone === 'check') && <RereadButton {...reread} />}
          {reading.avisos.every(({tipo}) => tipo !== 'duas_notas') && reading.arquivos.some(canSplit) && (
            <Button variant="text" small onClick={onSplit} title={SPLIT_LABEL} aria-label={SPLIT_LABEL}>
              Separar…
            </Button>
          )}
          <Button variant="text" small icon="plus" onClick={onJoin} title={JOIN_LABEL} aria-label={JOIN_LABEL}>
            Juntar…
          </Button>
        </span>
      </div>
    </>
  );
}

/** The access key, with the confidence of its reading. */
function Chave({chave, reading: {campos}}: {chave: string; reading: NotaReading}) {
  const highlight = useHighlight(campos.chave?.lugar);
  const certa = campos.chave?.certa === true;
  return (
    <p className={styles.accessKey} {...highlight}>
      <span>Chave</span> <code>{formatAccessKey(chave)}</code>{' '}
      <Icon name={certa ? 'check' : 'alert'} size={15} title={certa ? 'Certa' : 'Confira'} />
      {!certa && <small>{asSentence(campos.chave?.motivo ?? 'Confira com a nota.')}</small>}
    </p>
  );
}
