import {FileViewer, type ViewableFile} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {unprocessedNotasQuery, pontuacoesQuery} from '../../../base/notas/queries';
import type {Pintor} from '../../../base/types';
import {NotaModal, type OpenNota} from '../../../components/nota/NotaModal';
import {codigosQuery, treinamentosQuery} from '../api';
import {CodigosTable, TreinamentosTable} from './CodigoTables';
import {Jumps} from './Jumps';
import {PontuacoesTable} from './PontuacoesTable';
import {Section} from './Section';
import styles from './Tables.module.css';
import {UnprocessedTable} from './UnprocessedTable';

/** The four tables: receipts with points and without, codes, trainings. */
export default function Tables({pintor}: {pintor: Pintor}) {
  const pontuacoes = useQuery(pontuacoesQuery);
  const unprocessedNotas = useQuery(unprocessedNotasQuery);
  const codigos = useQuery(codigosQuery(pintor));
  const treinamentos = useQuery(treinamentosQuery(pintor));
  const [file, setFile] = useState<ViewableFile>();
  const [opened, setNota] = useState<OpenNota>();
  // Looked up at each rendering, as it may be read meanwhile.
  const unprocessed = unprocessedNotas.data?.find(({id}) => id === opened?.id);
  const nota = opened && {...opened, ...(unprocessed && {unprocessed})};
  return (
    <div className={styles.tables}>
      <Jumps
        to={[
          {id: 'pontuadas', text: 'Pontuações', count: pontuacoes.data?.length},
          {id: 'codigos', text: 'Códigos', count: codigos.data?.length},
          {id: 'nao-processadas', text: 'Não processadas', count: unprocessedNotas.data?.length},
          {id: 'treinamentos', text: 'Treinamentos', count: treinamentos.data?.length},
        ]}
      />
      <Section id="pontuadas" title="PONTUAÇÕES" query={pontuacoes}>
        {rows => <PontuacoesTable rows={rows} onView={pontuacao => setNota({id: pontuacao.id, pontuacao})} />}
      </Section>
      <Section id="codigos" title="PONTUAÇÕES DE CÓDIGOS" query={codigos}>
        {rows => <CodigosTable rows={rows} />}
      </Section>
      <Section id="nao-processadas" title="NOTAS NÃO PROCESSADAS" query={unprocessedNotas}>
        {rows => (
          <UnprocessedTable
            rows={rows}
            onView={({id}) => setNota({id})}
            onOpenPhoto={(url, description) => setFile({url, description})}
          />
        )}
      </Section>
      <Section id="treinamentos" title="TREINAMENTOS" query={treinamentos}>
        {rows => <TreinamentosTable rows={rows} />}
      </Section>
      <FileViewer file={file} onClose={() => setFile(undefined)} />
      <NotaModal nota={nota} onClose={() => setNota(undefined)} />
    </div>
  );
}
