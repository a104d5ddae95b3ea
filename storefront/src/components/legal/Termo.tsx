import {client, messageOf} from '@clube/api-client';
import {formatDate, type ConsentDocument} from '@clube/domain';
import {FailureState, LoadingState, SelectField} from '@clube/ui';
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import styles from './Legal.module.css';
import {LegalText} from './LegalText';

const FIVE_MINUTES = 300_000;

/** A binding text in its current version; with `versions` the earlier ones can be read as well. */
export function Termo({documento, versions}: {documento: ConsentDocument; versions?: boolean}) {
  const [chosen, setChosen] = useState<string>();
  const {data, error, refetch} = useQuery({
    queryKey: ['termo', documento, chosen],
    queryFn: ({signal}) => client.get('/api/termos/{documento}', {path: {documento}, query: {versao: chosen}, signal}),
    staleTime: FIVE_MINUTES,
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} compact />;
  if (!data) return <LoadingState rows={8} text="Carregando o texto" />;
  const old = data.versao !== data.versoes[0]?.versao;
  return (
    <>
      <div className={styles.version}>
        <p>
          Versão {data.versao}, em vigor desde {formatDate(data.vigenteDesde)}.{old && ' Já há outra mais nova.'}
        </p>
        {data.mudancas && <p>O que mudou: {data.mudancas}</p>}
        {versions && data.versoes.length > 1 && (
          <SelectField
            label="Ler a versão"
            value={String(data.versao)}
            onChange={event => setChosen(event.target.value)}
            options={data.versoes.map(({versao, vigenteDesde}) => ({
              value: String(versao),
              text: `Versão ${versao}, de ${formatDate(vigenteDesde)}`,
            }))}
          />
        )}
      </div>
      <LegalText sections={data.secoes} />
    </>
  );
}
