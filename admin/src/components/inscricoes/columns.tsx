import type {Schema} from '@clube/api-client';
import {INSCRICAO_LABELS, percentComplete, type InscricaoState} from '@clube/domain';
import {DASH} from '../format/values';
import type {ListColumn} from '../grid/columns';
import {PAINTER} from '../pintores/columns';
import {StateChip, type Tone} from '../StateChip';
import styles from './Inscricoes.module.css';

export type Inscricao = Schema<'InscricaoEmCurso'>;

const TONES: Readonly<Record<InscricaoState, Tone>> = {
  inscrito: 'waiting',
  concluido: 'ok',
  encerrado: 'ok',
  cancelado: 'neutral',
};

function Stand({inscricao: {aulasConcluidas, aulas, proximaAula}}: {inscricao: Inscricao}) {
  return (
    <span className={styles.stand} title={proximaAula ?? undefined}>
      <meter min={0} max={100} value={percentComplete(aulasConcluidas, aulas)} aria-hidden />
      <span>
        {aulasConcluidas} de {aulas}
      </span>
      {proximaAula && <small>{proximaAula}</small>}
    </span>
  );
}

/** The course's column in lists of painters' enrolments. */
const CURSO: ListColumn<Inscricao> = {
  kind: 'text',
  field: 'curso',
  width: 220,
  to: ({idCurso}) => `/painel/cursos/${idCurso}`,
};

/** The columns of the progress in a course. */
const STATE: readonly ListColumn<Inscricao>[] = [
  {
    kind: 'status',
    field: 'estado',
    width: 170,
    cell: ({estado}) => <StateChip tone={TONES[estado]}>{INSCRICAO_LABELS[estado]}</StateChip>,
  },
  {
    kind: 'custom',
    field: 'aulasConcluidas',
    title: 'Onde está',
    width: 270,
    files: ['aulasConcluidas', 'aulas', 'proximaAula'],
    cell: inscricao => <Stand inscricao={inscricao} />,
  },
  {kind: 'timestamp', field: 'vistoEm', width: 150},
  {kind: 'date', field: 'inscritoEm', width: 130},
  {kind: 'date', field: 'concluidoEm', width: 140},
  {kind: 'text', field: 'certificado', width: 160, value: ({certificado}) => certificado ?? DASH},
];

const OF_CURSO: ListColumn<Inscricao> = {...PAINTER, sortable: false};
/** All columns, from which the lists of one course's or one painter's enrolments omit some. */
export const COLUMNS: readonly ListColumn<Inscricao>[] = [OF_CURSO, CURSO, ...STATE];
export const COLUMNS_OF_CURSO: readonly ListColumn<Inscricao>[] = [OF_CURSO, ...STATE];
export const COLUMNS_OF_PINTOR: readonly ListColumn<Inscricao>[] = [{...CURSO, main: true}, ...STATE];
