import {messageOf} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {FailureState, LoadingState} from '@clube/ui';
import {Tiles} from '../components/figure/Tiles';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {useNumeros} from './queries';
import styles from './Cursos.module.css';
import {spanInWords} from './duration';
import type {NumerosDaAula, NumerosDaPergunta} from './types';

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`);

const AULAS: readonly Column<NumerosDaAula>[] = [
  {kind: 'text', field: 'nome', title: 'Aula', main: true, width: 220, note: ({modulo}) => modulo},
  {kind: 'number', field: 'iniciadaPor', title: 'Iniciaram', sortable: true, width: 110},
  {
    kind: 'number',
    field: 'concluidaPor',
    title: 'Concluíram',
    sortable: true,
    width: 130,
    note: ({iniciadaPor, concluidaPor}) => share(concluidaPor, iniciadaPor),
  },
  {kind: 'number', field: 'paramAqui', title: 'Param aqui', sortable: true, width: 120},
];

type PerguntaRow = NumerosDaPergunta & {id: number};

const PERGUNTAS: readonly Column<PerguntaRow>[] = [
  {kind: 'text', field: 'pergunta', title: 'Pergunta', main: true, width: 260, note: ({aula}) => aula},
  {kind: 'number', field: 'respondida', title: 'Responderam', sortable: true, width: 120},
  {
    kind: 'number',
    field: 'errada',
    title: 'Erraram na primeira vez',
    sortable: true,
    width: 180,
    note: ({errada, respondida}) => share(errada, respondida),
  },
  {kind: 'text', field: 'respostaErrada', title: 'Resposta errada mais marcada', width: 220},
];

/** Statistics of a course: enrolments, where people stop, wrong answers, time needed. */
export function Numeros({id}: {id: number}) {
  const {data, error, refetch} = useNumeros(id);
  if (error && !data) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={8} />;
  const {inscritos, concluidos, cancelados, tempoMediano, aulas, perguntas} = data;
  return (
    <>
      <Tiles
        tiles={[
          {label: 'Inscritos', value: inscritos, note: countOf(inscritos - concluidos, 'a caminho', 'a caminho')},
          {
            label: 'Concluíram',
            value: concluidos,
            note:
              tempoMediano === null
                ? share(concluidos, inscritos)
                : `${share(concluidos, inscritos)}, metade em até ${spanInWords(tempoMediano)}`,
          },
          {label: 'Cancelaram', value: cancelados, note: 'sem concluir'},
        ]}
      />
      <h2 className={styles.heading}>Onde param</h2>
      <LocalGrid label="Aulas em números" columns={AULAS} rows={aulas} unpaged empty="O curso ainda não tem aulas." />
      <h2 className={styles.heading}>O que mais se erra</h2>
      <LocalGrid
        label="Perguntas em números"
        columns={PERGUNTAS}
        rows={perguntas.map((each, i) => ({...each, id: i}))}
        empty="Ainda não há perguntas."
      />
    </>
  );
}
