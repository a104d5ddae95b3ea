import {client, fileUrl} from '@clube/api-client';
import {FREE, cargaHorariaInHours} from '@clube/domain';
import {Icon, Picture} from '@clube/ui';
import {ActiveSwitch} from '../components/ActiveSwitch';
import {reaisOrDash} from '../components/format/values';
import type {ListColumn} from '../components/grid/columns';
import styles from './Cursos.module.css';
import {useInvalidateCursos} from './queries';
import type {Curso} from './types';

function Name({curso}: {curso: Curso}) {
  return (
    <>
      <Picture
        renditions={curso.capaImagens}
        main={fileUrl(curso.linkCapaCurso)}
        alt=""
        sizes="48px"
        className={styles.cover}
      >
        <span className={styles.withoutCover}>
          <Icon name="play" size={16} />
        </span>
      </Picture>
      <strong title={curso.nome}>{curso.nome}</strong>
    </>
  );
}

export const priceOf = ({preco}: Pick<Curso, 'preco'>): string => (preco > 0 ? reaisOrDash(preco) : FREE);

const LABELS = {on: 'Ativo', off: 'Rascunho', turnOn: 'Ativar', turnOff: 'Voltar a rascunho'};

/** Whether painters see the course. Those already enrolled continue with a hidden one. */
export function CursoSwitch({curso: {id, nome, ativo}}: {curso: Pick<Curso, 'id' | 'nome' | 'ativo'>}) {
  const readAgain = useInvalidateCursos();
  const change = async (active: boolean): Promise<void> => {
    await client.put('/api/cursos/curso/{id}', {path: {id}, body: {ativo: active}});
    await readAgain();
  };
  return (
    <ActiveSwitch
      active={ativo}
      name={nome}
      resource="cursos"
      failure="Erro ao atualizar curso"
      labels={LABELS}
      change={change}
      question={active => ({
        title: active ? 'Ativar curso' : 'Voltar a rascunho',
        text: (
          <>
            <strong>{nome}</strong>{' '}
            {active
              ? 'aparece na lista de todos os pintores.'
              : 'sai da lista dos pintores. Quem já se inscreveu continua com ele.'}
          </>
        ),
      })}
    />
  );
}

export const CURSO_COLUMNS: readonly ListColumn<Curso>[] = [
  {kind: 'text', field: 'nome', sortable: true, main: true, width: 220, cell: curso => <Name curso={curso} />},
  {kind: 'text', field: 'categoria', sortable: true, width: 120},
  {
    kind: 'number',
    field: 'cargaHoraria',
    title: 'Carga horária',
    sortable: true,
    width: 112,
    cell: ({cargaHoraria}) => cargaHorariaInHours(cargaHoraria),
  },
  {kind: 'money', field: 'preco', sortable: true, width: 110, cell: priceOf},
  {
    kind: 'custom',
    field: 'certificado',
    sortable: true,
    width: 100,
    cell: ({certificado}) => (certificado ? 'Sim' : 'Não'),
  },
  {
    kind: 'toggle',
    field: 'ativo',
    title: 'Situação',
    sortable: true,
    width: 132,
    cell: curso => <CursoSwitch curso={curso} />,
  },
];
