import {client, type Schema} from '@clube/api-client';
import {CATEGORIA_ICON_NAMES} from '@clube/domain';
import {Icon} from '@clube/ui';
import {CreateLink} from '../components/CreateLink';
import {ActiveSwitch} from '../components/ActiveSwitch';
import {numberOrDash} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {Page} from '../components/page/Page';
import {OrderedList} from '../components/reorder/OrderedList';
import {useRowActions} from '../components/RowActions';
import {useAction} from '../components/useAction';
import styles from './Categorias.module.css';

type Categoria = Schema<'Categoria'>;

const COLUMNS: readonly Column<Categoria>[] = [
  {
    kind: 'custom',
    field: 'nome',
    title: 'Categoria',
    main: true,
    cell: ({nome, icone}) => (
      <span className={styles.nome}>
        <Icon name={CATEGORIA_ICON_NAMES[icone]} size={22} />
        <strong>{nome}</strong>
      </span>
    ),
  },
  {kind: 'number', field: 'pintores', title: 'Pintores', cell: ({pintores}) => numberOrDash(pintores)},
  {
    kind: 'toggle',
    field: 'ativo',
    title: 'Ativa',
    cell: ({id, nome, ativo: stored}) => (
      <ActiveSwitch
        active={stored === 1}
        name={nome}
        resource="categorias-diretorio"
        failure="Erro ao atualizar categoria"
        change={ativo => client.put('/api/categorias-diretorio/{id}', {path: {id}, body: {ativo}})}
        question={ativo => ({
          title: ativo ? 'Ativar categoria' : 'Inativar categoria',
          text: (
            <>
              <strong>{nome}</strong>{' '}
              {ativo
                ? 'volta a ser oferecida aos pintores e na busca dos clientes.'
                : 'fica com os pintores que já a escolheram e não é mais oferecida.'}
            </>
          ),
        })}
      />
    ),
  },
];

/** The categories by which customers find painters, in their order. */
export default function CategoriasList() {
  const actions = useRowActions<Categoria>({nameOf: ({nome}) => nome});
  const {run} = useAction({failure: 'Erro ao salvar a ordem', changes: ['categorias-diretorio']});
  return (
    <Page title="Categorias" actions={<CreateLink />}>
      <OrderedList
        resource="categorias-diretorio"
        label="Categorias"
        columns={[...COLUMNS, ...actions]}
        by="ordem"
        order={{
          nameOf: ({nome}) => nome,
          save: ids =>
            run(() => client.patch('/api/categorias-diretorio/bulk', {body: ids.map((id, i) => ({id, ordem: i + 1}))})),
          hint: 'Pintores e clientes veem as categorias nesta ordem.',
        }}
        empty="Nenhuma categoria cadastrada."
      />
    </Page>
  );
}
