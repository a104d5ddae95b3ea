import {useQuery} from '@tanstack/react-query';
import {client, messageOf, type Schema} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {Button, FailureState, LoadingState, Modal} from '@clube/ui';
import {useState} from 'react';
import {dateTimeOrDash} from '../../format/values';
import {IMPORTS, type Import, type ImportKind} from '../kind';
import {useImportCall} from '../useImport';

interface Props {
  kind: ImportKind;
  current: Import;
  onChanged: (changed: Import) => void;
}

/** The button that undoes a written import, while that is possible; the dialog shows what it would do first. */
export function UndoImport({kind, current, onChanged}: Props) {
  const [asking, setAsking] = useState(false);
  const {desfazerAte} = current;
  if (!desfazerAte || Date.parse(desfazerAte) <= Date.now()) return null;
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        Desfazer importação
      </Button>
      {asking && <Question {...{kind, current, onChanged}} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({kind, current: {id, desfazerAte}, onChanged, onClose}: Props & {onClose: () => void}) {
  const {busy, run} = useImportCall(onChanged);
  const {data, error, refetch} = useQuery({
    queryKey: [IMPORTS, 'undo', id],
    queryFn: ({signal}) => client.get('/api/importacoes/{id}/desfazer', {path: {id}, signal}),
    // Rows are changed and used all the time.
    gcTime: 0,
  });
  const undo = async (): Promise<void> => {
    if (await run(() => client.post('/api/importacoes/{id}/desfazer', {path: {id}}))) onClose();
    else await refetch();
  };
  return (
    <Modal
      open
      title="Desfazer importação"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Voltar
          </Button>
          {data?.impedidas === 0 && (
            <Button variant="accent" busy={busy && 'Aguarde'} onClick={() => void undo()}>
              Desfazer importação
            </Button>
          )}
        </>
      }
    >
      {error && !data && <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState rows={2} />}
      {data && (data.impedidas > 0 ? <Obstacles found={data} /> : <Consequences kind={kind} found={data} />)}
      {data?.impedidas === 0 && <p>Uma importação pode ser desfeita até {dateTimeOrDash(desfazerAte)}.</p>}
    </Modal>
  );
}

type Found = Schema<'ImportacaoDesfazer'>;

const REMOVED = ['linha que ela criou é removida', 'linhas que ela criou são removidas'] as const;

function Consequences({kind, found: {criadas, mudadas}}: {kind: ImportKind; found: Found}) {
  return (
    <ul>
      {criadas > 0 && <li>{countOf(criadas, ...(kind.undone?.rows ?? REMOVED))}</li>}
      {mudadas > 0 && (
        <li>
          {countOf(
            mudadas,
            'linha que ela mudou volta aos valores de antes',
            'linhas que ela mudou voltam aos valores de antes',
          )}
        </li>
      )}
    </ul>
  );
}

function Obstacles({found: {impedidas, primeiras}}: {found: Found}) {
  const more = impedidas - primeiras.length;
  return (
    <>
      <p>
        Não pode mais ser desfeita:{' '}
        {countOf(impedidas, 'linha já mudou ou está em uso', 'linhas já mudaram ou estão em uso')}.
      </p>
      <ul>
        {primeiras.map(({chave, motivo}) => (
          <li key={chave}>
            <strong>{chave}</strong> {motivo}
          </li>
        ))}
        {more > 0 && <li>e mais {more.toLocaleString('pt-BR')}</li>}
      </ul>
    </>
  );
}
