import {client, fileUrl} from '@clube/api-client';
import {LoadingState, FailureState, Icon} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {useDataProvider} from 'react-admin';
import {FormDialog} from '../../../components/dialog/FormDialog';
import {dateOrDash, dateTimeOrDash, reaisOrDash} from '../../../components/format/values';
import {toTitleCase} from '../../../components/format/text';
import {useAction} from '../../../components/useAction';
import type {Pendente} from '../../types';
import {fileKind} from '../../../components/notas/file-kind';
import styles from './JoinDialog.module.css';

interface Props {
  nota: Pick<Pendente, 'id' | 'cpf' | 'nome' | 'criadoEm'>;
  onClose: () => void;
  onJoin: () => void;
}

/**
 * Sorts receipts by how close their arrival was to this one's, as the pictures of one long receipt are sent one after
 * the other.
 */
function byProximity(notas: readonly Pendente[], {criadoEm}: Pick<Pendente, 'criadoEm'>): Pendente[] {
  const distance = (other: Pendente): number => Math.abs(Date.parse(other.criadoEm) - Date.parse(criadoEm));
  return [...notas].sort((one, other) => distance(one) - distance(other));
}

/** Adds further pictures of the same long receipt, from the painter's other receipts, as its further pages. */
export function JoinDialog({nota, onClose, onJoin}: Props) {
  const dataProvider = useDataProvider();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const {data, error, refetch} = useQuery({
    queryKey: ['pendentes', 'do-pintor', nota.cpf],
    queryFn: async () => {
      const {data: notas} = await dataProvider.getList<Pendente>('pendentes', {
        pagination: {page: 1, perPage: 50},
        sort: {field: 'criadoEm', order: 'ASC'},
        filter: {cpf: nota.cpf},
      });
      return byProximity(
        notas.filter(({id}) => id !== nota.id),
        nota,
      );
    },
  });
  const {busy, run} = useAction({success: 'Notas juntadas: a leitura recomeça.', changes: ['pendentes']});
  const join = async (): Promise<void> => {
    if (
      !(await run(() =>
        client.post('/api/nota/{idFoto}/juntar', {path: {idFoto: nota.id}, body: {notas: [...chosen]}}),
      ))
    )
      return;
    onClose();
    onJoin();
  };
  const toggle = (id: number): void =>
    setChosen(before => (before.includes(id) ? before.filter(other => other !== id) : [...before, id]));
  return (
    <FormDialog
      title="Juntar com outra nota"
      width={640}
      submitLabel={chosen.length > 1 ? `Juntar ${chosen.length} notas` : 'Juntar'}
      busyLabel="Juntando…"
      busy={busy}
      incomplete={chosen.length === 0}
      onSend={() => void join()}
      onClose={onClose}
    >
      <p>
        As notas escolhidas viram páginas desta, na ordem em que são marcadas, e saem da fila. Só aparecem as pendentes
        de {toTitleCase(nota.nome)}.
      </p>
      {error && <FailureState compact message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={4} />}
      {data?.length === 0 && <p className={styles.none}>Este pintor não tem outra nota pendente.</p>}
      <ul className={styles.list}>
        {data?.map(other => (
          <li key={other.id}>
            <label className={styles.option}>
              <input type="checkbox" checked={chosen.includes(other.id)} onChange={() => toggle(other.id)} />
              <Thumbnail nota={other} />
              <span>
                <strong>
                  Nota {other.id}
                  {chosen.includes(other.id) && ` · página ${chosen.indexOf(other.id) + 2}`}
                </strong>
                <small>Enviada em {dateTimeOrDash(other.criadoEm)}</small>
                {(other.loja ?? other.total) && (
                  <small>
                    {[
                      other.loja && toTitleCase(other.loja),
                      other.dataEmissao && dateOrDash(other.dataEmissao),
                      other.total && reaisOrDash(other.total),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

function Thumbnail({nota}: {nota: Pendente}) {
  const url = fileUrl(nota.diretorioArquivo, nota.arquivoUrl);
  const kind = fileKind(nota);
  if (url && kind === 'imagem') return <img className={styles.thumbnail} src={url} alt="" loading="lazy" />;
  return (
    <span className={styles.thumbnail}>
      <Icon name={kind === 'pdf' ? 'pdf' : 'receipt'} size={32} />
    </span>
  );
}
