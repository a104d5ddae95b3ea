import {formatPontos} from '@clube/domain';
import {FileViewer, buttonClass, type ViewableFile} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {useInfo} from '../../base/session/info';
import {unprocessedNotasQuery, pontuacoesQuery} from '../../base/notas/queries';
import type {Pintor} from '../../base/types';
import {NotaModal, type OpenNota} from '../../components/nota/NotaModal';
import {Page} from '../../components/Page';
import {codigosQuery, treinamentosQuery} from './api';
import styles from './Pontuacoes.module.css';
import {Section} from './Section';
import {CodigosTable, TreinamentosTable} from './CodigoTables';
import {UnprocessedTable} from './UnprocessedTable';
import {PontuacoesTable} from './PontuacoesTable';
import {ExpiringPontos} from './ExpiringPontos';

/** Every point: where it came from, when it ends, and what became of each receipt. */
export default function Pontuacoes() {
  const {data: info} = useInfo();
  if (!info) return null;
  return (
    <Page
      title="Pontos"
      aside={
        <Link className={buttonClass({variant: 'accent', small: true})} to={PATHS.sendNota}>
          Enviar nota
        </Link>
      }
    >
      <div className={styles.screen}>
        <div className={styles.summary}>
          <p className={styles.saldo}>
            <small>Seu saldo</small>
            <b>{formatPontos(info.saldoPontos)}</b> pontos
          </p>
          <ExpiringPontos info={info} />
        </div>
        <Tables pintor={info.profile} />
      </div>
    </Page>
  );
}

function Tables({pintor}: {pintor: Pintor}) {
  const pontuacoes = useQuery(pontuacoesQuery);
  const unprocessedNotas = useQuery(unprocessedNotasQuery);
  const codigos = useQuery(codigosQuery(pintor));
  const treinamentos = useQuery(treinamentosQuery(pintor));
  const [file, setFile] = useState<ViewableFile>();
  const [opened, setNota] = useState<OpenNota>();
  // Looked up at each drawing: it may be read while one looks.
  const unprocessed = unprocessedNotas.data?.find(({id}) => id === opened?.id);
  const nota = opened && {...opened, ...(unprocessed && {unprocessed})};
  return (
    <>
      <Section title="NOTAS NÃO PROCESSADAS" query={unprocessedNotas}>
        {rows => (
          <UnprocessedTable
            rows={rows}
            onView={({id}) => setNota({id})}
            onOpenPhoto={(url, description) => setFile({url, description})}
          />
        )}
      </Section>
      <Section title="PONTUAÇÕES" query={pontuacoes}>
        {rows => <PontuacoesTable rows={rows} onView={pontuacao => setNota({id: pontuacao.id, pontuacao})} />}
      </Section>
      <Section title="PONTUAÇÕES DE CÓDIGOS" query={codigos}>
        {rows => <CodigosTable rows={rows} />}
      </Section>
      <Section title="TREINAMENTOS" query={treinamentos}>
        {rows => <TreinamentosTable rows={rows} />}
      </Section>
      <FileViewer file={file} onClose={() => setFile(undefined)} />
      <NotaModal nota={nota} onClose={() => setNota(undefined)} />
    </>
  );
}
